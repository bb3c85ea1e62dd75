/// The system's apps that open URLs on the phone. This device has some of them; it shows what the others would open.
enum SystemApplication: String {
    case browser = "Safari"
    case mail = "Mail"
    case phone = "Phone"
    case messages = "Messages"
    case settings = "Settings"
    /// Installs apps over the air, since iOS 4.
    case installer = "Installer"

    /// The schemes of all of them.
    static let schemes = ["http", "https", InstallLink.scheme, "mailto", "prefs", "sms", "tel"]

    /// - Returns: nil if no app opens such URLs, or the device lacks what it needs.
    init?(scheme: String, on model: DeviceModel) {
        switch scheme {
        case "http", "https": self = .browser
        case InstallLink.scheme where SystemVersion(model.systemVersion).map { $0 >= .four } ?? false: self = .installer
        case "mailto": self = .mail
        case "prefs" where SystemVersion(model.systemVersion).map { $0 >= .five } ?? false: self = .settings
        case "tel" where model.capabilities.contains(.telephony): self = .phone
        case "sms" where model.capabilities.contains(.sms): self = .messages
        default: return nil
        }
    }
}
