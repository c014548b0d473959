#if Painter
import Foundation
import Parallax
import ParallaxCairo
import ParallaxDocument
import SwiftUI

/// A screen of SwiftUI as layers and what they show: all that a painter asks for.
struct NodeLayers {
    private(set) var layers: [Layer] = []
    private(set) var content: [LayerContent] = []
    private let pictures: URL
    private let text: TextSetter
    private let scheme: ColorScheme
    private let screen: Dimensions

    /// Reads a host.
    init(_ host: StandInHost, pictures: URL, text: TextSetter) {
        self.pictures = pictures
        self.text = text
        scheme = host.colorScheme
        screen = Dimensions(width: host.size.width, height: host.size.height)
        add(host.root, depth: 0)
    }

    /// The layout of the layers.
    var layout: StageLayout { StageLayout(layers: layers, screen: screen) }

    /// Who paints it.
    func painter(scale: Double, store: PictureStore) -> Painter {
        let content = content
        let ground: Fill = .colour(scheme == .light ? .white : .black)
        return Painter(
            content: { content[$0.index] }, background: ground, scale: scale, pictures: store, text: text)
    }

    /// Adds a node and what it holds; `depth` counts the layers that it lies in.
    private mutating func add(_ node: StandInNode, depth: Int) {
        guard node.shownOpacity > 0 else { return }
        let shown = shown(by: node)
        // What a view fades, it fades as one; a view that fades another holds that one alone.
        let own = node.children.count == 1 ? node.children[0].shownOpacity / node.shownOpacity : 1
        let isLayer = own < 1 || shown != nil
        if isLayer {
            let (frame, box) = place(of: node, shown)
            layers.append(
                Layer(
                    handle: LayerHandle(.free, layers.count),
                    size: Dimensions(width: frame.width, height: frame.height),
                    quad: Quad(box.shown.corners(of: frame)), opacity: node.shownOpacity * own,
                    ownOpacity: own, clip: box.shownClip.map(Quad.init), shadow: nil, blur: 0, depth: depth))
            content.append(shown ?? .empty)
        }
        for child in node.children { add(child, depth: depth + (isLayer ? 1 : 0)) }
    }

    /// A node's frame, and the node whose transform and clip are its own. A picture that fills a box and is cut off by it is
    /// that box, which may be clipped in turn; words are as wide as the painter's letters, for the stand-in's are all half
    /// as wide as high.
    private func place(of node: StandInNode, _ shown: LayerContent?) -> (CGRect, StandInNode) {
        switch shown {
        case .picture:
            let box = node.above { $0.typeName.hasPrefix("Clip") } ?? node
            return (box.frame, box)
        case .text(let caption):
            let excess = min((node.frame.width - text.width(of: caption) - 1) / 2, 0)
            return (node.frame.insetBy(dx: excess, dy: 0), node)
        default: return (node.frame, node)
        }
    }

    /// What a node shows itself.
    private func shown(by node: StandInNode) -> LayerContent? {
        guard node.children.isEmpty else { return nil }
        if let image = node.view as? SwiftUI.Image {
            return .picture(Picture(file: pictures.appendingPathComponent(image.name)))
        }
        if let text = node.view as? Text, !text.string.isEmpty {
            return .text(
                Caption(
                    text.string, size: node.standInLetterSize, isBold: node.standInIsBold,
                    colour: colour(of: node.standInForeground)))
        }
        switch (node.view as? any StandInFilled)?.standInStyle {
        case let gradient as LinearGradient: return .fill(fill(of: gradient))
        case let style?: return .fill(.colour(colour(of: style)))
        case nil: return nil
        }
    }

    private func colour(of style: any ShapeStyle) -> Colour {
        if style is BackgroundStyle { return scheme == .light ? .white : .black }
        return colour((style as? Color ?? .clear).standInParts(scheme))
    }

    private func colour(_ parts: [Double]) -> Colour {
        Colour(red: parts[0], green: parts[1], blue: parts[2], alpha: parts[3])
    }

    /// The painter's gradients are evenly spaced: so this one is read at forty steps.
    private func fill(of gradient: LinearGradient) -> Fill {
        let stops = gradient.standInStops
        return .gradient(
            (0...40).map { step in
                let place = Double(step) / 40
                let next = stops.firstIndex { $0.location >= place } ?? stops.count - 1
                let last = max(next - 1, 0)
                let width = stops[next].location - stops[last].location
                let part = width > 0 ? min((place - stops[last].location) / width, 1) : 0
                let (from, to) = (
                    stops[last].color.standInParts(scheme), stops[next].color.standInParts(scheme)
                )
                return colour(zip(from, to).map { $0 + ($1 - $0) * part })
            })
    }
}

extension Quad {
    /// From corners, from the top left clockwise.
    fileprivate init(_ corners: [CGPoint]) {
        let places = corners.map { Vector($0.x, $0.y) }
        self.init(places[0], places[1], places[2], places[3])
    }
}
#endif
