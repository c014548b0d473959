/// What one layer does while its list scrolls: a flat table of tracks.
///
/// ```swift
/// let drift = Effect.drift(speed: 0.8)
/// let pose = drift.pose(item: 500..<750, viewport: 0..<844)   // pose.translation.y is −40.6
///
/// let dim = Effect {
///     Track(.opacity, over: .phase, .linear(through: [(-1, 0), (0, 1), (1, 0)]))
/// }
/// ```
///
/// An effect is a value: it remembers nothing, and the same situation gives the same pose by whichever way it was
/// reached.
public struct Effect: Equatable, Sendable {
    /// The point about which the effect acts, as fractions of the layer's box.
    public var anchor: Vector
    /// The direction of the axis that rotation tracks turn about.
    public var axis: Vector3
    /// One over the distance of the viewer's eye, in points; 0 for none.
    public var perspective: Double

    /// The table: one entry a track, and the pieces of all their curves in one array.
    private(set) var entries: [TrackEntry] = []
    private(set) var pieces: [CurvePiece] = []
    /// The parts of a pose that the tracks write, one bit each, in the order of ``Channel``.
    private var writtenParts: UInt16 = 0
    /// Those of them that more than one track writes, and what else these tracks write.
    private(set) var sharedParts: UInt16 = 0

    /// Makes an effect of tracks.
    ///
    /// - Parameters:
    ///   - anchor: The point about which it acts, as fractions of the layer's box; its middle unless told.
    ///   - axis: The axis that rotation tracks turn about; toward the viewer unless told. Its length does not matter;
    ///     a length of 0 turns nothing.
    ///   - eyeDistance: How far the viewer's eye is from the screen, in points; infinite, or 0 or less, for no
    ///     perspective.
    ///   - tracks: The tracks, in any order.
    public init(
        anchor: Vector = Vector(0.5, 0.5), axis: Vector3 = Vector3(0, 0, 1), eyeDistance: Double = .infinity,
        @TrackBuilder tracks: () -> [Track]
    ) {
        self.init(tracks(), anchor: anchor, axis: axis, eyeDistance: eyeDistance)
    }

    /// Makes an effect of an array of tracks.
    public init(
        _ tracks: [Track], anchor: Vector = Vector(0.5, 0.5), axis: Vector3 = Vector3(0, 0, 1),
        eyeDistance: Double = .infinity
    ) {
        self.anchor = Vector(anchor.x.bounded(nan: 0.5), anchor.y.bounded(nan: 0.5))
        self.axis = Vector3(axis.x.bounded(), axis.y.bounded(), axis.z.bounded())
        self.perspective = eyeDistance > 0 ? min(1 / eyeDistance, 1) : 0
        for track in tracks { add(track) }
    }

    /// The effect that does nothing.
    public static var none: Effect { Effect() }

    private init() {
        (anchor, axis, perspective) = (Vector(0.5, 0.5), Vector3(0, 0, 1), 0)
    }

    /// The tracks, in the order in which they were given.
    public var tracks: [Track] {
        entries.map { entry in
            let range = entry.firstPiece..<entry.firstPiece + entry.pieceCount
            return Track(
                entry.channel, over: entry.driver,
                Curve(pieces: Array(pieces[range]), ends: entry.ends), in: entry.unit)
        }
    }

    /// Whether the effect has no tracks.
    public var isEmpty: Bool { entries.isEmpty }

    /// This effect and the tracks of another one; anchor, axis and perspective stay this one's, unless this one has no
    /// tracks of its own.
    public func adding(_ other: Effect) -> Effect {
        if isEmpty { return other }
        var sum = self
        for entry in other.entries { sum.add(entry, of: other.pieces) }
        return sum
    }

    /// Adds a track behind the others.
    package mutating func add(_ track: Track) { add(TrackEntry(track), of: track.curve.pieces) }

    /// Adds an entry whose own pieces lie among others.
    private mutating func add(_ entry: TrackEntry, of others: [CurvePiece]) {
        var entry = entry
        let first = entry.firstPiece
        entry.firstPiece = pieces.count
        for place in first..<first + entry.pieceCount { pieces.append(others[place]) }
        entries.append(entry)
        sharedParts |= writtenParts & entry.channel.parts
        // A track that shares one of its parts leaves the other to be bounded with the shared ones.
        for entry in entries where entry.channel.parts & sharedParts != 0 {
            sharedParts |= entry.channel.parts
        }
        writtenParts |= entry.channel.parts
    }
}

/// Collects the tracks of an effect.
@resultBuilder
public enum TrackBuilder {
    /// One track, as an array.
    public static func buildExpression(_ track: Track) -> [Track] { [track] }
    /// Tracks that were collected elsewhere.
    public static func buildExpression(_ tracks: [Track]) -> [Track] { tracks }
    /// The tracks of all lines.
    public static func buildBlock(_ tracks: [Track]...) -> [Track] { Array(tracks.joined()) }
    /// Tracks behind an `if` without `else`.
    public static func buildOptional(_ tracks: [Track]?) -> [Track] { tracks ?? [] }
    /// Tracks of the first branch.
    public static func buildEither(first tracks: [Track]) -> [Track] { tracks }
    /// Tracks of the second branch.
    public static func buildEither(second tracks: [Track]) -> [Track] { tracks }
    /// Tracks of a loop.
    public static func buildArray(_ tracks: [[Track]]) -> [Track] { Array(tracks.joined()) }
}
