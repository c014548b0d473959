import Testing

@testable import Parallax

@Suite struct ProjectionTests {
    private func randomPose(_ samples: inout Samples) -> Pose {
        var pose = Pose()
        if samples.flag() { (pose.scaleX, pose.scaleY) = (samples.double(0...2), samples.double(0...2)) }
        if samples.flag() { pose.rotation = samples.double(-7...7) }
        pose.axis =
            samples.flag()
            ? Vector3(0, 0, 1)
            : Vector3(samples.double(-3...3), samples.double(-3...3), samples.double(-3...3))
        pose.translationX = samples.double(-200...200)
        pose.translationY = samples.double(-200...200)
        if samples.flag() {
            pose.translationZ = samples.double(-200...200)
            pose.perspective = samples.double(0...0.0006)
        }
        pose.anchor = Vector(samples.double(-0.5...1.5), samples.double(-0.5...1.5))
        return pose
    }

    private func randomBox(_ samples: inout Samples) -> Box {
        Box(
            x: samples.double(-100...400), y: samples.double(-100...900), width: samples.double(0...390),
            height: samples.double(0...400))
    }

    @Test func `scale, rotation, translation and perspective are those of 4 × 4 matrices, in that order`() {
        var samples = Samples(seed: 141)
        for _ in 0..<2000 {
            let (pose, box) = (randomPose(&samples), randomBox(&samples))
            let (place, naive) = (Projection(pose, in: box), NaiveMatrix(pose, in: box))
            for corner in [
                Vector(box.x, box.y), Vector(box.maxX, box.y), Vector(box.x, box.maxY), Vector(7, 8),
            ] {
                let (a, b) = (place(corner), naive(corner))
                #expect((a.x - b.x).magnitude < 1e-8 && (a.y - b.y).magnitude < 1e-8, "\(pose)")
            }
        }
    }

    @Test func `a layer within a layer is posed first by itself, then by its holder`() {
        var samples = Samples(seed: 142)
        for _ in 0..<1000 {
            let (outer, holder) = (randomPose(&samples), randomBox(&samples))
            let (inner, held) = (randomPose(&samples), randomBox(&samples))
            let both = Projection(outer, in: holder).after(Projection(inner, in: held))
            let corner = Vector(held.x, held.maxY)
            let (a, b) = (both(corner), Projection(outer, in: holder)(Projection(inner, in: held)(corner)))
            #expect((a.x - b.x).magnitude < 1e-7 && (a.y - b.y).magnitude < 1e-7)
        }
    }

    @Test func `a turn about an axis without length turns nothing`() {
        var pose = Pose()
        pose.rotation = 1
        pose.axis = Vector3(0, 0, 0)
        #expect(Projection(pose, in: Box(x: 1, y: 2, width: 30, height: 40))(Vector(5, 6)) == Vector(5, 6))
    }

    @Test func `the length of an axis does not matter, huge or tiny`() {
        var samples = Samples(seed: 143)
        let box = Box(x: 0, y: 0, width: 100, height: 200)
        for _ in 0..<100 {
            var pose = randomPose(&samples)
            let expected = Projection(pose, in: box)(box)
            let axis = pose.axis
            for scale in [1e-300, 1e-9, 1e9, 1e300] {
                pose.axis = Vector3(axis.x * scale, axis.y * scale, axis.z * scale)
                #expect(difference(Projection(pose, in: box)(box), expected) < 1e-9)
            }
        }
    }

    @Test func `a quarter turn is clockwise, about the anchor`() {
        var pose = Pose()
        pose.rotation = .pi / 2
        pose.anchor = Vector(0, 0)
        let corner = Projection(pose, in: Box(x: 10, y: 20, width: 100, height: 50))(Vector(110, 20))
        #expect((corner.x - 10).magnitude < 1e-12 && (corner.y - 120).magnitude < 1e-12)
    }

    @Test func `nothing but a displacement is free of rounding`() {
        var pose = Pose()
        (pose.translationX, pose.translationY) = (0.1, -0.3)
        let box = Box(x: 0.7, y: 0.9, width: 33.3, height: 44.4)
        #expect(Projection(pose, in: box)(box).topLeft == Vector(0.7 + 0.1, 0.9 - 0.3))
    }

    @Test func `what is nearer to the eye is larger, and what lies behind it stays finite`() {
        var pose = Pose()
        pose.perspective = 1.0 / 500
        pose.translationZ = 250
        let box = Box(x: -10, y: -10, width: 20, height: 20)
        #expect(
            difference(Projection(pose, in: box)(box), Box(x: -20, y: -20, width: 40, height: 40).quad)
                < 1e-12)
        pose.translationZ = 900
        let behind = Projection(pose, in: box)(box).bounds
        #expect(behind.width == 20 * 1024 && behind.centre == .zero)
    }

    @Test func `a plane without extent, or seen from its edge, has no inverse`() {
        let box = Box(x: 10, y: 20, width: 100, height: 50)
        var pose = Pose()
        #expect(Projection(pose, in: box).isInvertible)
        pose.scaleX = 0
        #expect(!Projection(pose, in: box).isInvertible)
        pose = Pose()
        pose.rotation = .pi / 2
        #expect(Projection(pose, in: box).isInvertible)
        pose.axis = Vector3(0, 1, 0)
        #expect(!Projection(pose, in: box).isInvertible)
        pose.rotation = 1.5
        pose.perspective = 1 / 600
        #expect(Projection(pose, in: box).isInvertible)
    }
}
