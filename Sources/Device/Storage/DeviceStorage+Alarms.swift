extension DeviceStorage {
    private static let alarms = "Alarms.plist"
    private static let mostAlarms = 50

    /// Those of the clock. A file that cannot be read counts as empty.
    func readAlarms() -> [Alarm] {
        let entries = dictionaries(in: DeviceStorage.alarms)
        return entries.prefix(DeviceStorage.mostAlarms).compactMap { Alarm(propertyList: $0) }
    }

    /// - Throws: `storageFailed`.
    func write(alarms: [Alarm]) throws {
        try write(alarms.prefix(DeviceStorage.mostAlarms).map(\.propertyList), to: DeviceStorage.alarms)
    }
}
