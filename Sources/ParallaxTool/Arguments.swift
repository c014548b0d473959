@preconcurrency import CGetopt
import Foundation

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
                throw Self.complaint(code, word: words[max(0, Int(optind) - 2)], options: options)
            }
            let found =
                code >= Self.firstCode
                ? options[Int(code - Self.firstCode)]
                : options.first { $0.letter == Character(UnicodeScalar(UInt8(code))) }!
            values[found.name, default: []].append(found.value == nil ? "" : String(cString: optarg))
        }
        operands = cStrings[Int(optind)..<Int(count)].map { String(cString: $0!) }
    }

    /// Whether the option was given.
    func has(_ name: String) -> Bool { values[name] != nil }

    /// The option's value; the last one if it was given more than once.
    func value(_ name: String) -> String? { values[name]?.last }

    private static let firstCode: Int32 = 1_000

    private static func complaint(_ code: Int32, word: String, options: [Option]) -> Failure {
        if code == 58 { return .unusable("\(word) needs a value") }
        let known = options.map { "--" + $0.name }.joined(separator: ", ")
        return .unusable("there is no option \(word); there are \(known)")
    }
}
