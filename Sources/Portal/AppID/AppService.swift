/// What an App ID can be used for besides running.
package enum AppService: String, Sendable, CaseIterable, Codable, Comparable {
    case push
    case inAppPurchase = "in-app-purchase"
    case gameCenter = "game-center"
    case iCloud = "icloud"

    package static func < (one: AppService, other: AppService) -> Bool { one.rawValue < other.rawValue }

    /// As they are kept in one column.
    static func text(_ services: Set<AppService>) -> String {
        services.sorted().map(\.rawValue).joined(separator: " ")
    }

    static func services(_ text: String) -> Set<AppService> {
        Set(text.split(separator: " ").compactMap { AppService(rawValue: String($0)) })
    }
}
