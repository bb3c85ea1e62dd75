import UIKit

/// What is seen of a notice of an app.
struct BannerContent {
    /// The app's name.
    let title: String
    let message: String
    let icon: UIImage?

    /// No longer text is laid out: it comes from the app, or from a stranger.
    private static let longestText = 1000

    init(title: String, message: String, icon: UIImage?) {
        self.title = String(title.prefix(Self.longestText))
        self.message = String(message.prefix(Self.longestText))
        self.icon = icon
    }
}
