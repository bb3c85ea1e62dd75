/// How the plane of one layer lies in the plane of another: a 3×3 matrix for row vectors `[x y 1]`, which is a 4×4
/// transform without the z row and column, because a layer's sublayers are flattened into its plane.
package struct PlaneTransform: Equatable {
    package var xx: Double, xy: Double, xw: Double
    package var yx: Double, yy: Double, yw: Double
    package var tx: Double, ty: Double, tw: Double

    package static let identity = PlaneTransform(xx: 1, xy: 0, xw: 0, yx: 0, yy: 1, yw: 0, tx: 0, ty: 0, tw: 1)

    package init(
        xx: Double, xy: Double, xw: Double, yx: Double, yy: Double, yw: Double, tx: Double, ty: Double, tw: Double
    ) {
        (self.xx, self.xy, self.xw) = (xx, xy, xw)
        (self.yx, self.yy, self.yw) = (yx, yy, yw)
        (self.tx, self.ty, self.tw) = (tx, ty, tw)
    }

    package init(_ t: CATransform3D) {
        self.init(
            xx: t.m11, xy: t.m12, xw: t.m14, yx: t.m21, yy: t.m22, yw: t.m24, tx: t.m41, ty: t.m42, tw: t.m44)
    }

    package init(translationX x: Double, y: Double) {
        self = .identity
        (tx, ty) = (x, y)
    }

    package init(scaleX x: Double, y: Double) {
        self = .identity
        (xx, yy) = (x, y)
    }

    package var isAffine: Bool { xw == 0 && yw == 0 && tw == 1 }
    package var isTranslation: Bool { isAffine && xx == 1 && yy == 1 && xy == 0 && yx == 0 }
    /// Upright rectangles stay upright, and are not mirrored.
    package var isUpright: Bool { isAffine && xy == 0 && yx == 0 && xx > 0 && yy > 0 }

    /// The nine entries, row by row.
    func withEntries(_ body: (UnsafePointer<Double>) -> Void) {
        withUnsafeTemporaryAllocation(of: Double.self, capacity: 9) { entries in
            guard let base = entries.baseAddress else { return }
            base.update(repeating: 0, count: 9)
            (base[0], base[1], base[2]) = (xx, xy, xw)
            (base[3], base[4], base[5]) = (yx, yy, yw)
            (base[6], base[7], base[8]) = (tx, ty, tw)
            body(base)
        }
    }

    /// The mean scale factor for lengths, from the affine part of the transform.
    package var meanScale: Double { abs(xx * yy - xy * yx).squareRoot() }

    /// First this, then `next`.
    package func concatenating(_ next: PlaneTransform) -> PlaneTransform {
        if isTranslation && next.isAffine {
            var result = next
            result.tx = tx * next.xx + ty * next.yx + next.tx
            result.ty = tx * next.xy + ty * next.yy + next.ty
            return result
        }
        return PlaneTransform(
            xx: xx * next.xx + xy * next.yx + xw * next.tx, xy: xx * next.xy + xy * next.yy + xw * next.ty,
            xw: xx * next.xw + xy * next.yw + xw * next.tw,
            yx: yx * next.xx + yy * next.yx + yw * next.tx, yy: yx * next.xy + yy * next.yy + yw * next.ty,
            yw: yx * next.xw + yy * next.yw + yw * next.tw,
            tx: tx * next.xx + ty * next.yx + tw * next.tx, ty: tx * next.xy + ty * next.yy + tw * next.ty,
            tw: tx * next.xw + ty * next.yw + tw * next.tw)
    }

    package var determinant: Double {
        xx * (yy * tw - yw * ty) - xy * (yx * tw - yw * tx) + xw * (yx * ty - yy * tx)
    }

    /// The inverse; nil for a transform that flattens the plane.
    package var inverse: PlaneTransform? {
        if isTranslation { return PlaneTransform(translationX: -tx, y: -ty) }
        let determinant = self.determinant
        guard abs(determinant) > 1e-12, determinant.isFinite else { return nil }
        let factor = 1 / determinant
        var result = PlaneTransform(
            xx: (yy * tw - yw * ty) * factor, xy: (xw * ty - xy * tw) * factor, xw: (xy * yw - xw * yy) * factor,
            yx: (yw * tx - yx * tw) * factor, yy: (xx * tw - xw * tx) * factor, yw: (xw * yx - xx * yw) * factor,
            tx: (yx * ty - yy * tx) * factor, ty: (xy * tx - xx * ty) * factor, tw: (xx * yy - xy * yx) * factor)
        if isAffine { (result.xw, result.yw, result.tw) = (0, 0, 1) }
        return result
    }

    /// Where a point goes; a point at infinity goes very far away.
    package func apply(_ point: CGPoint) -> CGPoint {
        let (x, y) = (Double(point.x), Double(point.y))
        if isAffine { return CGPoint(x: x * xx + y * yx + tx, y: x * xy + y * yy + ty) }
        let w = x * xw + y * yw + tw
        let divisor = abs(w) < 1e-9 ? (w < 0 ? -1e-9 : 1e-9) : w
        return CGPoint(x: (x * xx + y * yx + tx) / divisor, y: (x * xy + y * yy + ty) / divisor)
    }

    /// A convex polygon after the transform; cut at the viewer's eye where perspective would take it behind. Empty when
    /// all of it is behind.
    package func apply(_ polygon: [CGPoint]) -> [CGPoint] {
        if isAffine { return polygon.map(apply) }
        let nearest = 1e-3
        func depth(_ point: CGPoint) -> Double { point.x * xw + point.y * yw + tw }
        var result: [CGPoint] = []
        for (index, corner) in polygon.enumerated() {
            let next = polygon[(index + 1) % polygon.count]
            let (here, there) = (depth(corner), depth(next))
            if here >= nearest { result.append(apply(corner)) }
            if (here >= nearest) != (there >= nearest) {
                let part = (nearest - here) / (there - here)
                result.append(
                    apply(CGPoint(x: corner.x + (next.x - corner.x) * part, y: corner.y + (next.y - corner.y) * part)))
            }
        }
        return result
    }

    /// The smallest rectangle around a transformed one; null when none of it can be seen.
    package func apply(_ rect: CGRect) -> CGRect {
        if rect.isNull || rect.isInfinite { return rect }
        if isAffine && xy == 0 && yx == 0 {
            let (x, y) = (rect.minX * xx + tx, rect.minY * yy + ty)
            return CGRect(x: x, y: y, width: rect.width * xx, height: rect.height * yy).standardized
        }
        return CGRect(enclosing: apply(RoundedOutline.points(rect, radius: 0)))
    }
}
