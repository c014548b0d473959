import Foundation
import Parallax

/// A 4 × 4 matrix, written the long way round, to check the engine's short ways against.
struct NaiveMatrix {
    var rows: [[Double]]

    static let identity = NaiveMatrix(rows: [[1, 0, 0, 0], [0, 1, 0, 0], [0, 0, 1, 0], [0, 0, 0, 1]])

    static func scale(_ x: Double, _ y: Double) -> NaiveMatrix {
        var matrix = identity
        matrix.rows[0][0] = x
        matrix.rows[1][1] = y
        return matrix
    }

    static func translation(_ x: Double, _ y: Double, _ z: Double = 0) -> NaiveMatrix {
        var matrix = identity
        matrix.rows[0][3] = x
        matrix.rows[1][3] = y
        matrix.rows[2][3] = z
        return matrix
    }

    /// cos·I + sin·[k]× + (1 − cos)·k·kᵀ.
    static func rotation(_ angle: Double, about axis: Vector3) -> NaiveMatrix {
        let length = (axis.x * axis.x + axis.y * axis.y + axis.z * axis.z).squareRoot()
        let k = [axis.x / length, axis.y / length, axis.z / length]
        let cross = [[0, -k[2], k[1]], [k[2], 0, -k[0]], [-k[1], k[0], 0]]
        var matrix = identity
        for row in 0..<3 {
            for column in 0..<3 {
                matrix.rows[row][column] =
                    (row == column ? cos(angle) : 0) + sin(angle) * cross[row][column]
                    + (1 - cos(angle)) * k[row] * k[column]
            }
        }
        return matrix
    }

    /// Core Animation's m34.
    static func perspective(m34: Double) -> NaiveMatrix {
        var matrix = identity
        matrix.rows[3][2] = m34
        return matrix
    }

    static func * (a: NaiveMatrix, b: NaiveMatrix) -> NaiveMatrix {
        var product = identity
        for row in 0..<4 {
            for column in 0..<4 {
                product.rows[row][column] = (0..<4).reduce(0) { $0 + a.rows[row][$1] * b.rows[$1][column] }
            }
        }
        return product
    }

    /// The place of a point of the plane z = 0.
    func callAsFunction(_ point: Vector) -> Vector {
        let image = rows.map { $0[0] * point.x + $0[1] * point.y + $0[3] }
        return Vector(image[0] / image[3], image[1] / image[3])
    }

    /// What a pose does to a layer that rests in `box`: first scale, then rotation, translation, perspective.
    init(_ pose: Pose, in box: Box) {
        let anchor = Vector(box.x + pose.anchor.x * box.width, box.y + pose.anchor.y * box.height)
        self =
            NaiveMatrix.translation(anchor.x, anchor.y) * .perspective(m34: -pose.perspective)
            * .translation(pose.translationX, pose.translationY, pose.translationZ)
            * .rotation(pose.rotation, about: pose.axis)
            * .scale(pose.scaleX, pose.scaleY) * .translation(-anchor.x, -anchor.y)
    }

    init(rows: [[Double]]) { self.rows = rows }
}
