import Dice
import Parallax
import Testing
import UIKit

@testable import ParallaxUIKit

extension ShellTests {
    @MainActor @Suite struct StretchyHeaderTests {
        /// A bar in no window: its backdrop is as high as the inset.
        static let bar = UIView(frame: .zero)

        static func stage(
            _ size: CGSize, height: Double = 300, edge: Header.Edge = .screen, inset: UIEdgeInsets,
            bar: Double
        ) -> Stage {
            var stage = Stage(screen: Dimensions(width: size.width, height: size.height))
            stage.insets = Insets(top: inset.top, bottom: inset.bottom)
            stage.header = Header(height: height, edge: edge)
            stage.bar = Bar(height: bar)
            stage.rows = Rows(RowHeights(count: 30, height: 60))
            return stage
        }

        static func check(
            _ list: PictureList, _ effects: ScrollEffects, _ stage: Stage, _ travel: Double,
            within: Double = 1e-9,
            sourceLocation: SourceLocation = #_sourceLocation
        ) {
            let layout = stage.layout(at: travel)
            expect(
                effects.header?.cover, shows: layout.layer(.headerPicture), within: within,
                "header at \(travel)",
                sourceLocation: sourceLocation)
            expect(
                effects.header?.backdrop, shows: layout.layer(.bar), within: within, "bar at \(travel)",
                sourceLocation: sourceLocation)
            for row in 0..<list.rows {
                expect(
                    list.cell(row), shows: layout.layer(.row, row), within: within, "row at \(travel)",
                    sourceLocation: sourceLocation)
            }
        }

        // F15, S24: whatever is above, and below.
        @Test(arguments: Header.Edge.allCases, [0, 91])
        func `every frame of a header, its bar and its list is the engine's`(edge: Header.Edge, top: CGFloat)
        {
            let list = PictureList(rows: 30, height: 60) { bounds, _ in bounds.height }
            let effects = ScrollEffects(list.table)
            let bar = UINavigationBar(frame: .zero)
            effects.header = StretchyHeader(UIView(frame: .zero), height: 300, edge: edge, bar: bar)
            let screen = Screen(list.table, safeArea: UIEdgeInsets(top: top))
            bar.frame = CGRect(x: 0, y: top, width: 390, height: 44)
            screen.window.addSubview(bar)
            screen.commit()
            let stage = Self.stage(
                screen.window.bounds.size, edge: edge, inset: UIEdgeInsets(top: top), bar: 44)
            #expect(screen.travel == 0)
            // F4, case 32: at rest, before anything was scrolled; F4, case 8: jumps of 900 points.
            screen.play(.tour, in: stage) { travel in Self.check(list, effects, stage, travel) }
            #expect(list.table.contentInset == .zero)
        }

        // F19: with less motion the picture moves with the list and fades; a pull it still fills, for a hole would be worse.
        @Test(arguments: [MotionPolicy.reduced, .none])
        func `a header with less motion is the engine's, and never a hole`(
            policy: MotionPolicy
        ) {
            let list = PictureList(rows: 30, height: 60) { bounds, _ in bounds.height }
            let effects = ScrollEffects(list.table)
            effects.header = StretchyHeader(UIView(frame: .zero), height: 300, bar: Self.bar)
            effects.policy = policy
            let screen = Screen(list.table, safeArea: UIEdgeInsets(top: 47))
            screen.commit()
            var stage = Self.stage(screen.window.bounds.size, inset: UIEdgeInsets(top: 47), bar: 0)
            stage.policy = policy
            screen.play(.tour, in: stage) { travel in
                Self.check(list, effects, stage, travel)
                guard travel < 0 else { return }
                let (cover, row) = (effects.header!.cover.shownQuad, list.cell(0)!.shownQuad)
                #expect(cover.topLeft.y < 1e-9 && cover.bottomLeft.y > row.topLeft.y - 1e-9)
            }
        }

        // In a scroll view of any kind the app leaves the room itself.
        @Test(arguments: Header.Edge.allCases)
        func `every frame of a header in a plain scroll view is the engine's`(edge: Header.Edge) {
            let scrollView = UIScrollView(frame: .zero)
            scrollView.alwaysBounceVertical = true
            scrollView.contentSize = CGSize(width: 390, height: 300 + 30 * 60)
            let rows = (0..<30).map { UIView(frame: CGRect(x: 0, y: 300 + $0 * 60, width: 390, height: 60)) }
            rows.forEach(scrollView.addSubview)
            let effects = ScrollEffects(scrollView)
            effects.header = StretchyHeader(UIView(frame: .zero), height: 300, edge: edge, bar: Self.bar)
            let screen = Screen(scrollView, safeArea: UIEdgeInsets(top: 47))
            screen.commit()
            let stage = Self.stage(
                screen.window.bounds.size, edge: edge, inset: UIEdgeInsets(top: 47), bar: 0)
            screen.play(.tour, in: stage) { travel in
                let layout = stage.layout(at: travel)
                expect(effects.header?.cover, shows: layout.layer(.headerPicture), "at \(travel)")
                expect(effects.header?.backdrop, shows: layout.layer(.bar), "at \(travel)")
                for (index, row) in rows.enumerated() { expect(row, shows: layout.layer(.row, index)) }
            }
        }

        // F9, cases 19 and 125: heights that are no whole number of pixels.
        @Test(arguments: [266.8, 333.33, 211.125], [1.0, 2, 3])
        func `odd heights rest at exactly 0 on every pixel grid`(height: Double, scale: Double) {
            let list = PictureList(rows: 30, height: 60) { bounds, _ in bounds.height }
            let effects = ScrollEffects(list.table)
            effects.header = StretchyHeader(UIView(frame: .zero), height: height, bar: Self.bar)
            let screen = Screen(list.table, safeArea: UIEdgeInsets(top: 44))
            screen.commit()
            let stage = Self.stage(
                screen.window.bounds.size, height: height, inset: UIEdgeInsets(top: 44), bar: 0)
            #expect(effects.header?.cover.layer.transform == CATransform3DIdentity)
            let script: GestureScript = [
                .drag(300), .wait, .drag(-340, over: 0.4), .wait, .jump(900), .jump(0),
            ]
            screen.play(script, in: stage, scale: scale) { travel in Self.check(list, effects, stage, travel)
            }
            #expect(effects.header?.cover.layer.transform == CATransform3DIdentity)
        }

        // A height that was divided by nothing, or that shrank below it, is no height.
        @Test(arguments: [Double.nan, -50, -0.0], Header.Edge.allCases)
        func `a height that is none counts as 0, and a good one after it as itself`(
            height: Double, edge: Header.Edge
        ) {
            let list = PictureList(rows: 30, height: 60) { bounds, _ in bounds.height }
            let effects = ScrollEffects(list.table)
            effects.header = StretchyHeader(
                UIView(frame: .zero), height: height, edge: edge, bar: Self.bar)
            let screen = Screen(list.table, safeArea: UIEdgeInsets(top: 47))
            screen.commit()
            for now in [height, 300, height] {
                effects.header?.height = now
                screen.commit()
                let room: CGFloat = now == 300 ? 300 : 0
                #expect(effects.header?.cover.bounds.height == room + (edge == .screen ? 47 : 0))
                #expect(list.table.rectForRow(at: IndexPath(row: 0, section: 0)).minY == room)
                let stage = Self.stage(
                    screen.window.bounds.size, height: now, edge: edge, inset: UIEdgeInsets(top: 47), bar: 0)
                for travel in [0.0, 30, -20] {
                    screen.travel = travel
                    screen.commit()
                    Self.check(list, effects, stage, travel)
                }
            }
            #expect(StretchyHeader.room(ofHeight: height) == 0 && StretchyHeader.room(ofHeight: 300) == 300)
        }

        // F4, case 11; F12, case 20.
        @Test func `setters commute, and a height can change twice`() {
            for order in 0..<6 {
                let list = PictureList(rows: 30, height: 60) { bounds, _ in bounds.height }
                let own = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 50))
                let screen = Screen(list.table, safeArea: UIEdgeInsets(top: 59))
                let effects = ScrollEffects(list.table)
                if order % 2 == 0 { screen.commit() }
                let cover = UIView(frame: .zero)
                if order < 3 { list.table.tableHeaderView = own }
                effects.header = StretchyHeader(cover, height: 400)
                if order == 1 { screen.commit() }
                if order >= 3 {
                    effects.header = nil
                    list.table.tableHeaderView = own
                    effects.header = StretchyHeader(cover, height: 100)
                }
                effects.header?.height = 600
                if order > 3 { screen.commit() }
                effects.header?.height = 300
                effects.header = effects.header
                screen.commit()
                // The app's own header view lies between the picture and the first row.
                #expect(list.table.rectForRow(at: IndexPath(row: 0, section: 0)).minY == 350)
                #expect(own.convert(own.bounds, to: list.table).minY == 300)
                #expect(screen.travel == 0)
                #expect(cover.bounds.height == 359)
                effects.detach()
                screen.commit()
                #expect(list.table.tableHeaderView === own && own.superview === list.table)
                #expect(list.table.rectForRow(at: IndexPath(row: 0, section: 0)).minY == 50)
                #expect(cover.superview == nil)
                #expect(StandInFaults.found.isEmpty)
            }
        }

        // F4: the documented way to give the app's own header view another height.
        @Test func `a table's own header view that is set again has its new height below the picture`() {
            let list = PictureList(rows: 30, height: 60) { bounds, _ in bounds.height }
            let own = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 50))
            list.table.tableHeaderView = own
            let effects = ScrollEffects(list.table)
            effects.header = StretchyHeader(UIView(frame: .zero), height: 300)
            let screen = Screen(list.table)
            screen.commit()
            for height in [120.0, 20, 50] {
                #expect(list.table.tableHeaderView !== own)
                own.frame.size.height = height
                list.table.tableHeaderView = own
                screen.commit()
                #expect(
                    own.convert(own.bounds, to: list.table)
                        == CGRect(x: 0, y: 300, width: 390, height: height))
                let row = list.table.rectForRow(at: IndexPath(row: 0, section: 0))
                #expect(row.minY == 300 + CGFloat(height))
            }
            effects.detach()
            #expect(list.table.tableHeaderView === own)
        }

        // F1, cases 31, 37, 44: the inset is the app's to change.
        @Test func `the app changes insets at any time`() {
            let list = PictureList(rows: 30, height: 60) { bounds, _ in bounds.height }
            let effects = ScrollEffects(list.table)
            effects.header = StretchyHeader(UIView(frame: .zero), height: 300, bar: Self.bar)
            let screen = Screen(list.table)
            var dice = Dice(7)
            for _ in 0..<200 {
                let inset = UIEdgeInsets(
                    top: dice.number(0...120).rounded(), bottom: dice.number(0...50).rounded())
                list.table.contentInset = inset
                if dice.chance(0.5) { screen.commit() }
                if dice.chance(0.3) { screen.window.standInSafeArea.top = dice.number(0...60).rounded() }
                screen.commit()
                screen.travel = dice.number(-200...900).rounded()
                screen.commit()
                let stage = Self.stage(
                    screen.window.bounds.size, inset: list.table.adjustedContentInset, bar: 0)
                Self.check(list, effects, stage, screen.travel)
                #expect(list.table.contentInset == inset)
            }
        }

        // F2, case 61; F5: a call's bar, a prompt or a large title changes the safe area while nothing scrolls.
        @Test(arguments: [0, 120, 280, 900])
        func `the safe area may change while the list is scrolled and stands still`(
            offset: Double
        ) {
            let list = PictureList(rows: 30, height: 60) { bounds, _ in bounds.height }
            let effects = ScrollEffects(list.table)
            effects.header = StretchyHeader(UIView(frame: .zero), height: 300, bar: Self.bar)
            let screen = Screen(list.table, safeArea: UIEdgeInsets(top: 47))
            screen.commit()
            list.table.contentOffset.y = offset - 47
            screen.commit()
            for top in [67.0, 20, 91, 47, 0] {
                screen.window.standInSafeArea.top = top
                screen.commit()
                #expect(list.table.adjustedContentInset.top == CGFloat(top))
                let stage = Self.stage(screen.window.bounds.size, inset: UIEdgeInsets(top: top), bar: 0)
                Self.check(list, effects, stage, screen.travel)
                // F17: then it is at rest again.
                let passes = ScrollTracker.passCount
                screen.commit()
                #expect(ScrollTracker.passCount == passes)
            }
        }

        // F14, cases 26, 28: before the picture lie cells and refresh control, whichever came first.
        @Test func `the picture lies behind everything, the backdrop before everything`() {
            let list = PictureList(rows: 30, height: 60) { bounds, _ in bounds.height }
            let screen = Screen(list.table)
            screen.commit()
            let effects = ScrollEffects(list.table)
            effects.header = StretchyHeader(UIView(frame: .zero), height: 300, bar: Self.bar)
            list.table.refreshControl = UIRefreshControl(frame: .zero)
            let background = UIView(frame: .zero)
            list.table.backgroundView = background
            screen.commit()
            screen.travel = 10
            screen.commit()
            #expect(background.layer.zPosition < effects.header!.cover.superview!.layer.zPosition)
            // Whoever looks at views, a painter or VoiceOver, passes over what one without a size holds.
            #expect(effects.header!.cover.superview!.frame == CGRect(x: 0, y: 0, width: 390, height: 300))
            for view in list.table.subviews
            where view !== background && view !== effects.header?.cover.superview
                && view !== effects.header?.backdrop
            {
                #expect(view.layer.zPosition > effects.header!.cover.superview!.layer.zPosition)
                #expect(view.layer.zPosition < effects.header!.backdrop.layer.zPosition)
                // A row that turns by its middle reaches half its length to either side in space.
                #expect(effects.header!.backdrop.layer.zPosition > 844)
                #expect(effects.header!.cover.superview!.layer.zPosition < -844)
            }
        }

        // F14, case 28: the picture lags behind, and part of it lies under rows; nothing need scroll for new cells to come.
        @Test(arguments: [false, true], [-60.0, 60, 150, 250])
        func `touches go to rows where these cover the picture, and to the picture elsewhere`(
            cellsComeLast: Bool, travel: Double
        ) {
            StandInFidelity.insertsOnTop = cellsComeLast
            defer { StandInFidelity.insertsOnTop = false }
            for kind in ["reload", "row", "background", "flow", "compositional"] {
                let list = PictureList(rows: 30, height: 60) { bounds, _ in bounds.height }
                if kind == "background" { list.table.backgroundView = UIView(frame: .zero) }
                var view: UIScrollView = list.table
                var row = { list.cell(0) as UIView? }
                var reload = { list.table.reloadData() }
                switch kind {
                case "row":
                    reload = { list.table.reloadRows(at: [IndexPath(row: 0, section: 0)], with: .fade) }
                case "flow":
                    let grid = FlowGrid(sections: [30], item: CGSize(width: 390, height: 60))
                    grid.layout.sectionInset.top = 300
                    (view, row, reload) = (grid.view, { grid.cell(0) }, { grid.view.reloadData() })
                case "compositional":
                    let grid = PictureGrid(sections: [30]) { _, _ in
                        PictureGrid.section(width: .fractionalWidth(1), height: .absolute(60))
                    }
                    grid.layout.configuration.boundarySupplementaryItems = [
                        StretchyHeader.roomItem(height: 300)
                    ]
                    (view, row, reload) = (grid.view, { grid.cell(0) }, { grid.view.reloadData() })
                default: break
                }
                let cover = UIView(frame: .zero)
                let effects = ScrollEffects(view)
                effects.header = StretchyHeader(cover, height: 300)
                let screen = Screen(view)
                screen.commit()
                screen.travel = travel
                screen.commit()
                for isReloaded in [false, true] {
                    if isReloaded {
                        reload()
                        screen.commit()
                    }
                    for depth in [1.0, 25, 59] {
                        let found = view.hitTest(CGPoint(x: 100, y: 300 + depth), with: nil)
                        #expect(row().map { found?.isDescendant(of: $0) == true } == true, "\(kind)")
                    }
                    let found = view.hitTest(CGPoint(x: 100, y: max(travel, 0) + 10), with: nil)
                    #expect(found === cover, "\(kind)")
                }
            }
        }

        // F14: a picture that takes no touches leaves them to the list, whatever holds it.
        @Test func `where nothing can be touched, a touch is the list's own`() {
            let list = PictureList(rows: 30, height: 60) { bounds, _ in bounds.height }
            let effects = ScrollEffects(list.table)
            let cover = UIImageView(frame: .zero)
            cover.isUserInteractionEnabled = false
            effects.header = StretchyHeader(cover, height: 300)
            let screen = Screen(list.table)
            screen.commit()
            #expect(list.table.hitTest(CGPoint(x: 100, y: 100), with: nil) === list.table)
        }

        // F13: what lies where is the app's again.
        @Test func `what was put behind and before the list is where it was once the header goes`() {
            let list = PictureList(rows: 30, height: 60) { bounds, _ in bounds.height }
            let (first, second) = (UIView(frame: .zero), UIView(frame: .zero))
            (first.layer.zPosition, second.layer.zPosition) = (-7, 3)
            let cover = UIView(frame: .zero)
            cover.layer.zPosition = 5
            list.table.backgroundView = first
            let effects = ScrollEffects(list.table)
            effects.header = StretchyHeader(cover, height: 300, bar: Self.bar)
            let screen = Screen(list.table)
            screen.commit()
            let shelf = cover.superview!
            #expect(first.layer.zPosition < shelf.layer.zPosition && shelf.layer.zPosition < 0)
            // Another background in its place.
            list.table.backgroundView = second
            screen.travel = 10
            screen.commit()
            #expect(first.layer.zPosition == -7 && second.layer.zPosition < shelf.layer.zPosition)
            // Another backdrop in its place.
            let (old, new) = (effects.header!.backdrop, UIView(frame: .zero))
            effects.header?.backdrop = new
            #expect(old.superview == nil && new.superview === list.table)
            screen.commit()
            effects.detach()
            #expect(cover.superview == nil && new.superview == nil && shelf.superview == nil)
            #expect(cover.layer.zPosition == 5 && second.layer.zPosition == 3)
        }

        @Test func `a collection view's layout keeps the room, and its absence is reported`() {
            for hasRoom in [true, false] {
                let grid = PictureGrid(sections: [30]) { _, _ in
                    PictureGrid.section(width: .fractionalWidth(1), height: .absolute(60))
                }
                if hasRoom {
                    grid.layout.configuration.boundarySupplementaryItems = [
                        StretchyHeader.roomItem(height: 300)
                    ]
                }
                let effects = ScrollEffects(grid.view)
                effects.header = StretchyHeader(UIView(frame: .zero), height: 300)
                let screen = Screen(grid.view)
                screen.commit()
                #expect(effects.isHeaderRoomMissing == !hasRoom)
                guard hasRoom else { continue }
                let stage = Self.stage(screen.window.bounds.size, inset: .zero, bar: 0)
                screen.play([.drag(-500), .wait, .drag(600), .wait], in: stage) { travel in
                    let layout = stage.layout(at: travel)
                    expect(effects.header?.cover, shows: layout.layer(.headerPicture))
                    for item in 0..<30 { expect(grid.cell(item), shows: layout.layer(.row, item)) }
                }
            }
        }
    }
}
