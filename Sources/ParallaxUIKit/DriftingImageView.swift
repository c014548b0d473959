#if canImport(UIKit)
import Parallax
import UIKit

/// A picture that drifts while its scroll view scrolls. It finds the scroll view itself: put it into a cell, and that is all.
///
/// ```swift
/// let picture = DriftingImageView(overscan: 40)
/// picture.image = UIImage(named: "dawn")
/// cell.contentView.addSubview(picture)    // and let it fill the cell
/// ```
///
/// Its bounds are the window through which the picture is seen; the picture itself is longer than that by the overscan, and
/// fills it.
public final class DriftingImageView: UIView {
    /// The picture.
    public var image: UIImage? {
        get { picture.image }
        set {
            picture.image = newValue
            isFresh = true
        }
    }

    /// What the picture does while content scrolls; unless told, it uses up its overscan while it crosses the viewport.
    public var effect: Effect = .drift(.fit) {
        didSet {
            guard effect != oldValue else { return }
            looks.change(to: WrittenParts(effect), of: picture)
            setNeedsLayout()
        }
    }

    /// How long the picture is along the scroll, by rule: of the screen's length, of this view's own, and in points. It is
    /// never shorter than this view. The screen is the whole window here; in `ParallaxSwiftUI` it is the scroll view.
    public var length: Extent { didSet { if length != oldValue { setNeedsLayout() } } }

    private let picture = UIImageView(frame: .zero)
    private lazy var looks = Looks(of: picture, writing: WrittenParts(effect))
    private weak var tracker: ScrollTracker?
    private lazy var place = PlaceWatch()
    /// Whether it is yet to be shown for the first time with this image: then it does not glide to its place.
    private var isFresh = true

    /// Makes a picture that is longer than its window by a rule.
    public init(length: Extent) {
        self.length = length
        super.init(frame: .zero)
        setUp()
    }

    /// Makes a picture that is longer than its window by `overscan` points at either end.
    public convenience init(overscan: CGFloat) {
        self.init(length: Extent(ofItem: 1, points: 2 * Double(overscan)))
    }

    /// Makes a picture from a storyboard, a fifth longer than its window.
    public required init?(coder: NSCoder) {
        length = Extent(ofItem: 1.2)
        super.init(coder: coder)
        setUp()
    }

    private func setUp() {
        clipsToBounds = true
        picture.contentMode = .scaleAspectFill
        picture.clipsToBounds = true
        addSubview(picture)
    }

    public override func didMoveToSuperview() {
        super.didMoveToSuperview()
        follow()
    }

    public override func didMoveToWindow() {
        super.didMoveToWindow()
        follow()
    }

    public override func layoutSubviews() {
        super.layoutSubviews()
        follow()
        guard let scrollView = tracker?.scrollView, let viewport = tracker?.viewport else {
            return picture.rest(in: bounds)
        }
        update(viewport, in: scrollView)
    }

    /// Joins the scroll view that it lies in, and leaves the one that it lay in.
    func follow() {
        let scrollView = window == nil ? nil : nearestScrollView
        guard scrollView == nil || tracker?.scrollView !== scrollView else { return }
        leave()
        guard let scrollView else { return }
        let tracker = ScrollTracker.tracker(of: scrollView)
        self.tracker = tracker
        tracker.join(self)
    }

    /// What it shows was said of the scroll view that it lay in: elsewhere it is at rest.
    private func leave() {
        tracker?.leave(self)
        tracker = nil
        looks.restore(picture)
        picture.rest(in: bounds)
        isFresh = true
    }

    /// Asks the effect for the pose and shows it.
    func update(_ viewport: Viewport, in scrollView: UIScrollView) {
        guard nearestScrollView === scrollView else { return follow() }
        place.watch(self, in: scrollView) { [weak self] in
            guard let self else { return }
            tracker?.placeDidChange { viewport, tracker in
                if let scrollView = tracker.scrollView { self.update(viewport, in: scrollView) }
            }
        }
        guard let frame = restFrame(in: scrollView), frame.intersects(viewport.bounds) else { return }
        ScrollTracker.evaluationCount += 1
        guard isFresh else { return show(frame, viewport) }
        isFresh = false
        picture.atOnce(writing: looks.parts) { show(frame, viewport) }
    }

    private func show(_ frame: CGRect, _ viewport: Viewport) {
        let screen = window?.bounds.size ?? .zero
        let part = PicturePart(length: length)
        let room = CGRect(
            part.box(
                in: Box(bounds), screen: viewport.axis == .vertical ? screen.height : screen.width,
                axis: viewport.axis))
        picture.rest(in: room)
        picture.show(
            viewport.pose(of: effect, at: viewport.cue(item: frame, picture: room.size)), writing: looks.parts
        )
    }
}
#endif
