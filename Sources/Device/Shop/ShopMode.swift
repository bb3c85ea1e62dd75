/// How the device's shop treats those who want to buy.
public enum ShopMode: String, CaseIterable, Sendable {
    /// The device asks, and who taps Buy has bought.
    case ask
    /// All is bought at once, and nobody is asked.
    case buy
    /// Nobody is asked, as if the user had tapped Cancel.
    case cancel
    /// The device asks, and then the shop fails.
    case fail
    /// Purchases are turned off in the device's restrictions.
    case off
}
