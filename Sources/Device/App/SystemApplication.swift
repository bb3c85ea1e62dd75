/// The system's apps that open URLs on the phone. This device has some of them; it shows what the others would open.
enum SystemApplication: String {
    case browser = "Safari"
    case mail = "Mail"
    case phone = "Phone"
    case messages = "Messages"
    case settings = "Settings"

    /// The schemes of all of them.
    static let schemes = ["http", "https", "mailto", "prefs", "sms", "tel"]

    /// - Returns: nil if no app opens such URLs, or the device lacks what it needs.
    init?(scheme: String, on model: DeviceModel) {
        switch scheme {
        case "http", "https": self = .browser
        case "mailto": self = .mail
        case "prefs" where SystemVersion(model.systemVersion).map { $0 >= .five } ?? false: self = .settings
        case "tel" where model.capabilities.contains(.telephony): self = .phone
        case "sms" where model.capabilities.contains(.sms): self = .messages
        default: return nil
        }
    }
}
