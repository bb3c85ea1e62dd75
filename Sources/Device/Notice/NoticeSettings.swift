/// What the user lets an app do to be heard while it has not the screen: a page of Settings.
struct NoticeSettings: Sendable, Hashable {
    /// nil for what is usual: banners since iOS 5, alerts before.
    var style: NoticeStyle?
    var hasBadges = true
    var hasSounds = true
    /// Whether the lock screen shows it (iOS 5).
    var isOnLockScreen = true

    init() {}

    /// - Parameter entry: as a property list has it. What is missing is as usual.
    init(_ entry: [String: Any]) {
        style = (entry["Style"] as? String).flatMap(NoticeStyle.init)
        hasBadges = entry["Badges"] as? Bool ?? true
        hasSounds = entry["Sounds"] as? Bool ?? true
        isOnLockScreen = entry["LockScreen"] as? Bool ?? true
    }

    /// As a property list.
    var entry: [String: Any] {
        var entry: [String: Any] = ["Badges": hasBadges, "Sounds": hasSounds, "LockScreen": isOnLockScreen]
        entry["Style"] = style?.rawValue
        return entry
    }

    /// What is left of what push messages may do: badges 1, sounds 2, alerts 4, added.
    func allowed(of types: UInt8) -> UInt8 {
        types & ~((hasBadges ? 0 : 1) | (hasSounds ? 0 : 2) | (style == NoticeStyle.none ? 4 : 0))
    }
}
