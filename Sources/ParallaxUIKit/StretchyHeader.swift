#if canImport(UIKit)
import Parallax
import UIKit

/// A picture above a list that stretches when pulled, and moves away slower than the list while it fades.
///
/// ```swift
/// let cover = UIImageView(image: UIImage(named: "cover"))
/// cover.contentMode = .scaleAspectFill
/// effects.header = StretchyHeader(cover, height: 300, bar: navigationController?.navigationBar)
/// ```
///
/// In a table the room for it is the table's header view: a view of the app's own that is there already, or comes later, is
/// kept below the picture. Insets stay the app's, so refresh control, section headers, keyboard and scrolling to the top
/// work as ever. Any other scroll view must leave the room itself, above its content.
@MainActor
public struct StretchyHeader {
    /// How the navigation bar comes in as the picture leaves.
    public enum BarMode: Sendable {
        /// ``StretchyHeader/backdrop`` fades in under the bar, whose own background must be transparent; titles and buttons
        /// stay.
        case backdrop
        /// The bar fades as a whole, titles and buttons too.
        case whole
    }

    /// The picture, or any view. It fills the header's box.
    public let picture: UIView
    /// How far the first row lies below the inset, in points. It may change at any time.
    public var height: CGFloat
    /// Where the picture's box begins: at the screen's own edge, or below the safe area.
    public var edge: Header.Edge
    /// What the picture does.
    public var effect = Effect.stretchyHeader()
    /// The bar that comes in as the picture leaves; `nil` for none.
    public private(set) weak var bar: UINavigationBar?
    /// How the bar comes in.
    public var barMode = BarMode.backdrop
    /// What the bar does: only its opacity is asked.
    public var barEffect = Effect.barBackground
    /// What fades in under the bar; of the system's background colour unless told.
    public var backdrop: UIView

    /// Describes a header.
    ///
    /// - Parameters:
    ///   - picture: The picture, or any view.
    ///   - height: How far the first row lies below the inset, in points.
    ///   - edge: Where the picture's box begins; the screen's own edge unless told.
    ///   - bar: The bar that comes in as the picture leaves; none unless told.
    public init(_ picture: UIView, height: CGFloat, edge: Header.Edge = .screen, bar: UINavigationBar? = nil)
    {
        self.picture = picture
        self.height = height
        self.edge = edge
        self.bar = bar
        backdrop = UIView(frame: .zero)
        backdrop.backgroundColor = .systemBackground
    }
}
#endif
