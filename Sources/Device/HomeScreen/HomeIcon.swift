import UIKit

/// What the home screen knows of an app.
@MainActor struct HomeIcon {
    let identifier: String
    let displayName: String
    /// nil for an app without an icon.
    let image: UIImage?
    /// Whether the device adds its gloss.
    let hasGloss: Bool
    /// False for the device's own apps.
    let canBeDeleted: Bool

    /// - Parameter scale: the screen's, in pixels for each point.
    init(_ app: InstalledApp, _ metrics: HomeScreenMetrics, scale: CGFloat) {
        identifier = app.identifier
        displayName = app.displayName
        image = HomeIcon.image(of: app.bundle, metrics, scale)
        hasGloss = !app.bundle.look(isPad: metrics.isPad).hasPrerenderedIcon
        canBeDeleted = true
    }

    init(_ app: any SystemApp, _ metrics: HomeScreenMetrics, scale: CGFloat) {
        identifier = app.identifier
        displayName = app.displayName
        image = app.makeIcon(side: metrics.iconSide, scale: scale)
        hasGloss = true
        canBeDeleted = false
    }

    /// The smallest of the app's icons that has enough pixels for the screen; the largest if none has.
    private static func image(of bundle: AppBundle, _ metrics: HomeScreenMetrics, _ scale: CGFloat) -> UIImage? {
        func pixels(_ image: UIImage) -> CGFloat { image.size.width * image.scale }
        let wanted = metrics.iconSide * scale
        var images: [UIImage] = []
        for path in bundle.iconPaths(isPad: metrics.isPad).prefix(16) {
            guard let image = UIImage(contentsOfFile: path) else { continue }
            if pixels(image) == wanted { return image }
            images.append(image)
        }
        images.sort { pixels($0) < pixels($1) }
        return images.first { pixels($0) > wanted } ?? images.last
    }
}
