#if canImport(UIKit)
import Parallax
import UIKit

/// A picture above a list: it stretches when pulled, lags behind as the list covers it, and may show the bar as it goes.
///
/// ```swift
/// effects.header = StretchyHeader(cover, height: 300, bar: navigationController?.navigationBar)
/// ```
///
/// Its room is real content and no inset, so section headers, refresh control, `scrollToTop` and programmatic scrolling work as
/// without it. A collection view gets its room from the app's
/// layout, see ``roomItem(height:)``. In any other scroll view the app leaves the top `height` points of its content free.
///
/// In a table the room is the `tableHeaderView`: a view of the header's own, which wraps the app's and keeps it below the picture.
/// So ask no longer the table for the app's header view, but keep it. To change its height, set it again, as one does without this
/// header; it is wrapped anew within the same frame:
///
/// ```swift
/// banner.frame.size.height = 80
/// tableView.tableHeaderView = banner
/// ```
///
/// The height may change at any time. In a table, what is at the viewport's top stays there: the same fraction of the header,
/// or the same row. While a refresh control spins, the picture stays as far stretched as the control holds the list open.
public struct StretchyHeader {
    /// How the bar comes and goes.
    public enum BarStyle: UInt8, Sendable, CaseIterable {
        /// A view of the header's own fades in behind the bar, which stays as it is: make the bar's background transparent. Its
        /// title and buttons can be seen at all times.
        case backdrop
        /// The whole bar fades, title and buttons with it. It is as it was again when the screen is left; say so with
        /// ``ScrollEffects/screenWillAppear(animated:)`` and ``ScrollEffects/screenWillDisappear(animated:)``.
        case whole
    }

    /// The picture.
    public var cover: UIView
    /// How far the list begins below the top inset, in points; less than 0, or NaN, counts as 0.
    public var height: CGFloat
    /// Where the picture begins: at the screen's edge, under bars, or below the safe area.
    public var edge: Header.Edge
    /// What the picture does.
    public var effect: Effect
    /// The bar; `nil` for none.
    public weak var bar: UIView?
    /// How the bar comes and goes.
    public var barStyle: BarStyle
    /// How opaque the bar, or its backdrop, is; the item is the header.
    public var barEffect: Effect
    /// The view that fades in behind the bar, white or, in dark mode, black unless told.
    public var backdrop: UIView

    /// Makes a header.
    ///
    /// - Parameters:
    ///   - cover: The picture; the header puts it into the scroll view, behind the list.
    ///   - height: How far the list begins below the top inset, in points.
    ///   - edge: Where the picture begins.
    ///   - effect: What the picture does.
    ///   - bar: The bar that shows as the picture goes.
    ///   - barStyle: How it does.
    @MainActor public init(
        _ cover: UIView, height: CGFloat, edge: Header.Edge = .screen, effect: Effect = .stretchyHeader(),
        bar: UIView? = nil, barStyle: BarStyle = .backdrop
    ) {
        self.cover = cover
        self.height = height
        self.edge = edge
        self.effect = effect
        self.bar = bar
        self.barStyle = barStyle
        barEffect = .barBackground
        backdrop = UIView(frame: .zero)
        // The system's own background colour is not to be had on tvOS.
        backdrop.backgroundColor = UIColor { $0.userInterfaceStyle == .dark ? .black : .white }
    }
}
#endif
