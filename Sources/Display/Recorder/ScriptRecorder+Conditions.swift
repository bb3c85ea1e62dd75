import DeviceLink

extension ScriptRecorder {
    /// What surrounds the device from now on.
    func add(_ condition: DeviceCondition) {
        switch condition {
        case .network(let network):
            if let name = ScriptNetwork(rawValue: network.name) { add(.network(name)) }
        case .battery(let reading):
            let states: [BatteryReading.State: ScriptBattery] = [
                .unplugged: .unplugged, .charging: .charging, .full: .full,
            ]
            if let state = states[reading.state] { add(.battery(level: reading.level, state)) }
        case .location(let place?): add(.location(latitude: place.latitude, longitude: place.longitude))
        case .location(nil): add(.noLocation)
        case .heading(let degrees): add(.heading(degrees: degrees))
        }
    }
}
