import UIKit

/// What the home screen knows of an app or a folder.
@MainActor struct HomeIcon {
    /// What is seen of it.
    enum Face {
        /// nil for an app without an icon. The device may add its gloss.
        case picture(UIImage?, hasGloss: Bool)
        /// A folder shows the icons of its first apps, small.
        case folder([HomeIcon])
    }

    let id: HomeItem.ID
    /// What is under it once the app is there.
    let name: String
    let face: Face
    /// False for the device's own apps, and for folders.
    let canBeDeleted: Bool
    /// What kind of app it is, as folders are named.
    let category: String?
    /// How far an app is that comes over the air; nil for one that is there.
    var stage: DownloadStage?

    var displayName: String { stage?.label ?? name }

    /// - Parameter scale: the screen's, in pixels for each point.
    init(_ app: InstalledApp, _ metrics: HomeScreenMetrics, scale: CGFloat) {
        id = .app(app.identifier)
        name = app.displayName
        face = .picture(
            HomeIcon.image(of: app.bundle, metrics, scale),
            hasGloss: !app.bundle.look(isPad: metrics.isPad).hasPrerenderedIcon)
        canBeDeleted = true
        category = app.bundle.category
    }

    init(_ app: any SystemApp, _ metrics: HomeScreenMetrics, scale: CGFloat) {
        id = .app(app.identifier)
        name = app.displayName
        face = .picture(app.makeIcon(side: metrics.iconSide, scale: scale), hasGloss: true)
        canBeDeleted = false
        category = app.category
    }

    init(_ download: AppDownload) {
        id = .app(download.identifier)
        name = download.title
        face = .picture(download.icon, hasGloss: download.manifest.icon?.needsShine ?? true)
        canBeDeleted = true
        category = nil
        stage = download.stage
    }

    /// - Parameter apps: those in it.
    init(_ folder: HomeFolder, _ apps: [HomeIcon]) {
        id = .folder(folder.number)
        name = folder.name
        face = .folder(apps)
        canBeDeleted = false
        category = nil
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
