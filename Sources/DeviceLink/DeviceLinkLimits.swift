/// What either side of a device link accepts. Beyond these the connection ends with a `DeviceLinkError`.
package enum DeviceLinkLimits {
    /// The version of the protocol, the first byte of every message.
    package static let version: UInt8 = 1
    /// Bytes of a message without its header.
    package static let messageByteCount = 16 << 20
    /// Bytes of an ordinary string: a name, an URL.
    package static let stringByteCount = 64 << 10
    /// Bytes of a crash report.
    package static let reportByteCount = 1 << 20
    /// Bytes of an accessibility tree.
    package static let treeByteCount = 15 << 20
    /// Bytes of a message to or from a service of the device.
    package static let serviceByteCount = 1 << 20
    /// Touches in one message.
    package static let touchCount = 32
    /// Damaged rectangles in one frame.
    package static let damageCount = 256
    /// Problems that an app finds in its views at one look.
    package static let problemCount = 64
    /// Launch options of one app.
    package static let launchOptionCount = 64
    /// Schemes of URLs that a device's apps open.
    package static let urlSchemeCount = 4096
    /// Local notifications that a device keeps for one app, as on the phone.
    package static let notificationCount = 64
    /// Pixels of a surface in either direction.
    package static let surfaceSide = 8192
    /// Bytes that may wait to be sent before the peer counts as dead.
    package static let queuedByteCount = 32 << 20
    /// Descriptors that may wait for the message that announces them.
    package static let waitingDescriptorCount = 16
}
