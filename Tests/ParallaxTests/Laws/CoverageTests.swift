import Parallax
import Testing

/// Law 4: no hole at any position, pull and age, under any policy.
@Suite struct CoverageTests {
    /// How far the visible part of a picture's clip reaches beyond the picture, in points.
    private func gap(_ picture: Quad, over opening: Polygon) -> Double {
        let quad = Polygon(picture)
        return opening.corners.map { quad.distance(outside: $0) }.max() ?? -.infinity
    }

    private func gap(of picture: Layer, in viewport: Box) -> Double {
        guard let clip = picture.clip else { return .infinity }
        return gap(picture.quad, over: Polygon(clip).cut(by: Polygon(viewport)))
    }

    private func travels(_ stage: Stage, step: Double) -> [Double] {
        let end = stage.travelRange.maximum + stage.viewportLength
        return Array(stride(from: -stage.viewportLength, through: end, by: step)) + [
            0, stage.travelRange.maximum,
        ]
    }

    @Test(arguments: MotionPolicy.allCases)
    func `row pictures hide their rows wherever these are seen`(policy: MotionPolicy) {
        for size in SystemStages.sizes {
            let rising = SystemStages.showroom(size)
            for var stage in [rising, SystemStages.window(size), SystemStages.captions(size)] {
                stage.policy = policy
                var layout = StageLayout()
                for travel in travels(stage, step: 41.3) {
                    for ages in [Ages.settled, .all(0), .all(0.17), .all(0.4)] {
                        stage.layout(at: travel, ages: ages, into: &layout)
                        for picture in layout.layers where picture.handle.kind == .rowPicture {
                            #expect(
                                gap(of: picture, in: stage.viewport) < 1e-9,
                                "\(size) at \(travel), row \(picture.handle.index)")
                        }
                    }
                }
            }
        }
    }

    @Test func `a row picture that is a hundredth too short leaves a hole`() {
        var stage = SystemStages.captions(SystemStages.sizes[0])
        let needed = Overscan.needed(speed: 0.5, itemLength: 200, viewportLength: 844)
        for (spare, isCovered) in [(1e-6, true), (-0.01, false)] {
            stage.rows.picture = PicturePart(
                length: Extent(ofItem: 1, points: 2 * (needed + spare)), effect: .drift(speed: 0.5))
            var worst = -Double.infinity
            for travel in [0.0, 156, 356] {
                for layer in stage.layout(at: travel).layers where layer.handle.kind == .rowPicture {
                    worst = max(worst, gap(of: layer, in: stage.viewport))
                }
            }
            #expect((worst < 1e-9) == isCovered)
        }
    }

    @Test(arguments: MotionPolicy.allCases, Header.Edge.allCases)
    func `a header's picture hides all above the first row, pulled and gone`(
        policy: MotionPolicy, edge: Header.Edge
    ) throws {
        for size in SystemStages.sizes {
            var stage = SystemStages.stretchyHeader(size, edge: edge, inset: 59)
            stage.policy = policy
            let top = edge == .screen ? 0.0 : 59
            for travel in travels(stage, step: 3.7) {
                let firstRow = min(359 - travel, size.height)
                guard firstRow > top else { continue }
                let layers = stage.layout(at: travel).layers
                let picture = try #require(layers.first { $0.handle.kind == .headerPicture })
                let opening = Box(x: 0, y: top, width: size.width, height: firstRow - top)
                #expect(gap(picture.quad, over: Polygon(opening)) < 1e-9, "\(size) at \(travel)")
                // It stretches exactly as far as the pull opens.
                let bottom = picture.quad.bottomLeft.y
                #expect(travel >= 0 || firstRow == size.height || (bottom - firstRow).magnitude < 1e-9)
            }
        }
    }
}
