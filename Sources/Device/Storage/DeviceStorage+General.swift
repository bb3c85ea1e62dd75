extension DeviceStorage {
    private static let general = "General.plist"
    private static let autoLockKey = "AutoLockMinutes"
    private static let verboseKey = "VerboseLog"
    private static let regionKey = "Region"

    /// After how many minutes a device can lock itself.
    static let autoLockChoices = 1...5

    /// After how many minutes without a touch the device locks itself; nil for never.
    var autoLock: Int? {
        let minutes = generalValues[DeviceStorage.autoLockKey] as? Int
        return minutes.flatMap { DeviceStorage.autoLockChoices.contains($0) ? $0 : nil }
    }

    /// - Throws: `storageFailed`.
    func setAutoLock(_ minutes: Int?) throws { try setGeneral(minutes, for: DeviceStorage.autoLockKey) }

    /// Whether the device logs its own steps.
    var isVerbose: Bool { generalValues[DeviceStorage.verboseKey] as? Bool ?? false }

    /// - Throws: `storageFailed`.
    func setVerbose(_ isVerbose: Bool) throws { try setGeneral(isVerbose ? true : nil, for: DeviceStorage.verboseKey) }

    /// What is set of language, region and clock; what cannot be is left out.
    var region: RegionSettings {
        let values = generalValues[DeviceStorage.regionKey] as? [String: String] ?? [:]
        var region = RegionSettings()
        for name in RegionSettings.Name.allCases {
            region[name] = values[name.rawValue].flatMap { RegionSettings.isValid($0, for: name) ? $0 : nil }
        }
        return region
    }

    /// - Throws: `storageFailed`.
    func setRegion(_ region: RegionSettings) throws {
        let values = RegionSettings.Name.allCases.compactMap { name in region[name].map { (name.rawValue, $0) } }
        try setGeneral(values.isEmpty ? nil : Dictionary(uniqueKeysWithValues: values), for: DeviceStorage.regionKey)
    }

    private var generalValues: [String: Any] { list(in: DeviceStorage.general) as? [String: Any] ?? [:] }

    private func setGeneral(_ value: Any?, for key: String) throws {
        var values = generalValues
        values[key] = value
        try write(values, to: DeviceStorage.general)
    }
}
