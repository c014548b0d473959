import Parallax
import Testing

@testable import ParallaxGTK

@Suite struct LiveStageWheelTests {
    private func list() -> LiveStage {
        var stage = Stage(screen: Dimensions(width: 390, height: 844))
        stage.rows = Rows(RowHeights(count: 20, height: 250))
        return LiveStage(stage)
    }

    private func pager(_ direction: ReadingDirection = .leftToRight) -> LiveStage {
        var stage = Stage(screen: Dimensions(width: 390, height: 844), axis: .horizontal)
        stage.direction = direction
        stage.pages = Pages(count: 5)
        return LiveStage(stage)
    }

    /// Where content comes to rest after a wheel or a touchpad has told `ways`, a hundredth of a second apart.
    private func rest(_ live: LiveStage, _ ways: [Vector], _ unit: LiveStage.ScrollUnit) -> Double {
        var live = live
        var time = 1.0
        for way in ways {
            let distance = live.distance(of: way, in: unit)
            if distance != 0 { live.scroll(by: distance, in: unit, at: time) }
            time += 0.01
        }
        return live.driver.travel(at: time)
    }

    /// The same, in the end.
    private func end(_ live: LiveStage, _ ways: [Vector], _ unit: LiveStage.ScrollUnit) -> Double {
        var live = live
        for (index, way) in ways.enumerated() {
            let distance = live.distance(of: way, in: unit)
            if distance != 0 { live.scroll(by: distance, in: unit, at: 1 + Double(index) / 100) }
        }
        return live.driver.travel(at: 100)
    }

    @Test
    func `a wheel that turns down sends a list forward by page length to the power of two thirds a notch`() {
        let notch = 89.302
        #expect(abs(end(list(), [Vector(0, 1)], .notches) - notch) < 0.5)
        #expect(abs(end(list(), [Vector(0, 1), Vector(0, 1), Vector(0, -1)], .notches) - notch) < 1)
    }

    @Test func `a wheel that turns sideways leaves a list alone`() {
        #expect(list().distance(of: Vector(3, 0), in: .notches) == 0)
        #expect(list().distance(of: Vector(3, 0), in: .points) == 0)
    }

    @Test func `a wheel that turns to where reading goes turns a page, and so does one that turns down`() {
        for (direction, sign) in [(ReadingDirection.leftToRight, 1.0), (.rightToLeft, -1)] {
            #expect(end(pager(direction), [Vector(sign, 0)], .notches) == 390)
            #expect(end(pager(direction), [Vector(0, 1)], .notches) == 390)
            #expect(end(pager(direction), [Vector(-sign, 0)], .notches) == 0)
            #expect(
                end(pager(direction), [Vector(sign, 0), Vector(sign, 0), Vector(-sign, 0)], .notches) == 390)
        }
    }

    @Test func `parts of a notch turn a page when they are a whole one, and begin anew the other way`() {
        let part = Vector(0, 0.4)
        #expect(end(pager(), [part, part], .notches) == 0)
        #expect(end(pager(), [part, part, part], .notches) == 390)
        #expect(end(pager(), [part, part, Vector(0, -0.4), part, part], .notches) == 0)
    }

    @Test func `content stays under the fingers on a touchpad, point by point`() {
        let ways = [Vector(2, 30), Vector(-1, 12.5), Vector(5, 0), Vector(0, -2.5)]
        #expect(rest(list(), ways, .points) == 40)
        for (direction, sign) in [(ReadingDirection.leftToRight, 1.0), (.rightToLeft, -1)] {
            let ways = [Vector(30 * sign, 2), Vector(12 * sign, -40), Vector(0, 7), Vector(-2 * sign, 0)]
            #expect(rest(pager(direction), ways, .points) == 40)
        }
    }

    @Test func `fingers on a touchpad that move down the side of a pager turn nothing`() {
        #expect(end(pager(), [Vector(0, 60), Vector(0, 200)], .points) == 0)
    }

    @Test func `what a finger has moved along the scroll is positive where it sends content back`() {
        #expect(list().along(Vector(3, 7)) == 7)
        #expect(pager().along(Vector(3, 7)) == 3)
        #expect(pager(.rightToLeft).along(Vector(3, 7)) == -3)
    }
}
