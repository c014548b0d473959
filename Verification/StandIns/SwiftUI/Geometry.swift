public enum Axis: Int8, CaseIterable, Hashable, Sendable {
    case horizontal, vertical
    public struct Set: OptionSet, Hashable, Sendable {
        public let rawValue: Int8
        public init(rawValue: Int8) { self.rawValue = rawValue }
        public static let horizontal = Set(rawValue: 1)
        public static let vertical = Set(rawValue: 2)
    }
}

public enum Edge: Int8, CaseIterable, Hashable, Sendable {
    case top, leading, bottom, trailing
    public struct Set: OptionSet, Hashable, Sendable {
        public let rawValue: Int8
        public init(rawValue: Int8) { self.rawValue = rawValue }
        public static let top = Set(rawValue: 1)
        public static let leading = Set(rawValue: 2)
        public static let bottom = Set(rawValue: 4)
        public static let trailing = Set(rawValue: 8)
        public static let all: Set = [.top, .leading, .bottom, .trailing]
        public static let horizontal: Set = [.leading, .trailing]
        public static let vertical: Set = [.top, .bottom]
    }
}

public struct EdgeInsets: Equatable, Sendable {
    public var top, leading, bottom, trailing: CGFloat
    public init(top: CGFloat = 0, leading: CGFloat = 0, bottom: CGFloat = 0, trailing: CGFloat = 0) {
        (self.top, self.leading, self.bottom, self.trailing) = (top, leading, bottom, trailing)
    }

    /// The part of `frame` within these insets.
    func inner(of frame: CGRect, _ direction: LayoutDirection) -> CGRect {
        let left = direction == .leftToRight ? leading : trailing
        return CGRect(
            x: frame.minX + left, y: frame.minY + top, width: frame.width - leading - trailing,
            height: frame.height - top - bottom)
    }

    /// What lies these insets around `frame`.
    func outer(of frame: CGRect, _ direction: LayoutDirection) -> CGRect {
        EdgeInsets(top: -top, leading: -leading, bottom: -bottom, trailing: -trailing).inner(
            of: frame, direction)
    }
}

public struct UnitPoint: Hashable, Sendable {
    public var x, y: CGFloat
    public init(x: CGFloat, y: CGFloat) { (self.x, self.y) = (x, y) }
    public static let center = UnitPoint(x: 0.5, y: 0.5)
    public static let topLeading = UnitPoint(x: 0, y: 0)
    public static let top = UnitPoint(x: 0.5, y: 0)
    public static let bottom = UnitPoint(x: 0.5, y: 1)
}

public enum HorizontalAlignment: Sendable { case leading, center, trailing }
public enum VerticalAlignment: Sendable { case top, center, bottom }

public struct Alignment: Sendable {
    public var horizontal: HorizontalAlignment
    public var vertical: VerticalAlignment
    public init(horizontal: HorizontalAlignment, vertical: VerticalAlignment) {
        (self.horizontal, self.vertical) = (horizontal, vertical)
    }
    public static let center = Alignment(horizontal: .center, vertical: .center)
    public static let top = Alignment(horizontal: .center, vertical: .top)
    public static let bottom = Alignment(horizontal: .center, vertical: .bottom)
    public static let leading = Alignment(horizontal: .leading, vertical: .center)
    public static let trailing = Alignment(horizontal: .trailing, vertical: .center)
    public static let topLeading = Alignment(horizontal: .leading, vertical: .top)
    public static let bottomLeading = Alignment(horizontal: .leading, vertical: .bottom)

    /// Where a box of a size lies in `frame`.
    func place(_ size: CGSize, in frame: CGRect, _ direction: LayoutDirection) -> CGRect {
        let (w, h) = (frame.width - size.width, frame.height - size.height)
        let isLeft = (horizontal == .leading) == (direction == .leftToRight)
        let x = horizontal == .center ? w / 2 : isLeft ? 0 : w
        let y = vertical == .center ? h / 2 : vertical == .top ? 0 : h
        return CGRect(origin: CGPoint(x: frame.minX + x, y: frame.minY + y), size: size)
    }
}

public struct ProposedViewSize: Hashable, Sendable {
    public var width, height: CGFloat?
    public init(width: CGFloat?, height: CGFloat?) { (self.width, self.height) = (width, height) }
    public init(_ size: CGSize) { self.init(width: size.width, height: size.height) }
    public static let unspecified = ProposedViewSize(width: nil, height: nil)
    public static let zero = ProposedViewSize(width: 0, height: 0)
    public static let infinity = ProposedViewSize(width: .infinity, height: .infinity)
    public func replacingUnspecifiedDimensions(by size: CGSize = CGSize(width: 10, height: 10)) -> CGSize {
        CGSize(width: width ?? size.width, height: height ?? size.height)
    }
}

/// A 3 × 3 matrix that points are multiplied with from the left: `(x, y, 1) · M`, divided by the third part.
public struct ProjectionTransform: Equatable, Sendable {
    public var m11: CGFloat = 1
    public var m12: CGFloat = 0
    public var m13: CGFloat = 0
    public var m21: CGFloat = 0
    public var m22: CGFloat = 1
    public var m23: CGFloat = 0
    public var m31: CGFloat = 0
    public var m32: CGFloat = 0
    public var m33: CGFloat = 1

    public init() {}

    init(x: CGFloat, y: CGFloat) { (m31, m32) = (x, y) }

    public var isIdentity: Bool { self == ProjectionTransform() }
    public var isAffine: Bool { m13 == 0 && m23 == 0 && m33 == 1 }
    var determinant: CGFloat {
        m11 * (m22 * m33 - m23 * m32) - m12 * (m21 * m33 - m23 * m31) + m13 * (m21 * m32 - m22 * m31)
    }

    public func concatenating(_ o: ProjectionTransform) -> ProjectionTransform {
        var m = ProjectionTransform()
        m.m11 = m11 * o.m11 + m12 * o.m21 + m13 * o.m31
        m.m12 = m11 * o.m12 + m12 * o.m22 + m13 * o.m32
        m.m13 = m11 * o.m13 + m12 * o.m23 + m13 * o.m33
        m.m21 = m21 * o.m11 + m22 * o.m21 + m23 * o.m31
        m.m22 = m21 * o.m12 + m22 * o.m22 + m23 * o.m32
        m.m23 = m21 * o.m13 + m22 * o.m23 + m23 * o.m33
        m.m31 = m31 * o.m11 + m32 * o.m21 + m33 * o.m31
        m.m32 = m31 * o.m12 + m32 * o.m22 + m33 * o.m32
        m.m33 = m31 * o.m13 + m32 * o.m23 + m33 * o.m33
        return m
    }

    func inverted() -> ProjectionTransform {
        let d = determinant
        var m = ProjectionTransform()
        m.m11 = (m22 * m33 - m23 * m32) / d
        m.m12 = (m13 * m32 - m12 * m33) / d
        m.m13 = (m12 * m23 - m13 * m22) / d
        m.m21 = (m23 * m31 - m21 * m33) / d
        m.m22 = (m11 * m33 - m13 * m31) / d
        m.m23 = (m13 * m21 - m11 * m23) / d
        m.m31 = (m21 * m32 - m22 * m31) / d
        m.m32 = (m12 * m31 - m11 * m32) / d
        m.m33 = (m11 * m22 - m12 * m21) / d
        return m
    }

    func callAsFunction(_ point: CGPoint) -> CGPoint {
        let w = m13 * point.x + m23 * point.y + m33
        return CGPoint(
            x: (m11 * point.x + m21 * point.y + m31) / w, y: (m12 * point.x + m22 * point.y + m32) / w)
    }

    public func corners(of frame: CGRect) -> [CGPoint] {
        [
            self(CGPoint(x: frame.minX, y: frame.minY)), self(CGPoint(x: frame.maxX, y: frame.minY)),
            self(CGPoint(x: frame.maxX, y: frame.maxY)), self(CGPoint(x: frame.minX, y: frame.maxY)),
        ]
    }

    /// The upright box around the places of a frame's corners.
    func bounds(of frame: CGRect) -> CGRect {
        if isIdentity { return frame }
        let corners = corners(of: frame)
        let (x, y) = (corners.map(\.x), corners.map(\.y))
        return CGRect(
            x: x.min()!, y: y.min()!, width: x.max()! - x.min()!, height: y.max()! - y.min()!)
    }

    /// The transform of a view as it takes effect: mirrored where leading is right, nothing where it has no inverse.
    func resolved(in frame: CGRect, _ direction: LayoutDirection) -> ProjectionTransform {
        var local = self
        if direction == .rightToLeft, StandInFidelity.mirrorsEffects {
            var mirror = ProjectionTransform()
            (mirror.m11, mirror.m31) = (-1, frame.width)
            local = mirror.concatenating(local).concatenating(mirror)
        }
        guard local.determinant.isFinite, local.determinant.magnitude > 1e-15 else {
            StandInFaults.found.append("a singular transform: \(local)")
            return ProjectionTransform()
        }
        return ProjectionTransform(x: -frame.minX, y: -frame.minY).concatenating(local)
            .concatenating(ProjectionTransform(x: frame.minX, y: frame.minY))
    }
}
