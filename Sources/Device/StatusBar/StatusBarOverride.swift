import DeviceLink

/// What a status bar shows in the place of what is: for pictures that shall look alike. Nil leaves a part as it is.
package struct StatusBarOverride: Sendable, Hashable {
    package enum Network: String, Sendable, Hashable, CaseIterable {
        case wifi
        case threeG = "3g"
        case edge
        case hide
    }

    package var time: String?
    package var carrier: String?
    /// How many bars of the signal are filled, 0 to 5.
    package var signalBars: Int?
    /// How many waves of the wireless network are filled, 0 to 3.
    package var wifiBars: Int?
    package var network: Network?
    package var battery: BatteryReading?

    package init() {}
}
