#if Painter
import CCairo
import Parallax
import ParallaxDocument

/// Paints the layers of one layout, back to front, each with all that it holds.
struct LayerPass {
    let painter: Painter
    let layers: [Layer]
    let viewport: Box
    /// What of each layer is painted.
    var part = ContentPainter.Part.all

    /// What has been settled for a layer by those that hold it.
    struct Holder {
        /// The clip that is in force already.
        var clip: Quad?
        /// The height to whose pixel grid text keeps: the top of the outermost holder.
        var grid: Double?
    }

    /// Paints everything.
    func paint(in space: Space, on context: OpaquePointer) throws(PictureError) {
        cairo_save(context)
        defer { cairo_restore(context) }
        addPath(viewport.quad, snapped: true, in: space, to: context)
        if let fill = painter.viewportBackground {
            cairo_save(context)
            cairo_translate(context, 0, viewport.y)
            fill.setSource(on: context, height: viewport.height)
            cairo_fill_preserve(context)
            cairo_restore(context)
        }
        cairo_new_path(context)
        var index = 0
        while index < layers.count {
            let end = end(of: index)
            cairo_save(context)
            defer { cairo_restore(context) }
            if layers[index].handle.kind != .bar {
                addPath(viewport.quad, snapped: true, in: space, to: context)
                cairo_clip(context)
            }
            try paint(index..<end, in: space, holder: Holder(), on: context)
            index = end
        }
    }

    /// Where the layers that one holds come to an end.
    private func end(of index: Int) -> Int {
        var next = index + 1
        while next < layers.count, layers[next].depth > layers[index].depth { next += 1 }
        return next
    }

    /// Paints the first layer of a range; the others are those that it holds.
    private func paint(
        _ range: Range<Int>, in space: Space, holder: Holder, on context: OpaquePointer
    ) throws(PictureError) {
        let layer = layers[range.lowerBound]
        let quad = space.fromScreen.map(layer.quad)
        // A layer whose holder cannot be seen stands alone: its effective opacity counts.
        let opacity = layer.depth == 0 ? layer.opacity : layer.ownOpacity
        guard opacity > 0, let placement = Placement(size: layer.size, quad: quad, in: space) else { return }

        cairo_save(context)
        defer { cairo_restore(context) }
        if let clip = layer.clip, clip != holder.clip {
            let mapped = space.fromScreen.map(clip)
            addPath(mapped, snapped: mapped.isUpright, in: space, to: context)
            cairo_clip(context)
        }

        if !placement.isAffine || layer.blur > 0 {
            let picture = try flatten(range, placement, in: space)
            picture.draw(placement, opacity: opacity, in: space, on: context)
        } else if let shadow = layer.shadow, shadow.opacity > 0 {
            // The shadow belongs to the layer: both fade as one, and it does not shine through.
            let shape = try shape(range, shadow, placement, in: space)
            try paintGroup(opacity, on: context) { () throws(PictureError) in
                shape.draw(shadow, placement, on: context)
                try paintBody(range, placement, opacity: 1, in: space, holder: holder, on: context)
            }
        } else {
            try paintBody(range, placement, opacity: opacity, in: space, holder: holder, on: context)
        }
    }

    /// Paints a layer's content and what it holds, without its shadow.
    private func paintBody(
        _ range: Range<Int>, _ placement: Placement, opacity: Double, in space: Space, holder: Holder,
        on context: OpaquePointer
    ) throws(PictureError) {
        let layer = layers[range.lowerBound]
        var holder = holder
        holder.grid = holder.grid ?? placement.quad.topLeft.y
        let clips = clipsAll(range)
        if clips { holder.clip = layer.quad }
        let content = ContentPainter(
            painter: painter, part: part, kind: layer.handle.kind, isCut: layer.quad == holder.clip,
            placement: placement, space: space)
        if range.count == 1 {
            return try content.paint(
                painter.content(layer.handle), opacity: opacity, grid: holder.grid!, on: context)
        }

        cairo_save(context)
        defer { cairo_restore(context) }
        if clips {
            if placement.isUnscaled {
                addPath(placement.quad, snapped: true, in: space, to: context)
                cairo_clip(context)
            } else {
                clipToPixels(of: placement.quad, in: space, on: context)
            }
        }
        // A slanting or fractional edge is cut once, from the finished group: cut from each layer in turn, the lower
        // ones would show through along it.
        let cut = clips && !placement.isUnscaled ? placement.quad : nil
        try paintGroup(opacity, cut: cut, on: context) { () throws(PictureError) in
            try content.paint(painter.content(layer.handle), opacity: 1, grid: holder.grid!, on: context)
            try paintHeld(range, in: space, holder: holder, on: context)
        }
    }

    /// Paints something as one: faded, and cut to a quad. Where there is nothing to fade or cut, no group is made.
    private func paintGroup(
        _ opacity: Double, cut: Quad? = nil, on context: OpaquePointer,
        _ body: () throws(PictureError) -> Void
    ) throws(PictureError) {
        guard opacity < 1 || cut != nil else { return try body() }
        cairo_push_group(context)
        do {
            try body()
        } catch {
            cairo_pattern_destroy(cairo_pop_group(context))
            throw error
        }
        let group = cairo_pop_group(context)
        cairo_save(context)
        defer { cairo_restore(context) }
        defer { cairo_pattern_destroy(group) }
        if let cut {
            cairo_new_path(context)
            addPath(cut, snapped: false, in: Space(pixelsPerPoint: 1), to: context)
            cairo_clip(context)
        }
        cairo_set_source(context, group)
        cairo_paint_with_alpha(context, opacity)
    }

    /// Paints what the first layer of a range holds.
    private func paintHeld(
        _ range: Range<Int>, in space: Space, holder: Holder, on context: OpaquePointer
    ) throws(PictureError) {
        var index = range.lowerBound + 1
        while index < range.upperBound {
            // The shades of lines of text that follow one another lie below them all: one that reached over its
            // neighbour's letters would darken them.
            let texts =
                index..<(layers[index..<range.upperBound].firstIndex { !isText($0) } ?? range.upperBound)
            if texts.count > 1, part == .all {
                for part in [ContentPainter.Part.shade, .letters] {
                    var pass = self
                    pass.part = part
                    for text in texts {
                        try pass.paint(text..<text + 1, in: space, holder: holder, on: context)
                    }
                }
                index = texts.upperBound
                continue
            }
            let end = end(of: index)
            try paint(index..<end, in: space, holder: holder, on: context)
            index = end
        }
    }

    /// Whether a layer is a plain line of text, which holds nothing.
    private func isText(_ layer: Layer) -> Bool {
        switch layer.handle.kind {
        case .rowTitle, .rowSubtitle: layer.shadow == nil && layer.blur == 0
        default: false
        }
    }

    /// Tells whether the first layer of a range clips all the others.
    private func clipsAll(_ range: Range<Int>) -> Bool {
        let box = layers[range.lowerBound].quad
        let depth = layers[range.lowerBound].depth
        return range.count > 1
            && range.dropFirst().allSatisfy { layers[$0].depth > depth + 1 || layers[$0].clip == box }
    }
}

// MARK: - Layers painted flat, in their own box

extension LayerPass {
    /// Paints a layer with all that it holds into a picture of its own, flat, as if it had no pose.
    fileprivate func flatten(
        _ range: Range<Int>, _ placement: Placement, in space: Space
    ) throws(PictureError) -> FlatPicture {
        let layer = layers[range.lowerBound]
        var flat = Space(
            fromScreen: placement.map.inverse.after(space.fromScreen),
            pixelsPerPoint: space.pixelsPerPoint * steps(placement.magnification))
        // A picture or a fill that is blurred alone stays opaque up to its edge: no gap opens.
        let isPlain = range.count == 1 && layer.shadow == nil && painter.content(layer.handle).isPlain
        var reach = layer.blur > 0 && !isPlain ? layer.blur * 3 : 0
        if let shadow = layer.shadow, placement.isAffine == false || layer.blur > 0 {
            reach += shadow.radius * 3 + max(abs(shadow.x), abs(shadow.y))
        }
        let picture = FlatPicture(bounds(range, in: flat, size: layer.size), reach: reach, space: &flat)
        try picture.draw { context throws(PictureError) in
            guard let own = Placement(flat: layer.size, in: flat) else { return }
            if let shadow = layer.shadow, shadow.opacity > 0 {
                try shape(range, shadow, placement, in: space).draw(shadow, own, on: context)
            }
            try paintBody(range, own, opacity: 1, in: flat, holder: Holder(grid: 0), on: context)
        }
        if layer.blur > 0 {
            picture.canvas.blur(
                isPlain ? picture.part(of: layer.size) : picture.whole,
                radius: layer.blur * flat.pixelsPerPoint,
                edge: isPlain ? .kept : .clear)
        }
        return picture
    }

    /// The shape of a layer with all that it holds, as its shadow shows it.
    fileprivate func shape(
        _ range: Range<Int>, _ shadow: Shadow, _ placement: Placement, in space: Space
    ) throws(PictureError) -> SoftMask {
        let layer = layers[range.lowerBound]
        // A wide blur leaves nothing of fine detail: half the pixels will do.
        let isCoarse = shadow.radius * space.pixelsPerPoint >= 4
        var flat = Space(
            fromScreen: placement.map.inverse.after(space.fromScreen),
            pixelsPerPoint: space.pixelsPerPoint * (isCoarse ? 0.5 : 1))
        let picture = FlatPicture(
            bounds(range, in: flat, size: layer.size), reach: shadow.radius * 3, space: &flat)
        try picture.draw { context throws(PictureError) in
            guard let own = Placement(flat: layer.size, in: flat) else { return }
            try paintBody(range, own, opacity: 1, in: flat, holder: Holder(grid: 0), on: context)
        }
        return SoftMask(picture, radius: shadow.radius)
    }

    /// What a layer and all that it holds may cover in its own flat box, in points.
    private func bounds(_ range: Range<Int>, in flat: Space, size: Dimensions) -> Box {
        var (left, top, right, bottom) = (0.0, 0.0, size.width, size.height)
        if !clipsAll(range) {
            for index in range.dropFirst() {
                let box = flat.fromScreen.map(layers[index].quad).bounds
                guard box.x.isFinite, box.y.isFinite, box.width.isFinite, box.height.isFinite else {
                    continue
                }
                // What strays by more than the layer's own size is cut.
                left = min(left, max(box.x, -size.width))
                top = min(top, max(box.y, -size.height))
                right = max(right, min(box.maxX, size.width * 2))
                bottom = max(bottom, min(box.maxY, size.height * 2))
            }
        }
        return Box(x: left, y: top, width: right - left, height: bottom - top)
    }

    /// Finer pixels for what the pose enlarges, in steps of a quarter.
    private func steps(_ magnification: Double) -> Double {
        magnification > 1.05 ? min((magnification * 4).rounded(.up) / 4, 3) : 1
    }
}

extension Quad {
    /// Level and plumb, the top above.
    var isUpright: Bool {
        abs(topLeft.y - topRight.y) < 1e-6 && abs(bottomLeft.y - bottomRight.y) < 1e-6
            && abs(topLeft.x - bottomLeft.x) < 1e-6 && abs(topRight.x - bottomRight.x) < 1e-6
            && topRight.x > topLeft.x && bottomLeft.y > topLeft.y
    }
}

extension LayerContent {
    /// Opaque or not, it ends where its box does.
    fileprivate var isPlain: Bool {
        switch self {
        case .picture, .fill: true
        case .empty, .text: false
        }
    }
}
#endif
