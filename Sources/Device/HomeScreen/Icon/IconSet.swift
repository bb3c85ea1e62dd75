import Foundation
import UIKit

/// The icons of all installed apps and of the folders, one for each, on whatever page they are.
@MainActor final class IconSet {
    /// Called with the icon that was tapped while none wiggles.
    var onTap: ((HomeIcon) -> Void)?
    /// Called with an app's identifier when the user wants it deleted.
    var onDelete: ((String) -> Void)?
    var isEditing = false {
        didSet { for icon in icons.values { icon.isEditing = isEditing } }
    }

    private let metrics: HomeScreenMetrics
    private var icons: [HomeItem.ID: IconView] = [:]
    private var badges: [String: Int] = [:]

    init(_ metrics: HomeScreenMetrics) { self.metrics = metrics }

    subscript(id: HomeItem.ID) -> IconView? { icons[id] }

    var all: some Sequence<IconView> { icons.values }

    /// Makes the icons of these apps anew, since an app may have another icon than before.
    func update(_ apps: [HomeIcon]) {
        for icon in icons.values { icon.removeFromSuperview() }
        icons = [:]
        for app in apps { add(app) }
    }

    /// Makes the icons of folders that are new, changes those that have other apps or another name, and removes those that
    /// are gone.
    func update(_ folders: [HomeFolder]) {
        let present = Set(folders.map(\.number))
        for case .folder(let number) in icons.keys where !present.contains(number) {
            icons.removeValue(forKey: .folder(number))?.removeFromSuperview()
        }
        for folder in folders {
            let icon = HomeIcon(folder, folder.apps.compactMap { icons[.app($0)]?.icon })
            let view = icons[icon.id] ?? add(icon)
            if !view.shows(icon) { view.icon = icon }
            view.badge = folder.apps.reduce(0) { $0 + badge(of: $1) }
        }
        self.folders = folders
    }

    private var folders: [HomeFolder] = []

    @discardableResult private func add(_ icon: HomeIcon) -> IconView {
        let view = IconView(icon, metrics) { [weak self] in self?.onTap?($0) }
        if case .app(let identifier) = icon.id {
            view.badge = badge(of: identifier)
            view.onCornerTap = { [weak self] _ in self?.onDelete?(identifier) }
        }
        view.isEditing = isEditing
        icons[icon.id] = view
        return view
    }

    /// The icon that a point of a view is in, the frontmost of several.
    func icon(at point: CGPoint, in view: UIView) -> IconView? {
        var hit = view.hitTest(point, with: nil)
        while let candidate = hit, !(candidate is IconView) { hit = candidate.superview }
        return hit as? IconView
    }

    /// Shows how far an app is that comes over the air.
    func setStage(_ stage: DownloadStage, of identifier: String) {
        icons[.app(identifier)]?.icon.stage = stage
        if folders.contains(where: { $0.apps.contains(identifier) }) { update(folders) }
    }

    // MARK: Badges

    func badge(of identifier: String) -> Int { badges[identifier] ?? 0 }

    func setBadge(_ number: Int, of identifier: String) {
        badges[identifier] = number
        icons[.app(identifier)]?.badge = number
        if folders.contains(where: { $0.apps.contains(identifier) }) { update(folders) }
    }
}
