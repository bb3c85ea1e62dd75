import DeviceLink

extension ScriptRecorder {
    /// What surrounds the device from now on.
    func add(_ condition: DeviceCondition) {
        switch condition {
        case .network(let network):
            if let name = ScriptNetwork(rawValue: network.name) { add(.network(name)) }
        case .battery(let reading):
            if let state = ScriptBattery(rawValue: reading.state.name) { add(.battery(level: reading.level, state)) }
        case .location(let place?): add(.location(latitude: place.latitude, longitude: place.longitude))
        case .location(nil): add(.noLocation)
        case .heading(let degrees): add(.heading(degrees: degrees))
        }
    }
}
