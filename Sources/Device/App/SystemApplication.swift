/// The system's apps that open URLs on the phone. This device has none of them; it shows what they would open.
enum SystemApplication: String {
    case browser = "Safari"
    case mail = "Mail"
    case phone = "Phone"
    case messages = "Messages"

    init?(scheme: String) {
        switch scheme {
        case "http", "https": self = .browser
        case "mailto": self = .mail
        case "tel": self = .phone
        case "sms": self = .messages
        default: return nil
        }
    }
}
