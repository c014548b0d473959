import Parallax

/// Why a stage can't become a page: what is wrong, and what would be right.
public struct PageProblem: Error, Equatable, Sendable, CustomStringConvertible {
    /// The problem as a sentence.
    public let description: String

    init(_ description: String) { self.description = description }
}

extension Effect {
    /// Why elements within one another can't carry the effect; `nil` if they can.
    ///
    /// Each driver has an element of its own. A perspective that acts on several, and a shadow or a blur that several drivers
    /// make together, belong to no single one.
    func problem(of layer: String) -> PageProblem? {
        func drivers(_ channels: Set<Channel>) -> [Driver] {
            var found: [Driver] = []
            for track in tracks where channels.contains(track.channel) && !found.contains(track.driver) {
                found.append(track.driver)
            }
            return found
        }
        let isSeenInSpace = tracks.contains { $0.channel == .rotation || $0.channel == .translationZ }
        if perspective != 0, isSeenInSpace, drivers(Set(Channel.allCases).subtracting([.opacity])).count > 1 {
            return PageProblem(
                "\(layer): a page can't show an eye distance where tracks follow more than one driver; let all follow one, or leave eyeDistance out"
            )
        }
        let groups: [(Set<Channel>, String)] = [
            ([.shadowOpacity, .shadowRadius, .shadowX, .shadowY], "a shadow"), ([.blur], "a blur"),
        ]
        for (channels, name) in groups where drivers(channels).count > 1 {
            return PageProblem(
                "\(layer): a page can't show \(name) that more than one driver makes; let all its tracks follow one"
            )
        }
        return nil
    }
}
