/// The distance and the direction between two fingers.
struct FingerPair {
    let distance: CGFloat
    /// In radians.
    let angle: CGFloat

    /// - Returns: nil if there are fewer than two touches. The first two of several are used.
    @MainActor init?(_ touches: [UITouch]) {
        guard touches.count >= 2 else { return nil }
        let (one, other) = (touches[0].windowLocation, touches[1].windowLocation)
        distance = max(hypot(other.x - one.x, other.y - one.y), 1)
        angle = atan2(other.y - one.y, other.x - one.x)
    }

    /// The angle from `earlier` to this pair, in −π...π.
    func turn(from earlier: FingerPair) -> CGFloat {
        let turn = angle - earlier.angle
        if turn > .pi { return turn - 2 * .pi }
        if turn < -.pi { return turn + 2 * .pi }
        return turn
    }
}
