/// What fills a shape, letters or a background.
public protocol ShapeStyle: Sendable {
    /// What is seen of it at a height of the box, 0…1 from its top.
    func standInTint(_ scheme: ColorScheme, at height: Double) -> StandInTint
}

/// A grey and how opaque it is: enough to tell whether words can be read.
public struct StandInTint: Equatable, Sendable {
    /// 0…1, sRGB.
    public var grey: Double
    public var opacity: Double
    public init(grey: Double, opacity: Double = 1) { (self.grey, self.opacity) = (grey, opacity) }

    /// This, painted over another one.
    public func over(_ other: StandInTint) -> StandInTint {
        StandInTint(grey: grey * opacity + other.grey * (1 - opacity))
    }

    /// How much light comes from it, 0…1.
    private var luminance: Double { grey <= 0.04045 ? grey / 12.92 : pow((grey + 0.055) / 1.055, 2.4) }

    /// The contrast of two opaque tints, 1…21, as the WCAG defines it.
    public func contrast(to other: StandInTint) -> Double {
        let (a, b) = (luminance, other.luminance)
        return (max(a, b) + 0.05) / (min(a, b) + 0.05)
    }
}

/// A colour, which is also a view as large as it may be.
nonisolated public struct Color: View, LayoutPrimitive, Equatable, ShapeStyle {
    public let name: String
    /// Red, green and blue, 0…1; `nil` follows the colour scheme, as letters do.
    private let parts: [Double]?
    public var standInOpacity = 1.0
    init(_ name: String, grey: Double?, opacity: Double = 1) {
        self.init(name, parts: grey.map { [$0, $0, $0] }, opacity: opacity)
    }
    private init(_ name: String, parts: [Double]?, opacity: Double) {
        (self.name, self.parts, standInOpacity) = (name, parts, opacity)
    }
    public init(red: Double, green: Double, blue: Double, opacity: Double = 1) {
        self.init("\(red) \(green) \(blue)", parts: [red, green, blue], opacity: opacity)
    }
    /// Red, green, blue and opacity, 0…1.
    public func standInParts(_ scheme: ColorScheme) -> [Double] {
        (parts ?? (scheme == .light ? [0, 0, 0] : [1, 1, 1])) + [standInOpacity]
    }
    public static let black = Color("black", grey: 0)
    public static let white = Color("white", grey: 1)
    public static let gray = Color("gray", grey: 0.56)
    public static let clear = Color("clear", grey: 0, opacity: 0)
    public static let primary = Color("primary", grey: nil)
    public func opacity(_ opacity: Double) -> Color {
        var color = self
        color.standInOpacity *= opacity
        return color
    }
    public func standInTint(_ scheme: ColorScheme, at height: Double) -> StandInTint {
        let parts = standInParts(scheme)
        return StandInTint(
            grey: 0.2126 * parts[0] + 0.7152 * parts[1] + 0.0722 * parts[2], opacity: standInOpacity)
    }
    func update(_ node: StandInNode) {}
    func size(_ proposal: ProposedViewSize, _ node: StandInNode) -> CGSize {
        proposal.replacingUnspecifiedDimensions()
    }
    func place(_ node: StandInNode, in frame: CGRect) {}
}

extension ShapeStyle where Self == Color {
    public static var black: Color { Color.black }
    public static var white: Color { Color.white }
    public static var gray: Color { Color.gray }
    public static var clear: Color { Color.clear }
    public static var primary: Color { Color.primary }
}

/// The system's own colour behind content: white, or black in the dark.
public struct BackgroundStyle: ShapeStyle {
    public init() {}
    public func standInTint(_ scheme: ColorScheme, at height: Double) -> StandInTint {
        StandInTint(grey: scheme == .light ? 1 : 0)
    }
}

extension ShapeStyle where Self == BackgroundStyle {
    public static var background: BackgroundStyle { BackgroundStyle() }
}

public struct Gradient: Equatable, Sendable {
    public struct Stop: Equatable, Sendable {
        public var color: Color
        public var location: CGFloat
        public init(color: Color, location: CGFloat) { (self.color, self.location) = (color, location) }
    }
}

/// Colours from the top to the bottom; other ways are not looked at.
nonisolated public struct LinearGradient: View, LayoutPrimitive, ShapeStyle {
    private let stops: [Gradient.Stop]
    public var standInStops: [Gradient.Stop] { stops }
    public init(stops: [Gradient.Stop], startPoint: UnitPoint, endPoint: UnitPoint) {
        precondition(
            startPoint == .top && endPoint == .bottom, "The stand-in knows gradients from top to bottom.")
        self.stops = stops
    }
    public func standInTint(_ scheme: ColorScheme, at height: Double) -> StandInTint {
        guard let after = stops.firstIndex(where: { $0.location >= height }) else {
            return stops[stops.count - 1].color.standInTint(scheme, at: height)
        }
        let to = stops[after].color.standInTint(scheme, at: height)
        guard after > 0 else { return to }
        let from = stops[after - 1].color.standInTint(scheme, at: height)
        let part = (height - stops[after - 1].location) / (stops[after].location - stops[after - 1].location)
        return StandInTint(
            grey: from.grey + part * (to.grey - from.grey),
            opacity: from.opacity + part * (to.opacity - from.opacity))
    }
    func update(_ node: StandInNode) {}
    func size(_ proposal: ProposedViewSize, _ node: StandInNode) -> CGSize {
        proposal.replacingUnspecifiedDimensions()
    }
    func place(_ node: StandInNode, in frame: CGRect) {}
}

/// A background's style, as a view.
nonisolated public struct StandInFill<Style: ShapeStyle>: View, LayoutPrimitive, StandInFilled {
    let style: Style
    public var standInStyle: any ShapeStyle { style }
    func update(_ node: StandInNode) {}
    func size(_ proposal: ProposedViewSize, _ node: StandInNode) -> CGSize {
        proposal.replacingUnspecifiedDimensions()
    }
    func place(_ node: StandInNode, in frame: CGRect) {}
}

public protocol StandInFilled { var standInStyle: any ShapeStyle { get } }
extension Color: StandInFilled { public var standInStyle: any ShapeStyle { self } }
extension LinearGradient: StandInFilled { public var standInStyle: any ShapeStyle { self } }

extension EnvironmentValues {
    private enum ForegroundKey: EnvironmentKey { static let defaultValue: any ShapeStyle = Color.primary }
    /// What letters are painted with.
    var standInForeground: any ShapeStyle {
        get { self[ForegroundKey.self] }
        set { self[ForegroundKey.self] = newValue }
    }
}

extension StandInNode {
    /// What the letters of a text are painted with.
    public var standInForeground: any ShapeStyle { environment.standInForeground }
}

extension View {
    public nonisolated func foregroundStyle<Style: ShapeStyle>(_ style: Style) -> some View {
        environment(\.standInForeground, style)
    }
    public nonisolated func background<Style: ShapeStyle>(
        _ style: Style, ignoresSafeAreaEdges edges: Edge.Set = .all
    ) -> some View {
        Layered(self, StandInFill(style: style).ignoresSafeArea(edges: edges), .center, isBehind: true)
    }
}

// MARK: Bars

@available(iOS 16, macOS 13, *)
public struct ToolbarPlacement: Sendable {
    public static var automatic: Self { Self() }
    @available(macOS, unavailable)
    public static var navigationBar: Self { Self() }
}

extension View {
    @available(iOS 16, macOS 13, *)
    public nonisolated func toolbarBackground(_ visibility: Visibility, for bars: ToolbarPlacement...)
        -> some View
    {
        self
    }
    @available(iOS 16, macOS 13, *)
    public nonisolated func toolbarColorScheme(_ scheme: ColorScheme?, for bars: ToolbarPlacement...)
        -> some View
    {
        self
    }
}
