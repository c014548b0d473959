import Parallax

/// Tracks of one's own as a file says them, with angles in degrees.
///
///     var fade = TrackTable.Line(.opacity, over: .phase, [Vector(0, 1), Vector(1, 0)])
///     TrackTable([fade]).effect
public struct TrackTable: Equatable, Sendable {
    /// The tracks.
    public var lines: [Line]
    /// The point about which the effect acts, as fractions of the layer's box.
    public var anchor = Vector(0.5, 0.5)
    /// The axis that rotation turns about: x right, y down, z toward the viewer.
    public var axis = Vector3(0, 0, 1)
    /// How far the viewer's eye is from the screen, in points; `nil` for no perspective.
    public var eyeDistance: Double?

    /// Makes a table of tracks that acts about the layer's middle, without perspective.
    public init(_ lines: [Line] = []) { self.lines = lines }

    /// One track: a channel as a function of a driver, through points.
    public struct Line: Equatable, Sendable {
        /// What is written.
        public var channel: Channel
        /// What it is a function of.
        public var driver: Driver.Quantity
        /// The length that travel and overscroll are multiples of.
        public var driverUnit: Measure
        /// The length that values are multiples of.
        public var unit: Measure
        /// Points of the curve: the driver's value and the channel's. Angles are degrees.
        public var points: [Vector]
        /// How the curve gets from point to point.
        public var easing: Easing
        /// What holds before the first point.
        public var before: Curve.Beyond
        /// What holds beyond the last point.
        public var after: Curve.Beyond

        /// Makes a track of straight lines from point to point that holds its ends' values.
        public init(
            _ channel: Channel, over driver: Driver.Quantity, _ points: [Vector], easing: Easing = .linear,
            beyond: Curve.Beyond = .hold
        ) {
            self.channel = channel
            self.driver = driver
            self.driverUnit = .points
            self.unit = .points
            self.points = points
            self.easing = easing
            self.before = beyond
            self.after = beyond
        }
    }

    /// How a curve gets from one point to the next.
    public enum Easing: Equatable, Sendable {
        /// Straight.
        case linear
        /// Along one smooth curve through all points that never runs past them.
        case smooth
        /// Along a timing curve, begun anew at each point.
        case timing(CubicBezier)
    }

    /// The effect that the engine runs.
    public var effect: Effect {
        Effect(lines.map(\.track), anchor: anchor, axis: axis, eyeDistance: eyeDistance ?? .infinity)
    }
}

extension TrackTable.Line {
    /// The track that the engine runs.
    public var track: Track {
        let places = points.map { ($0.x, channel == .rotation ? $0.y.radians : $0.y) }
        let curve: Curve =
            switch easing {
            case .linear: .linear(through: places)
            case .smooth: .smooth(through: places)
            case .timing(let timing): .eased(timing, through: places)
            }
        return Track(channel, over: drive, curve.with(before: before, after: after), in: unit)
    }

    private var drive: Driver {
        switch driver {
        case .travel: .travel(per: driverUnit)
        case .overscroll: .overscroll(per: driverUnit)
        case .phase: .phase
        case .pageDistance: .pageDistance
        case .age: .age
        }
    }
}
