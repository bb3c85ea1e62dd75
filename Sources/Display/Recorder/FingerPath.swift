import CoreGraphics

/// The way of a finger on the screen while a script is recorded.
struct FingerPath {
    let start: CGPoint
    var end: CGPoint
    /// When it began.
    let time: Double
    let target: RecordedTarget?
}
