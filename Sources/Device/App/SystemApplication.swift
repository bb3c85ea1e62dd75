/// The system's apps that open URLs on the phone. This device has none of them; it shows what they would open.
enum SystemApplication: String {
    case browser = "Safari"
    case mail = "Mail"
    case phone = "Phone"
    case messages = "Messages"

    /// The schemes of all of them.
    static let schemes = ["http", "https", "mailto", "sms", "tel"]

    /// - Returns: nil if no app opens such URLs, or the device lacks what it needs.
    init?(scheme: String, on model: DeviceModel) {
        switch scheme {
        case "http", "https": self = .browser
        case "mailto": self = .mail
        case "tel" where model.capabilities.contains(.telephony): self = .phone
        case "sms" where model.capabilities.contains(.sms): self = .messages
        default: return nil
        }
    }
}
