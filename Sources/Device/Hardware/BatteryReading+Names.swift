import DeviceLink

extension BatteryReading.State {
    /// Its name in commands, scripts and messages of the page.
    package var name: String {
        switch self {
        case .unplugged: "unplugged"
        case .charging: "charging"
        case .full: "full"
        }
    }

    /// - Returns: nil if no state has this name.
    package init?(name: String) {
        guard let state = Self.allCases.first(where: { $0.name == name }) else { return nil }
        self = state
    }
}
