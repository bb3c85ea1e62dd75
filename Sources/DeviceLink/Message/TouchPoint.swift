/// One finger at one moment.
package struct TouchPoint: Hashable, Sendable {
    /// What happened to a finger, with UIKit's numbers for `UITouch.Phase`.
    package enum Phase: UInt8, CaseIterable, Sendable {
        case began = 0
        case moved = 1
        case stationary = 2
        case ended = 3
        case cancelled = 4
    }

    /// Which finger: the same from `began` to `ended` or `cancelled`.
    package var identifier: UInt32
    package var phase: Phase
    /// Where on the portrait screen, in points from the top left corner.
    package var x: Double
    package var y: Double

    package init(identifier: UInt32, phase: Phase, x: Double, y: Double) {
        self.identifier = identifier
        self.phase = phase
        self.x = x
        self.y = y
    }
}
