extension TransformParts {
    /// The rotation as angles in radians about x, then y, then z.
    var angles: SIMD3<Double> {
        let m = Self.matrix(rotation)
        let y = asin(min(max(-m.m13, -1), 1))
        guard abs(m.m13) < 0.999_999 else { return SIMD3(atan2(-m.m32, m.m22), y, 0) }
        return SIMD3(atan2(m.m23, m.m33), y, atan2(m.m12, m.m11))
    }

    mutating func setAngles(_ angles: SIMD3<Double>) {
        var matrix = CATransform3DMakeRotation(angles.x, 1, 0, 0)
        matrix = CATransform3DConcat(matrix, CATransform3DMakeRotation(angles.y, 0, 1, 0))
        matrix = CATransform3DConcat(matrix, CATransform3DMakeRotation(angles.z, 0, 0, 1))
        rotation = Self.quaternion([
            SIMD3(matrix.m11, matrix.m12, matrix.m13), SIMD3(matrix.m21, matrix.m22, matrix.m23),
            SIMD3(matrix.m31, matrix.m32, matrix.m33),
        ])
    }

    static func slerp(_ from: SIMD4<Double>, _ to: SIMD4<Double>, _ progress: Double) -> SIMD4<Double> {
        var cosine = (from * to).sum()
        let end = cosine < 0 ? -to : to
        cosine = min(abs(cosine), 1)
        guard cosine < 0.999_999 else { return normalized(from + (end - from) * progress) }
        let angle = acos(cosine)
        return (from * sin((1 - progress) * angle) + end * sin(progress * angle)) / sin(angle)
    }

    /// The rotation of orthonormal rows.
    static func quaternion(_ rows: [SIMD3<Double>]) -> SIMD4<Double> {
        let (x, y, z) = (rows[0], rows[1], rows[2])
        let trace = x.x + y.y + z.z
        if trace > 0 {
            let s = 2 * (trace + 1).squareRoot()
            return normalized(SIMD4((y.z - z.y) / s, (z.x - x.z) / s, (x.y - y.x) / s, s / 4))
        }
        if x.x > y.y && x.x > z.z {
            let s = 2 * max(1 + x.x - y.y - z.z, 0).squareRoot()
            return normalized(SIMD4(s / 4, (x.y + y.x) / s, (z.x + x.z) / s, (y.z - z.y) / s))
        }
        if y.y > z.z {
            let s = 2 * max(1 + y.y - x.x - z.z, 0).squareRoot()
            return normalized(SIMD4((x.y + y.x) / s, s / 4, (y.z + z.y) / s, (z.x - x.z) / s))
        }
        let s = 2 * max(1 + z.z - x.x - y.y, 0).squareRoot()
        return normalized(SIMD4((z.x + x.z) / s, (y.z + z.y) / s, s / 4, (x.y - y.x) / s))
    }

    static func matrix(_ q: SIMD4<Double>) -> CATransform3D {
        var result = CATransform3DIdentity
        result.m11 = 1 - 2 * (q.y * q.y + q.z * q.z)
        result.m12 = 2 * (q.x * q.y + q.z * q.w)
        result.m13 = 2 * (q.x * q.z - q.y * q.w)
        result.m21 = 2 * (q.x * q.y - q.z * q.w)
        result.m22 = 1 - 2 * (q.x * q.x + q.z * q.z)
        result.m23 = 2 * (q.y * q.z + q.x * q.w)
        result.m31 = 2 * (q.x * q.z + q.y * q.w)
        result.m32 = 2 * (q.y * q.z - q.x * q.w)
        result.m33 = 1 - 2 * (q.x * q.x + q.y * q.y)
        return result
    }

    static func dot(_ a: SIMD3<Double>, _ b: SIMD3<Double>) -> Double { (a * b).sum() }
    static func length(_ a: SIMD3<Double>) -> Double { dot(a, a).squareRoot() }

    static func determinant(_ rows: [SIMD3<Double>]) -> Double {
        let (a, b, c) = (rows[0], rows[1], rows[2])
        return a.x * (b.y * c.z - b.z * c.y) - a.y * (b.x * c.z - b.z * c.x) + a.z * (b.x * c.y - b.y * c.x)
    }

    private static func normalized(_ q: SIMD4<Double>) -> SIMD4<Double> {
        let length = (q * q).sum().squareRoot()
        return length > 0 ? q / length : SIMD4(0, 0, 0, 1)
    }
}
