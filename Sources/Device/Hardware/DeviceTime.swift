/// The kind of clocks that a device and its apps use.
public enum DeviceTime: Sendable, Hashable {
    /// The machine's own clocks.
    case wall
    /// Clocks that only `Device.advance(by:)` moves, starting at this time (nanoseconds since 1970, shown as UTC).
    case virtual(startNanoseconds: Int64)

    /// 9:41 in the morning of the 19th of June 2009, the default of virtual time.
    public static let fixed = DeviceTime.virtual(startNanoseconds: 1_245_404_460_000_000_000)

    var isVirtual: Bool { self != .wall }
}
