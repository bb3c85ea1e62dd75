/// The directions on the screen of a node's sides, to the nearest quarter turn: in an interface that is rotated with
/// the device, left and right are the interface's.
struct TransitionDirections {
    let right, down: SIMD2<Double>

    init(_ placement: PlaneTransform) {
        right = Self.straightened(SIMD2(placement.xx, placement.xy), otherwise: SIMD2(1, 0))
        down = Self.straightened(SIMD2(placement.yx, placement.yy), otherwise: SIMD2(0, 1))
    }

    private init(right: SIMD2<Double>, down: SIMD2<Double>) { (self.right, self.down) = (right, down) }

    /// The same directions, turned so that the side `left` is at the left.
    func turned(with left: CATransitionSubtype) -> TransitionDirections {
        let newRight = -origin(of: left)
        let isMirrored = right.x * down.y - right.y * down.x < 0
        let newDown = SIMD2(-newRight.y, newRight.x)
        return TransitionDirections(right: newRight, down: isMirrored ? -newDown : newDown)
    }

    private static func straightened(_ vector: SIMD2<Double>, otherwise: SIMD2<Double>) -> SIMD2<Double> {
        guard vector.x.isFinite, vector.y.isFinite, vector != .zero else { return otherwise }
        if abs(vector.x) >= abs(vector.y) { return SIMD2(vector.x < 0 ? -1 : 1, 0) }
        return SIMD2(0, vector.y < 0 ? -1 : 1)
    }

    /// The direction that the new picture comes from. As on the device, "top" is where y is greatest.
    func origin(of subtype: CATransitionSubtype) -> SIMD2<Double> {
        switch subtype {
        case .fromRight: right
        case .fromTop: down
        case .fromBottom: -down
        default: -right
        }
    }
}
