/// A service of the device that an app talks to in messages of its own, each an object in JSON.
package enum DeviceService: UInt8, CaseIterable, Sendable {
    /// Products, payments and what was bought (StoreKit).
    case shop = 1
    /// Players, scores and achievements (GameKit).
    case gameCenter = 2
    /// Other devices that are near (GameKit).
    case nearby = 3
    /// Advertisements (iAd).
    case advertising = 4
}
