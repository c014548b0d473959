import Foundation
import Parallax
import ParallaxDocument

/// Documents by chance, with every key set now and then.
extension Dice {
    mutating func document() -> StageDocument {
        var document = StageDocument()
        document.schema = maybe { _ in "parallax.schema.json" }
        document.screen = Dimensions(width: number(1...3000), height: number(1...3000))
        document.background = fill()
        document.viewport = viewport()
        document.axis = maybe { $0.pick([.vertical, .horizontal]) }
        document.direction = pick([.leftToRight, .rightToLeft])
        document.bar = maybe { dice in
            var bar = StageDocument.Bar()
            (bar.height, bar.fill, bar.effect) = (dice.number(0...100), dice.fill(), dice.scrollEffect())
            return bar
        }
        if flip() {
            document.pages = pages()
        } else {
            document.list = maybe { $0.list() }
            document.header = maybe { $0.header() }
        }
        document.layers = some(0...3) { dice in
            let size = (dice.number(0...500), dice.number(0...500))
            var layer = StageDocument.FreeLayer(
                Box(x: dice.number(-500...500), y: dice.number(-500...500), width: size.0, height: size.1))
            if dice.flip() { layer.fill = dice.fill() } else { layer.picture = dice.text() }
            layer.focus = dice.focus()
            layer.attachment = dice.pick([.content, .viewport])
            layer.isBehind = dice.flip()
            layer.effect = dice.scrollEffect()
            return layer
        }
        return document
    }

    mutating func text() -> String { pick(["晨光初照", "a.jpg", "\"quoted\"\n\\", "", "Pictures/ü 1.png", "😀"]) }
    mutating func focus() -> Vector { flip() ? Vector(0.5, 0.5) : Vector(number(0...1), number(0...1)) }

    mutating func colour() -> Colour {
        func part(_ dice: inout Dice) -> Double { Double(dice.next() % 256) / 255 }
        return Colour(
            red: part(&self), green: part(&self), blue: part(&self), alpha: flip() ? 1 : part(&self))
    }

    mutating func fill() -> Fill { flip() ? .colour(colour()) : .gradient(some(2...4) { $0.colour() }) }

    mutating func extent() -> Extent {
        // What a file can say: hundredths of lengths.
        func part(_ dice: inout Dice) -> Double { dice.flip() ? 0 : dice.number(-300...300) / 100 }
        if flip() { return Extent(points: number(0...1000)) }
        return Extent(ofScreen: part(&self), ofItem: part(&self), points: number(-500...500))
    }

    mutating func font() -> StageDocument.Font { .init(size: number(1...200), isBold: flip()) }

    private mutating func viewport() -> StageDocument.Viewport {
        var viewport = StageDocument.Viewport()
        (viewport.x, viewport.y) = (number(-100...100), number(-100...100))
        (viewport.width, viewport.height) = (maybe { $0.extent() }, maybe { $0.extent() })
        viewport.insets = Insets(top: number(0...100), trailing: number(0...50))
        viewport.safeArea = Insets(leading: number(0...100), bottom: number(0...50))
        viewport.fill = maybe { $0.fill() }
        return viewport
    }

    private mutating func picture() -> StageDocument.RowPicture {
        var picture = StageDocument.RowPicture()
        if flip() { picture.height = maybe { $0.extent() } } else { picture.overscan = number(0...100) }
        picture.effect = scrollEffect()
        return picture
    }

    private mutating func style() -> StageDocument.TextStyle {
        var style = StageDocument.TextStyle(font: font())
        (style.colour, style.top, style.height) = (colour(), maybe { $0.extent() }, maybe { $0.extent() })
        return style
    }

    private mutating func list() -> StageDocument.List {
        var list = StageDocument.List()
        list.rowHeight = number(0...500)
        (list.picture, list.title, list.subtitle) = (picture(), style(), style())
        list.line = maybe { dice in
            var line = StageDocument.Line()
            if dice.flip() { (line.colour, line.height) = (dice.colour(), dice.number(0...9)) }
            return line
        }
        list.colours = maybe { dice in dice.some(2...5) { $0.colour() } }
        list.effect = scrollEffect()
        list.entrance = entrance()
        list.entersOnce = flip()
        list.rows = some(0...6) { dice in
            var row = StageDocument.Row(
                picture: dice.maybe { $0.text() }, title: dice.maybe { $0.text() },
                subtitle: dice.maybe { $0.text() })
            (row.focus, row.fill) = (dice.focus(), dice.maybe { $0.fill() })
            row.height = dice.maybe { $0.number(0...500) }
            return row
        }
        if flip() { list.rows = Array(repeating: .init(), count: Int(next() % 40)) }
        return list
    }

    private mutating func header() -> StageDocument.Header {
        var header = StageDocument.Header()
        if flip() { header.picture = text() } else { header.fill = fill() }
        (header.focus, header.height, header.effect) = (focus(), extent(), scrollEffect())
        header.edge = pick([.screen, .safeArea])
        return header
    }

    private mutating func pages() -> StageDocument.Pages {
        var pages = StageDocument.Pages()
        (pages.spacing, pages.effect, pages.picture) = (number(0...100), scrollEffect(), picture())
        (pages.text.font, pages.text.colour, pages.text.effect) = (font(), colour(), scrollEffect())
        pages.items = some(0...5) { dice in
            var page = StageDocument.Page(text: dice.maybe { $0.text() })
            (page.picture, page.focus) = (dice.maybe { $0.text() }, dice.focus())
            (page.fill, page.backdrop) = (dice.maybe { $0.fill() }, dice.maybe { $0.text() })
            return page
        }
        return pages
    }
}

// MARK: - Effects by chance

extension Dice {
    mutating func easing() -> CubicBezier {
        if flip() { return pick([.ease, .easeIn, .easeOut, .easeInOut, .linear]) }
        return CubicBezier(number(0...1), number(-2...2), number(0...1), number(-2...2)) ?? .linear
    }

    mutating func scrollEffect() -> EffectRecipe {
        switch next() % 9 {
        case 0: return .none
        case 1: return .drift(.speed(number(-3...3)))
        case 2: return .drift(.rule(pick(DriftRule.allCases)))
        case 3:
            var stretchy = EffectRecipe.Stretchy()
            if flip() { (stretchy.speed, stretchy.fades) = (number(0...1), flip()) }
            return .stretchy(stretchy)
        case 4: return .appear
        case 5: return .pageFade
        case 6: return .all(some(1...3) { $0.flip() ? .appear : .drift(.speed($0.number(0...2))) })
        default:
            return .tracks(table(over: [.travel, .overscroll, .phase, .pageDistance]))
        }
    }

    mutating func entrance() -> EffectRecipe {
        switch next() % 6 {
        case 0:
            var rise = EffectRecipe.Rise()
            if flip() {
                (rise.distance, rise.scale, rise.easing) = (number(-99...99), number(0...2), easing())
            }
            return .rise(rise)
        case 1:
            var turn = EffectRecipe.Turn()
            (turn.degrees, turn.eyeDistance) = (number(-360...360), number(1...2000))
            turn.axis = Vector3(number(-1...1), number(-1...1), number(-1...1))
            return .turn(turn)
        case 2:
            var fade = EffectRecipe.FadeIn()
            (fade.duration, fade.easing) = (number(0...3), easing())
            return .fadeIn(fade)
        case 3:
            var shadow = EffectRecipe.EnteringShadow()
            (shadow.opacity, shadow.radius) = (number(0...1), number(0...30))
            shadow.offset = Vector(number(-20...20), number(-20...20))
            return .all([.rise(.init()), .shadow(shadow)])
        case 4: return .tracks(table(over: [.age]))
        default: return .none
        }
    }

    mutating func table(over drivers: [Driver.Quantity]) -> TrackTable {
        var table = TrackTable(
            some(0...4) { dice in
                let places = dice.some(1...5) { $0.number(-3...3) }.sorted()
                var line = TrackTable.Line(
                    dice.pick(Channel.allCases), over: dice.pick(drivers),
                    places.map { Vector($0, dice.number(-400...400)) })
                (line.driverUnit, line.unit) = (dice.pick(Measure.allCases), dice.pick(Measure.allCases))
                line.easing = dice.flip() ? dice.pick([.linear, .smooth]) : .timing(dice.easing())
                (line.before, line.after) = (
                    dice.pick(Curve.Beyond.allCases), dice.pick(Curve.Beyond.allCases)
                )
                return line
            })
        table.anchor = Vector(number(-1...2), number(-1...2))
        table.axis = Vector3(number(-1...1), number(-1...1), number(-1...1))
        table.eyeDistance = maybe { $0.number(1...2000) }
        return table
    }
}
