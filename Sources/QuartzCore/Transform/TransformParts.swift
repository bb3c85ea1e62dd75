/// A transform taken apart, so that each part can be read, set and animated by itself: scale, then shear, then
/// rotation, then translation, then perspective.
struct TransformParts {
    var scale = SIMD3<Double>(1, 1, 1)
    /// xy, xz, yz.
    var shear = SIMD3<Double>(0, 0, 0)
    /// A unit quaternion: x, y, z, w.
    var rotation = SIMD4<Double>(0, 0, 0, 1)
    var translation = SIMD3<Double>(0, 0, 0)
    var perspective = SIMD4<Double>(0, 0, 0, 1)

    /// Nil for a transform that flattens space.
    init?(_ t: CATransform3D) {
        guard t.m44 != 0, t.m44.isFinite else { return nil }
        var rows = [
            SIMD3<Double>(t.m11, t.m12, t.m13) / t.m44, SIMD3<Double>(t.m21, t.m22, t.m23) / t.m44,
            SIMD3<Double>(t.m31, t.m32, t.m33) / t.m44,
        ]
        translation = SIMD3(t.m41, t.m42, t.m43) / t.m44
        guard abs(Self.determinant(rows)) > 1e-12 else { return nil }
        if t.m14 != 0 || t.m24 != 0 || t.m34 != 0 {
            var affine = t
            (affine.m14, affine.m24, affine.m34, affine.m44) = (0, 0, 0, t.m44)
            let inverse = CATransform3DInvert(affine)
            // The column that, put behind the affine part, gives the column found.
            func entry(_ a: CGFloat, _ b: CGFloat, _ c: CGFloat, _ d: CGFloat) -> Double {
                a * t.m14 + b * t.m24 + c * t.m34 + d * t.m44
            }
            perspective = SIMD4(
                entry(inverse.m11, inverse.m12, inverse.m13, inverse.m14),
                entry(inverse.m21, inverse.m22, inverse.m23, inverse.m24),
                entry(inverse.m31, inverse.m32, inverse.m33, inverse.m34),
                entry(inverse.m41, inverse.m42, inverse.m43, inverse.m44))
        }
        // Gram-Schmidt on the rows.
        scale.x = Self.length(rows[0])
        rows[0] /= scale.x
        shear.x = Self.dot(rows[0], rows[1])
        rows[1] -= rows[0] * shear.x
        scale.y = Self.length(rows[1])
        rows[1] /= scale.y
        shear.x /= scale.y
        shear.y = Self.dot(rows[0], rows[2])
        rows[2] -= rows[0] * shear.y
        shear.z = Self.dot(rows[1], rows[2])
        rows[2] -= rows[1] * shear.z
        scale.z = Self.length(rows[2])
        rows[2] /= scale.z
        shear.y /= scale.z
        shear.z /= scale.z
        if Self.determinant(rows) < 0 {
            // A reflection: in one axis, so that a flip in the plane stays in the plane.
            let axis = t.m11 < 0 ? 0 : t.m22 < 0 ? 1 : 2
            scale[axis] = -scale[axis]
            rows[axis] = -rows[axis]
            if axis == 0 { (shear.x, shear.y) = (-shear.x, -shear.y) }
            if axis == 1 { (shear.x, shear.z) = (-shear.x, -shear.z) }
            if axis == 2 { (shear.y, shear.z) = (-shear.y, -shear.z) }
        }
        rotation = Self.quaternion(rows)
    }

    /// The transform put together again.
    var transform: CATransform3D {
        var result = CATransform3DIdentity
        if perspective != SIMD4(0, 0, 0, 1) {
            (result.m14, result.m24, result.m34, result.m44) = (
                perspective.x, perspective.y, perspective.z, perspective.w
            )
        }
        var move = CATransform3DMakeTranslation(translation.x, translation.y, translation.z)
        move = CATransform3DConcat(Self.matrix(rotation), move)
        var shears = CATransform3DIdentity
        (shears.m21, shears.m31, shears.m32) = (shear.x, shear.y, shear.z)
        var affine = CATransform3DConcat(shears, move)
        affine = CATransform3DConcat(CATransform3DMakeScale(scale.x, scale.y, scale.z), affine)
        return CATransform3DConcat(affine, result)
    }

    /// The transform at `progress` between two: each part by itself, rotations along the shortest arc.
    static func interpolate(_ from: CATransform3D, _ to: CATransform3D, _ progress: Double) -> CATransform3D {
        guard let first = TransformParts(from), let second = TransformParts(to) else {
            return entryByEntry(from, to, progress)
        }
        var result = first
        result.scale += (second.scale - first.scale) * progress
        result.shear += (second.shear - first.shear) * progress
        result.translation += (second.translation - first.translation) * progress
        result.perspective += (second.perspective - first.perspective) * progress
        result.rotation = slerp(first.rotation, second.rotation, progress)
        return result.transform
    }

    private static func entryByEntry(_ a: CATransform3D, _ b: CATransform3D, _ progress: Double) -> CATransform3D {
        func mix(_ from: CGFloat, _ to: CGFloat) -> CGFloat { from + (to - from) * progress }
        return CATransform3D(
            m11: mix(a.m11, b.m11), m12: mix(a.m12, b.m12), m13: mix(a.m13, b.m13), m14: mix(a.m14, b.m14),
            m21: mix(a.m21, b.m21), m22: mix(a.m22, b.m22), m23: mix(a.m23, b.m23), m24: mix(a.m24, b.m24),
            m31: mix(a.m31, b.m31), m32: mix(a.m32, b.m32), m33: mix(a.m33, b.m33), m34: mix(a.m34, b.m34),
            m41: mix(a.m41, b.m41), m42: mix(a.m42, b.m42), m43: mix(a.m43, b.m43), m44: mix(a.m44, b.m44))
    }
}
