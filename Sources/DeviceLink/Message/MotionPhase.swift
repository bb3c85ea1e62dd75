/// The course of a shake.
package enum MotionPhase: UInt8, CaseIterable, Sendable {
    case shakeBegan = 0
    case shakeEnded = 1
    case shakeCancelled = 2
}
