/// One layer's pose over one driver, ready to be drawn.
struct PlotPanel {
    /// A unit that values share an axis in.
    enum Unit: Int, CaseIterable {
        case points, factor, degrees

        /// What stands at the axis.
        var label: String {
            switch self {
            case .points: return "points"
            case .factor: return "factor"
            case .degrees: return "degrees"
            }
        }
    }

    /// One part of the pose.
    struct Series {
        var name: String
        var unit: Unit
        var values: [Double]
    }

    /// A place on the axis that has a name.
    struct Place {
        var x: Double
        var name: String
    }

    /// The layer, and what it does.
    var title: String
    /// What runs along the axis, with its unit.
    var axis: String
    /// The driver's values at which the series were asked.
    var xs: [Double]
    var series: [Series]
    var places: [Place]
    /// A range in which the content is pulled beyond its end.
    var pull: ClosedRange<Double>?
}
