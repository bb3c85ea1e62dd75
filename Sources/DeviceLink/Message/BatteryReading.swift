/// What the device knows of its battery.
package struct BatteryReading: Hashable, Sendable {
    /// The numbers are those of `UIDevice.BatteryState`.
    package enum State: UInt8, Hashable, Sendable, CaseIterable {
        case unplugged = 1
        case charging
        case full
    }

    /// From 0, empty, to 1.
    package var level: Double
    package var state: State

    package init(level: Double, state: State) {
        self.level = level
        self.state = state
    }

    /// At the charger, with nothing left to do.
    package static let full = BatteryReading(level: 1, state: .full)
}
