extension Stage {
    /// Where every layer that can be seen is at one scroll position.
    ///
    /// It depends on nothing but the stage, the travel and the ages: any way to them gives the same layout.
    ///
    /// - Parameters:
    ///   - travel: The distance scrolled from rest, in points; beyond the stage's range while pulled. NaN is rest, ±∞ are
    ///     the ends without overscroll.
    ///   - ages: How long ago rows appeared; all entrances are over unless told.
    public func layout(at travel: Double, ages: Ages = .settled) -> StageLayout {
        var layout = StageLayout()
        self.layout(at: travel, ages: ages, into: &layout)
        return layout
    }

    /// Writes the layout at one scroll position over whatever `layout` was. Once the layout has held as many layers, this
    /// takes no new memory; it works on the rows in view alone.
    public func layout(at travel: Double, ages: Ages = .settled, into layout: inout StageLayout) {
        var pass = LayoutPass(self, at: travel, ages: ages)
        pass.begin(&layout)
        pass.addFreeLayers(behind: true, to: &layout)
        pass.addHeader(to: &layout)
        pass.addRows(to: &layout)
        pass.addPages(to: &layout)
        pass.addFreeLayers(behind: false, to: &layout)
        pass.addBar(to: &layout)
    }
}

/// One run over a stage at one scroll position, from back to front.
struct LayoutPass {
    /// The stage, its canvas and viewport held within bounds.
    private(set) var stage: Stage
    let travel: Double
    let overscroll: Double
    let ages: Ages
    let viewportLength: Double
    /// Poses are written here again and again.
    private var pose = Pose()

    init(_ stage: Stage, at travel: Double, ages: Ages) {
        self.stage = stage
        self.stage.screen = stage.screen.bounded()
        self.stage.viewport = stage.viewport.bounded()
        let range = self.stage.travelRange
        self.travel = range.resolved(travel)
        overscroll = range.overscroll(travel)
        self.ages = ages
        viewportLength = self.stage.viewportLength
    }

    /// Empties a layout for what is to come.
    func begin(_ layout: inout StageLayout) {
        layout.travel = travel
        layout.screen = stage.screen
        layout.viewport = stage.viewport
        if stage.direction == .rightToLeft { layout.viewport.x = stage.screen.width - stage.viewport.maxX }
        layout.layers.removeAll(keepingCapacity: true)
    }

    /// The situation of an item that begins `start` points behind the viewport's start.
    func cue(start: Double, length: Double, attachment: Cue.Attachment = .content) -> Cue {
        var cue = Cue(
            itemStart: start, itemLength: length, viewportLength: viewportLength, axis: stage.axis,
            travel: travel, overscroll: overscroll)
        cue.attachment = attachment
        return cue
    }

    /// Poses a layer and adds it to the layout if it can be seen. Returns what the pose does to all that it holds.
    @discardableResult
    mutating func add(
        _ handle: LayerHandle, in box: Box, holder: Holder? = nil, clips: Bool = false, effect: Effect,
        at cue: Cue,
        to layout: inout StageLayout
    ) -> Holder {
        var projection = holder?.projection ?? .identity
        if effect.isEmpty {
            pose = .identity
        } else {
            effect.evaluate(at: cue, policy: stage.policy, into: &pose)
            projection = projection.after(Projection(pose, in: box))
        }
        let quad = projection(box)
        let opacity = pose.opacity * (holder?.opacity ?? 1)
        let isSeen = quad.isSeen(through: holder?.clip, in: stage.viewport)
        if isSeen {
            let isHeld = holder?.isSeen ?? false
            var layer = Layer(
                handle: handle, size: box.size, quad: quad, opacity: opacity,
                ownOpacity: isHeld ? pose.opacity : opacity, clip: holder?.clip, shadow: pose.shadow,
                blur: pose.blur, depth: isHeld ? 1 : 0)
            if stage.direction == .rightToLeft { layer.mirror(inWidth: stage.screen.width) }
            layout.layers.append(layer)
        }
        return Holder(projection: projection, opacity: opacity, clip: clips ? quad : nil, isSeen: isSeen)
    }
}

/// What a layer does to those that it holds.
struct Holder {
    var projection: Projection
    var opacity: Double
    var clip: Quad?
    var isSeen: Bool
}

extension Pose {
    /// The shadow; `nil` where it has no opacity.
    fileprivate var shadow: Shadow? {
        shadowOpacity > 0
            ? Shadow(x: shadowX, y: shadowY, radius: shadowRadius, opacity: shadowOpacity) : nil
    }
}

extension Layer {
    fileprivate mutating func mirror(inWidth width: Double) {
        quad = quad.mirrored(inWidth: width)
        clip = clip?.mirrored(inWidth: width)
        shadow?.x.negate()
    }
}
