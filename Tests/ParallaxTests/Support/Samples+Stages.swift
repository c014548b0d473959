import Parallax

extension Samples {
    mutating func heights() -> RowHeights {
        switch whole(0...3) {
        case 0: return RowHeights(count: whole(0...40), height: double(0...400))
        case 1:
            let count = whole(1...40)
            return RowHeights(count: count) { Double($0) * 100 + ($0 % 3 == 1 ? 30 : 0) }
        default: return RowHeights((0..<whole(0...40)).map { _ in flag() ? 0 : double(0...400) })
        }
    }

    /// A stage with some of everything, of ordinary sizes.
    mutating func stage() -> Stage {
        var stage = Stage(
            screen: Dimensions(width: double(100...1400), height: double(100...1400)),
            axis: flag() ? .vertical : .horizontal)
        if flag() {
            stage.viewport = Box(
                x: double(0...300), y: double(0...300), width: double(50...900), height: double(50...900))
        }
        if flag() { stage.insets = Insets(top: 47, leading: 12, bottom: 34, trailing: 9) }
        stage.direction = flag() ? .leftToRight : .rightToLeft
        stage.policy = any(of: MotionPolicy.allCases)
        if flag() {
            stage.rows = Rows(
                heights(), picture: PicturePart(length: Extent(ofScreen: 0.5, ofItem: 0.2), effect: effect()),
                title: .centred(height: 40), subtitle: flag() ? .centred(height: 20, offset: 40) : nil,
                line: .bottom(height: 1), effect: flag() ? .none : effect(0...2), entrance: .rise())
        }
        if flag() {
            stage.header = Header(height: double(0...400), edge: any(of: Header.Edge.allCases))
            stage.bar = flag() ? Bar() : nil
        }
        if flag() {
            stage.pages = Pages(
                count: whole(0...6), spacing: flag() ? 0 : double(0...50), effect: effect(0...2),
                picture: PicturePart(length: Extent(ofItem: 1.2), effect: effect()), text: effect())
        }
        for _ in 0..<whole(0...2) {
            let box = Box(
                x: double(-100...500), y: double(-100...900), width: double(0...300), height: double(0...300))
            stage.layers.append(
                FreeLayer(box, attachment: flag() ? .content : .viewport, isBehind: flag(), effect: effect()))
        }
        return stage
    }

    mutating func ages() -> Ages { flag() ? .settled : .all(double(0...0.7)) }

    /// Any finite stage.
    mutating func wildStage() -> Stage {
        func wildBox(_ samples: inout Samples) -> Box {
            Box(
                x: samples.generator.wild(), y: samples.generator.wild(), width: samples.generator.wild(),
                height: samples.generator.wild())
        }
        func wildEffect(_ samples: inout Samples) -> Effect {
            let points = (0..<samples.whole(1...4)).map { _ in
                (samples.generator.wild(), samples.generator.wild())
            }
            var tracks = samples.tracks(0...3)
            tracks.append(
                Track(
                    samples.any(of: Channel.allCases), over: samples.driver(),
                    .linear(through: points, beyond: samples.any(of: Curve.Beyond.allCases)),
                    in: samples.any(of: Measure.allCases)))
            tracks.append(
                Track(
                    samples.any(of: Channel.allCases), over: samples.driver(),
                    samples.flag()
                        ? .smooth(through: points)
                        : .eased(samples.easing(), through: points, beyond: .extend)))
            return Effect(
                tracks, anchor: Vector(samples.generator.wild(), samples.generator.wild()),
                axis: Vector3(samples.generator.wild(), samples.generator.wild(), samples.generator.wild()),
                eyeDistance: samples.generator.wild())
        }
        var stage = self.stage()
        if flag() { stage.screen = Dimensions(width: generator.wild(), height: generator.wild()) }
        if flag() { stage.viewport = wildBox(&self) }
        stage.insets = Insets(
            top: generator.wild(), leading: generator.wild(), bottom: generator.wild(),
            trailing: generator.wild())
        stage.rows.heights =
            flag()
            ? RowHeights((0..<20).map { _ in generator.wild() })
            : RowHeights(count: whole(0...20), height: generator.wild())
        stage.rows.picture?.length = Extent(
            ofScreen: generator.wild(), ofItem: generator.wild(), points: generator.wild())
        stage.rows.title = Band(
            top: Extent(points: generator.wild()), height: Extent(ofItem: generator.wild()))
        stage.rows.effect = wildEffect(&self)
        stage.rows.picture?.effect = wildEffect(&self)
        stage.header?.height = generator.wild()
        stage.header?.effect = wildEffect(&self)
        stage.bar?.height = generator.wild()
        stage.pages?.spacing = generator.wild()
        stage.pages?.effect = wildEffect(&self)
        stage.pages?.text = wildEffect(&self)
        stage.layers.append(FreeLayer(wildBox(&self), effect: wildEffect(&self)))
        return stage
    }
}
