import Foundation

/// Transitions that turn the pictures in space.
extension NodeTransition {
    /// Turns a card by 180°. The side that `origin` points to comes to the front. The card moves away from the viewer
    /// meanwhile, so that it stays within its place.
    func flip(
        _ after: NodeSnapshot, _ place: PixelRect, _ origin: SIMD2<Double>
    ) -> [(PixelRect, PaintItem.Operation)] {
        let isFirstHalf = progress < 0.5
        guard let shown = isFirstHalf ? before : after else { return [] }
        let angle = isFirstHalf ? progress * .pi : (progress - 1) * .pi
        let half = Self.length(of: place, along: origin) / 2
        let distance = Self.eyeDistance * half * 2
        let turned = Face(
            scale: cos(angle), shift: 0, depth: -sin(angle) / distance, nearest: 1 + half * abs(sin(angle)) / distance)
        return [shown.painted(turned.transform(in: place, along: origin), within: place)]
    }

    /// Turns a cube by a quarter, the new side coming from where `origin` points to.
    func turnCube(
        _ after: NodeSnapshot, _ place: PixelRect, _ origin: SIMD2<Double>
    ) -> [(PixelRect, PaintItem.Operation)] {
        let half = Self.length(of: place, along: origin) / 2
        let distance = Self.eyeDistance * half * 2
        func side(_ snapshot: NodeSnapshot?, _ angle: Double) -> [(PixelRect, PaintItem.Operation)] {
            guard let snapshot, cos(angle) > 1e-3 else { return [] }
            let face = Face(
                scale: cos(angle), shift: -half * sin(angle), depth: -sin(angle) / distance,
                nearest: 1 + half * (1 - cos(angle)) / distance)
            return [snapshot.painted(face.transform(in: place, along: origin), within: place)]
        }
        let angle = progress * .pi / 2
        return side(before, angle) + side(after, angle - .pi / 2)
    }

    /// Distance of the viewer's eye, in lengths of the place.
    private static let eyeDistance = 2.0

    private static func length(of place: PixelRect, along axis: SIMD2<Double>) -> Double {
        axis.x != 0 ? Double(place.width) : Double(place.height)
    }

    /// A plane that is turned about a line across the axis: `q` along the axis from the middle goes to
    /// `(q · scale + shift) / w` and the rest to `r / w`, where `w = nearest + q · depth`.
    private struct Face {
        var scale, shift, depth, nearest: Double

        func transform(in place: PixelRect, along axis: SIMD2<Double>) -> PlaneTransform {
            let middle = (x: Double(place.x) + Double(place.width) / 2, y: Double(place.y) + Double(place.height) / 2)
            var turned = PlaneTransform.identity
            (turned.xw, turned.yw, turned.tw) = (axis.x * depth, axis.y * depth, nearest)
            (turned.tx, turned.ty) = (axis.x * shift, axis.y * shift)
            if axis.x != 0 { turned.xx = scale } else { turned.yy = scale }
            return PlaneTransform(translationX: -middle.x, y: -middle.y).concatenating(turned)
                .concatenating(PlaneTransform(translationX: middle.x, y: middle.y))
        }
    }
}
