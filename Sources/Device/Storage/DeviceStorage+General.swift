extension DeviceStorage {
    private static let general = "General.plist"
    private static let autoLockKey = "AutoLockMinutes"

    /// After how many minutes a device can lock itself.
    static let autoLockChoices = 1...5

    /// After how many minutes without a touch the device locks itself; nil for never.
    var autoLock: Int? {
        let minutes = (list(in: DeviceStorage.general) as? [String: Any])?[DeviceStorage.autoLockKey] as? Int
        return minutes.flatMap { DeviceStorage.autoLockChoices.contains($0) ? $0 : nil }
    }

    /// - Throws: `storageFailed`.
    func setAutoLock(_ minutes: Int?) throws {
        var values = list(in: DeviceStorage.general) as? [String: Any] ?? [:]
        values[DeviceStorage.autoLockKey] = minutes
        try write(values, to: DeviceStorage.general)
    }
}
