#if canImport(SwiftUI)
import Parallax
import SwiftUI

/// A picture that says at each point which row's it is and how far down it lies: what a screenshot shows can be measured.
struct Ruler: View {
    static let strips = 40
    let row: Int

    var body: some View {
        VStack(spacing: 0) {
            ForEach(0..<Self.strips, id: \.self) { strip in
                let colour = Self.colour(row: row, strip: strip)
                Color(red: colour.red / 255, green: colour.green / 255, blue: 0)
            }
        }
    }

    private static func colour(row: Int, strip: Int) -> Colour {
        Colour(red: Double(40 + row % 8 * 25), green: Double(strip * 6), blue: 0)
    }

    /// What is seen of a row's picture at a height of the screen, over black; `nil` where strips meet, or outside.
    static func colour(of layer: Layer, at y: Double) -> Colour? {
        let (top, bottom) = (layer.quad.topLeft.y, layer.quad.bottomLeft.y)
        let clip = layer.clip ?? layer.quad
        guard y > clip.topLeft.y + 1, y < clip.bottomLeft.y - 1, top < y, y < bottom else { return nil }
        let place = (y - top) / (bottom - top) * Double(strips)
        let edge = 1.5 / (bottom - top) * Double(strips)
        guard place - place.rounded(.down) > edge, place.rounded(.up) - place > edge else { return nil }
        let colour = colour(row: layer.handle.index, strip: Int(place))
        return Colour(red: colour.red * layer.opacity, green: colour.green * layer.opacity, blue: 0)
    }
}

/// A colour of a screen, each part 0…255.
struct Colour: Equatable {
    var red, green, blue: Double

    /// Whether a screen shows this, as exactly as its numbers are.
    func isNear(_ other: Colour) -> Bool {
        let parts = [(red, other.red), (green, other.green), (blue, other.blue)]
        return parts.allSatisfy { abs($0 - $1) <= 2.5 }
    }
}
#endif
