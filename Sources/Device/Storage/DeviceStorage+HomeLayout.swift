extension DeviceStorage {
    private static let iconState = "IconState.plist"

    /// Reads the order of the icons on the home screen, with all apps that are installed now. A file that cannot be read
    /// counts as missing.
    ///
    /// - Parameters:
    ///   - usual: the order where there is none yet.
    ///   - systemApps: the identifiers of the device's own apps.
    func readHomeLayout(usual: HomeLayout, systemApps: [String]) -> HomeLayout {
        var layout =
            (list(in: DeviceStorage.iconState) as? [String: Any]).map {
                HomeLayout(propertyList: $0, capacity: usual.capacity)
            } ?? usual
        layout.update(installed: apps.map(\.identifier) + systemApps)
        return layout
    }

    /// - Throws: `storageFailed`; the order is then kept only as long as the device is on.
    func writeHomeLayout(_ layout: HomeLayout) throws { try write(layout.propertyList, to: DeviceStorage.iconState) }
}
