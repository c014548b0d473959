nonisolated public struct Rectangle: View, LayoutPrimitive, Sendable {
    public init() {}
    func update(_ node: StandInNode) {}
    func size(_ proposal: ProposedViewSize, _ node: StandInNode) -> CGSize {
        proposal.replacingUnspecifiedDimensions()
    }
    func place(_ node: StandInNode, in frame: CGRect) {}
    public nonisolated func fill(_ color: Color) -> some View { color }
}

nonisolated public struct Spacer: View, LayoutPrimitive {
    public init(minLength: CGFloat? = nil) {}
    func update(_ node: StandInNode) {}
    func size(_ proposal: ProposedViewSize, _ node: StandInNode) -> CGSize {
        proposal.replacingUnspecifiedDimensions(by: .zero)
    }
    func place(_ node: StandInNode, in frame: CGRect) {}
}

nonisolated public struct Image: View, LayoutPrimitive {
    public let name: String
    public let isDecorative: Bool
    var isResizable = false
    /// The size of every picture.
    nonisolated(unsafe) public static var standInSize = CGSize(width: 300, height: 200)

    public init(_ name: String) { (self.name, isDecorative) = (name, false) }
    public init(decorative name: String) { (self.name, isDecorative) = (name, true) }
    public func resizable() -> Image {
        var image = self
        image.isResizable = true
        return image
    }
    func update(_ node: StandInNode) {}
    func size(_ proposal: ProposedViewSize, _ node: StandInNode) -> CGSize {
        isResizable ? proposal.replacingUnspecifiedDimensions(by: Self.standInSize) : Self.standInSize
    }
    func place(_ node: StandInNode, in frame: CGRect) {}
}

nonisolated public struct Text: View, LayoutPrimitive {
    public let string: String
    public init<S: StringProtocol>(_ string: S) { self.string = String(string) }
    func update(_ node: StandInNode) {}
    /// Letters half as wide as they are high, on one line.
    func size(_ proposal: ProposedViewSize, _ node: StandInNode) -> CGSize {
        let size = node.standInLetterSize
        return CGSize(
            width: min(proposal.width ?? .infinity, Double(string.count) * size / 2), height: 1.2 * size)
    }
    func place(_ node: StandInNode, in frame: CGRect) {}
}

public struct Font: Equatable, Sendable {
    public enum TextStyle: Sendable {
        case largeTitle, title, title2, title3, headline, body, subheadline, caption
    }
    public enum Weight: Sendable { case regular, semibold, bold }
    let size: CGFloat
    let isScaled: Bool
    private(set) var isBold = false
    init(size: CGFloat, isScaled: Bool) { (self.size, self.isScaled) = (size, isScaled) }
    public static let largeTitle = Font(size: 34, isScaled: true)
    public static let title = Font(size: 28, isScaled: true)
    public static let title2 = Font(size: 22, isScaled: true)
    public static let headline = Font(size: 17, isScaled: true)
    public static let body = Font(size: 17, isScaled: true)
    public static let callout = Font(size: 16, isScaled: true)
    public static let subheadline = Font(size: 15, isScaled: true)
    public func bold() -> Font {
        var font = self
        font.isBold = true
        return font
    }
    public func weight(_ weight: Weight) -> Font { self }
}

extension EnvironmentValues {
    private enum FontKey: EnvironmentKey { static let defaultValue = Font.body }
    var standInFont: Font {
        get { self[FontKey.self] }
        set { self[FontKey.self] = newValue }
    }
}

extension StandInNode {
    /// The size of a text's letters in points.
    public var standInLetterSize: CGFloat {
        let font = environment.standInFont
        return font.size * (font.isScaled ? environment.dynamicTypeSize.standInFactor : 1)
    }
    public var standInIsBold: Bool { environment.standInFont.isBold }
}

public enum TextAlignment: Sendable { case leading, center, trailing }
@available(iOS 16, macOS 13, *)
public enum ScrollIndicatorVisibility: Sendable { case automatic, visible, hidden, never }
public enum Visibility: Sendable { case automatic, visible, hidden }

/// What is said of a view besides its geometry; tests look for it.
nonisolated struct Said<Content: View>: View, LayoutPrimitive, StandInSaid {
    let content: Content
    let standInWord: String
    nonisolated init(_ content: Content, _ word: String) { (self.content, standInWord) = (content, word) }
    func update(_ node: StandInNode) { node.setChild(0, content) }
}

public protocol StandInSaid { var standInWord: String { get } }

extension View {
    public nonisolated func font(_ font: Font) -> some View { environment(\.standInFont, font) }
    public nonisolated func multilineTextAlignment(_ alignment: TextAlignment) -> some View { self }
    @available(iOS 16, macOS 13, *)
    public nonisolated func bold() -> some View { self }
    @available(iOS 16, macOS 13, *)
    public nonisolated func scrollIndicators(_ visibility: ScrollIndicatorVisibility) -> some View { self }
    public nonisolated func accessibilityHidden(_ hidden: Bool) -> some View {
        Said(self, hidden ? "hidden from VoiceOver" : "")
    }
    public nonisolated func accessibilityLabel<S: StringProtocol>(_ label: S) -> some View {
        Said(self, "called \(label)")
    }
    public nonisolated func accessibilityElement(children: AccessibilityChildBehavior = .ignore) -> some View
    {
        self
    }
    public nonisolated func allowsHitTesting(_ enabled: Bool) -> some View {
        Said(self, enabled ? "" : "lets touches through")
    }
    public nonisolated func contentShape(_ shape: Rectangle) -> some View {
        Said(self, "is touched as a whole")
    }
    public nonisolated func navigationTitle<S: StringProtocol>(_ title: S) -> some View { self }
    @available(iOS 17, macOS 14, *)
    public nonisolated func scrollTargetBehavior(_ behavior: PagingScrollTargetBehavior) -> some View { self }
    @available(iOS 17, macOS 14, *)
    public nonisolated func scrollTargetLayout() -> some View { self }
    @available(iOS 17, macOS 14, *)
    public nonisolated func scrollPosition<ID: Hashable>(id: Binding<ID?>) -> some View { self }
    public nonisolated func listRowInsets(_ insets: EdgeInsets) -> some View { self }
    public nonisolated func listRowSeparator(_ visibility: Visibility) -> some View { self }
}

public enum AccessibilityChildBehavior: Sendable { case ignore, contain, combine }

@available(iOS 17, macOS 14, *)
public struct PagingScrollTargetBehavior: Sendable {}
@available(iOS 17, macOS 14, *)
extension PagingScrollTargetBehavior { public static var paging: Self { Self() } }

// MARK: Life

/// What a node with `onAppear` remembers.
final class Appearance {
    var hasAppeared = false
    var disappear: (() -> Void)?
}

nonisolated struct AppearanceView<Content: View>: View, LayoutPrimitive {
    let content: Content
    let appear, disappear: (() -> Void)?
    nonisolated init(_ content: Content, _ appear: (() -> Void)?, _ disappear: (() -> Void)?) {
        (self.content, self.appear, self.disappear) = (content, appear, disappear)
    }
    func update(_ node: StandInNode) {
        let memory = node.memory as? Appearance ?? Appearance()
        memory.disappear = disappear
        node.memory = memory
        if !memory.hasAppeared {
            memory.hasAppeared = true
            node.host?.later { [appear] in appear?() }
        }
        node.setChild(0, content)
    }
}

extension View {
    public nonisolated func onAppear(perform action: (() -> Void)? = nil) -> some View {
        AppearanceView(self, action, nil)
    }
    public nonisolated func onDisappear(perform action: (() -> Void)? = nil) -> some View {
        AppearanceView(self, nil, action)
    }
}
