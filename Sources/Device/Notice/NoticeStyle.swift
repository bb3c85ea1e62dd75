/// How the user hears of what an app without the screen has to say.
enum NoticeStyle: String, Sendable, CaseIterable {
    /// Not at all.
    case none = "None"
    /// At the top of the screen, for a moment (iOS 5).
    case banner = "Banners"
    /// By an alert, which has to be answered.
    case alert = "Alerts"
}
