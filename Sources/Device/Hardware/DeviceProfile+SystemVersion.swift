import DeviceLink

extension DeviceProfile {
    /// Whether its system is this version or a later one.
    func hasSystem(_ version: SystemVersion) -> Bool { SystemVersion(systemVersion).map { $0 >= version } ?? false }
}
