internal import CPlatform
internal import DeviceLink

extension platform_network {
    /// The device's word for the C library's functions and all that transfers data.
    init(_ condition: NetworkCondition) {
        self.init(
            link: platform_link(rawValue: UInt32(condition.link.rawValue)), delay: condition.delay,
            download: condition.download, upload: condition.upload, loss: condition.loss)
    }
}
