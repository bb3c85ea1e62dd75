/// The booted devices, which clients can name to drive one of them.
public struct BootedDevices: Sendable {
    /// Finds a device by its name or UDID; `auto` means any.
    ///
    /// - Returns: its name; nil if none is booted that is called so.
    public var find: @Sendable (_ name: String) -> String?
    /// Connects to the device of a name.
    ///
    /// - Returns: a connection to its ``GuestSession``, which the caller closes.
    /// - Throws: why it cannot be driven.
    public var connect: @Sendable (_ name: String) throws -> Int32

    public init(
        find: @escaping @Sendable (_ name: String) -> String?,
        connect: @escaping @Sendable (_ name: String) throws -> Int32
    ) {
        self.find = find
        self.connect = connect
    }

    /// Where there are none.
    package static let none = BootedDevices(find: { _ in nil }, connect: { _ in -1 })
}
