extension DeviceStorage {
    private static let calls = "RecentCalls.plist"
    /// Older calls are forgotten.
    private static let mostCalls = 100

    /// The last one first. A file that cannot be read counts as empty.
    func readCalls() -> [RecentCall] {
        let entries = dictionaries(in: DeviceStorage.calls)
        return entries.prefix(DeviceStorage.mostCalls).compactMap { RecentCall(propertyList: $0) }
    }

    /// - Throws: `storageFailed`.
    func write(calls: [RecentCall]) throws {
        try write(calls.prefix(DeviceStorage.mostCalls).map(\.propertyList), to: DeviceStorage.calls)
    }
}
