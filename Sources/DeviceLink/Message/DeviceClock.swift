/// Which time an app lives in.
package enum DeviceClock: Hashable, Sendable {
    /// The machine's own clocks.
    case wall
    /// Clocks that stand still until `DeviceMessage.advance` moves them.
    ///
    /// `wallNanoseconds` is the time since 1970 that the app believes it is now; `monotonicNanoseconds` is what its
    /// monotonic clock shows now, the base of every time on the link (a device gives the value of its own).
    case virtual(wallNanoseconds: Int64, monotonicNanoseconds: Int64)
}
