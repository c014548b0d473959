#if Painter
import Foundation
import Looking
import Parallax
import ParallaxCairo
import ParallaxDocument
import UIKit

/// A tree of views as layers and what they show: all that a painter asks for.
@MainActor struct ViewLayers {
    private(set) var layers: [Layer] = []
    private(set) var content: [LayerContent] = []
    private let pictures: URL
    private let text: TextSetter
    private let screen: Dimensions

    /// Reads a window.
    init(_ window: UIWindow, pictures: URL, text: TextSetter) {
        self.pictures = pictures
        self.text = text
        screen = Dimensions(width: window.bounds.width, height: window.bounds.height)
        add(window, depth: 0, clip: nil)
    }

    /// The layout of the layers.
    var layout: StageLayout { StageLayout(layers: layers, screen: screen) }

    /// Who paints it.
    func painter(scale: Double, store: PictureStore) -> Painter {
        let content = content
        return Painter(
            content: { content[$0.index] }, background: .colour(.white), scale: scale, pictures: store,
            text: text)
    }

    private mutating func add(_ view: UIView, depth: Int, clip: Quad?) {
        guard !view.isHidden, view.layer.standInShownOpacity > 0 else { return }
        let quad = view.shownQuad
        layers.append(layer(of: view, quad: quad, depth: depth, clip: clip))
        content.append(shown(by: view))
        let inner = view.clipsToBounds ? quad : clip
        addDecoration(of: view, depth: depth + 1, clip: inner)
        let inOrder = view.subviews.enumerated().sorted {
            ($0.element.layer.zPosition, $0.offset) < ($1.element.layer.zPosition, $1.offset)
        }
        for (_, child) in inOrder { add(child, depth: depth + 1, clip: inner) }
    }

    private func layer(of view: UIView, quad: Quad, depth: Int, clip: Quad?) -> Layer {
        let look = view.layer
        var shadow: Shadow?
        if look.standInShownShadowOpacity > 0 {
            shadow = Shadow(
                x: look.standInShownShadowOffset.width, y: look.standInShownShadowOffset.height,
                radius: look.standInShownShadowRadius, opacity: look.standInShownShadowOpacity)
        }
        return Layer(
            handle: LayerHandle(.free, layers.count),
            size: Dimensions(width: view.bounds.width, height: view.bounds.height),
            quad: quad, opacity: view.shownOpacity, ownOpacity: look.standInShownOpacity, clip: clip,
            shadow: shadow, blur: 0, depth: depth)
    }

    private func shown(by view: UIView) -> LayerContent {
        if let name = (view as? UIImageView)?.image?.standInName {
            return .picture(Picture(file: pictures.appendingPathComponent(name)))
        }
        if let gradient = view.layer as? CAGradientLayer { return .fill(fill(of: gradient)) }
        guard let colour = view.backgroundColor else { return .empty }
        return .fill(.colour(Colour(colour.standInParts)))
    }

    /// The painter's gradients are evenly spaced: so this one is read at forty steps.
    private func fill(of gradient: CAGradientLayer) -> Fill {
        let colours = (gradient.colors ?? []).compactMap { $0 as? CGColor }.map(\.standInParts)
        let places = (gradient.locations ?? []).map(\.doubleValue)
        guard colours.count == places.count, colours.count > 1 else { return .colour(Colour([0, 0, 0, 0])) }
        return .gradient(
            (0...40).map { step in
                let place = Double(step) / 40
                let next = places.firstIndex { $0 >= place } ?? places.count - 1
                let last = max(next - 1, 0)
                let width = places[next] - places[last]
                let part = width > 0 ? (place - places[last]) / width : 0
                return Colour(zip(colours[last], colours[next]).map { $0 + ($1 - $0) * part })
            })
    }

    /// What UIKit draws and these views do not hold: letters, and the lines between rows.
    private mutating func addDecoration(of view: UIView, depth: Int, clip: Quad?) {
        if let label = view as? UILabel, let words = label.text, !words.isEmpty {
            add(words, of: label, depth: depth, clip: clip)
        }
        if view is UINavigationBar,
            let top = (view.window?.rootViewController as? UINavigationController)?.topViewController
        {
            let colour =
                top.navigationItem.standardAppearance?.titleTextAttributes[.foregroundColor] as? UIColor
            let caption = Caption(
                top.title ?? "", size: 17, isBold: true, colour: Colour((colour ?? .black).standInParts))
            add(.text(caption), in: view.bounds, of: view, depth: depth, clip: clip)
        }
        if view is UITableViewCell, (view.superview as? UITableView)?.separatorStyle == .singleLine {
            // A pixel of the strips' scale.
            let line = CGRect(x: 20, y: view.bounds.maxY - 2, width: view.bounds.width - 20, height: 2)
            let grey = Colour(red: 0.78, green: 0.78, blue: 0.8)
            add(.fill(.colour(grey)), in: line, of: view, depth: depth, clip: clip)
        }
    }

    private mutating func add(_ words: String, of label: UILabel, depth: Int, clip: Quad?) {
        let caption = Caption(
            words, size: label.font.pointSize, isBold: label.font.standInIsBold,
            colour: Colour(label.textColor.standInParts))
        var box = label.bounds
        // The painter sets text in the middle of its box.
        if label.textAlignment == .natural || label.textAlignment == .left {
            box.size.width = min(text.width(of: caption) + 1, box.width)
        }
        add(.text(caption), in: box, of: label, depth: depth, clip: clip)
    }

    private mutating func add(_ shown: LayerContent, in box: CGRect, of view: UIView, depth: Int, clip: Quad?)
    {
        let holder = UIView(frame: box)
        view.addSubview(holder)
        defer { holder.removeFromSuperview() }
        layers.append(layer(of: holder, quad: holder.shownQuad, depth: depth, clip: clip))
        content.append(shown)
    }
}

extension Colour {
    fileprivate init(_ parts: [Double]) {
        self.init(red: parts[0], green: parts[1], blue: parts[2], alpha: parts[3])
    }
}
#endif
