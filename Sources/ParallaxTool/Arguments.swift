@preconcurrency import CGetopt
import Foundation
import ParallaxDocument

/// One option of a command, as `getopt_long` takes it and as help prints it.
struct Option {
    /// The long name, without dashes.
    let name: String
    /// The one-letter name.
    var letter: Character?
    /// What stands for the value in help; `nil` for an option without one.
    var value: String?
    /// One line of help.
    let help: String
}

/// What a command line says: the options given and the operands, taken apart by libc's `getopt_long`.
struct Arguments {
    private var values: [String: [String]] = [:]
    /// What is no option, in order.
    private(set) var operands: [String] = []

    /// Takes `words`, which follow the command's name, apart.
    init(_ words: [String], options: [Option]) throws {
        var cStrings = (["parallax"] + words).map { strdup($0) }
        defer { for string in cStrings { free(string) } }
        cStrings.append(nil)
        let names = options.map { strdup($0.name) }
        defer { for name in names { free(name) } }
        var table = zip(options, names).enumerated().map { index, pair in
            option(
                name: pair.1, has_arg: pair.0.value == nil ? no_argument : required_argument, flag: nil,
                val: Self.firstCode + Int32(index))
        }
        table.append(option())
        // The colon in front: a missing value is told apart from an unknown option, and nothing is printed.
        let letters = options.reduce(into: ":") { text, option in
            if let letter = option.letter { text += "\(letter)" + (option.value == nil ? "" : ":") }
        }
        optind = 0
        opterr = 0
        let count = Int32(words.count + 1)
        while true {
            let code = getopt_long(count, &cStrings, letters, table, nil)
            if code == -1 { break }
            if code == 63 || code == 58 {
                // Operands have been moved behind the options meanwhile: the word is looked for where it stands now.
                let word = cStrings[Int(optind) - 1].map { String(cString: $0) } ?? ""
                throw Self.complaint(code, letter: optopt, word: word, among: words, options: options)
            }
            let found =
                code >= Self.firstCode
                ? options[Int(code - Self.firstCode)]
                : options.first { $0.letter == Character(UnicodeScalar(UInt8(code))) }!
            let value = found.value == nil ? "" : String(cString: optarg)
            // Which of two values is meant, nobody can know.
            if found.value != nil, let first = values[found.name]?.last {
                throw Failure.unusable(
                    "--\(found.name) is given twice, as \"\(first)\" and as \"\(value)\"; give it once")
            }
            values[found.name, default: []].append(value)
        }
        operands = cStrings[Int(optind)..<Int(count)].map { String(cString: $0!) }
    }

    /// Whether the option was given.
    func has(_ name: String) -> Bool { values[name] != nil }

    /// The option's value.
    func value(_ name: String) -> String? { values[name]?.last }

    private static let firstCode: Int32 = 1_000

    /// What is wrong with a word, by the code that `getopt_long` gave; `letter` is its `optopt`.
    private static func complaint(
        _ code: Int32, letter: Int32, word: String, among words: [String], options: [Option]
    ) -> Failure {
        if code == 58 {
            // The last of several letters in one word has no value, or a long option has none.
            let isLong = letter >= firstCode
            let name = isLong ? word : "-" + String(UnicodeScalar(UInt8(letter)))
            return .unusable("\(name) needs a value")
        }
        if letter >= firstCode {
            return .unusable(
                "--\(options[Int(letter - firstCode)].name) takes no value, and \"\(word)\" gives one")
        }
        let known = options.map { "--" + $0.name }
        if letter > 0, letter < 128 {
            let name = "-" + String(UnicodeScalar(UInt8(letter)))
            // Several letters may stand in one word.
            let cluster = words.first {
                $0.hasPrefix("-") && !$0.hasPrefix("--") && $0.contains(name.last!)
            }
            let place = cluster.map { $0 == name ? "" : " (in \"\($0)\")" } ?? ""
            return .unusable("there is no option \(name)\(place); there are \(known.joined(separator: ", "))")
        }
        let name = String(word.prefix { $0 != "=" })
        let meant = known.filter { $0.hasPrefix(name) }
        if meant.count > 1 {
            return .unusable("\(name) may be \(meant.joined(separator: " or "))")
        }
        let advice =
            Complaint.nearest(to: name, among: known).map { "did you mean \($0)?" }
            ?? "there are \(known.joined(separator: ", "))"
        return .unusable("there is no option \(word); \(advice)")
    }
}
