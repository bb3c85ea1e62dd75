extension DeviceStorage {
    private static let noticeSettings = "NoticeSettings.plist"

    /// Stores what the user lets an app do to be heard; nil removes it.
    ///
    /// - Throws: `storageFailed`; it then holds only as long as the device is on.
    func setNoticeSettings(_ settings: NoticeSettings?, of identifier: String) throws {
        guard noticeSettings[identifier] != settings else { return }
        noticeSettings[identifier] = settings
        try write(noticeSettings.mapValues(\.entry), to: DeviceStorage.noticeSettings)
    }

    /// Reads what is stored. A file that cannot be read counts as empty: everything is as usual.
    func readNoticeSettings() -> [String: NoticeSettings] {
        let entries = list(in: DeviceStorage.noticeSettings) as? [String: [String: Any]] ?? [:]
        return entries.mapValues { NoticeSettings($0) }
    }
}
