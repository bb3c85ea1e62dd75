import Foundation

/// What the clock said at a moment.
struct ClockReading {
    /// When the day began, in the device's time zone.
    var day: Date
    /// How far the clock is ahead of the machine's counter, in nanoseconds: always the same, unless somebody sets it.
    var offset: Int64
}
