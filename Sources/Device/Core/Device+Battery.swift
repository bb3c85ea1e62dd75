import DeviceLink

extension Device {
    /// The charges at which the user is warned, in percent.
    private static let lowCharges = [20, 10]

    /// Sets what the battery is at. One that falls to 20 or 10 percent warns the user.
    ///
    /// - Parameter level: from 0 to 1; cut to that.
    package func setBattery(level: Double, state: BatteryReading.State) {
        let former = battery
        battery = BatteryReading(level: level.isFinite ? min(max(level, 0), 1) : former.level, state: state)
        guard battery != former else { return }
        screen.statusBar.battery = battery
        for session in sessions { session.send(.battery(battery)) }
        onSurroundings?()
        guard state == .unplugged else { return }
        let (before, now) = (former.level * 100, battery.level * 100)
        guard let charge = Self.lowCharges.last(where: { now <= Double($0) && Double($0) < before }) else { return }
        show(
            SystemAlert(
                title: "Low Battery", message: "\(charge)% of battery remaining", buttons: ["Dismiss"]
            ) { _ in })
    }
}
