import Foundation
import UIKit

/// The icons of all installed apps, one for each, on whatever page they are.
@MainActor final class IconSet {
    /// Called with an app's identifier when the user wants it deleted.
    var onDelete: ((String) -> Void)?
    var isEditing = false {
        didSet { for icon in icons.values { icon.isEditing = isEditing } }
    }

    private let metrics: HomeScreenMetrics
    private var icons: [String: IconView] = [:]
    private var badges: [String: Int] = [:]

    init(_ metrics: HomeScreenMetrics) { self.metrics = metrics }

    subscript(identifier: String) -> IconView? { icons[identifier] }

    /// Makes the icons of these apps anew, since an app may have another icon than before.
    ///
    /// - Parameter onTap: Gets the app's identifier.
    func update(_ apps: [HomeIcon], onTap: @escaping @MainActor (String) -> Void) {
        for icon in icons.values { icon.removeFromSuperview() }
        icons = [:]
        for app in apps {
            let icon = IconView(app, metrics, onTap: onTap)
            icon.badge = badge(of: app.identifier)
            icon.onCornerTap = { [weak self] in self?.onDelete?($0) }
            icon.isEditing = isEditing
            icons[app.identifier] = icon
        }
    }

    /// The icon that a point of a view is in, the frontmost of several.
    func icon(at point: CGPoint, in view: UIView) -> IconView? {
        var hit = view.hitTest(point, with: nil)
        while let candidate = hit, !(candidate is IconView) { hit = candidate.superview }
        return hit as? IconView
    }

    // MARK: Badges

    func badge(of identifier: String) -> Int { badges[identifier] ?? 0 }

    func setBadge(_ number: Int, of identifier: String) {
        badges[identifier] = number
        icons[identifier]?.badge = number
    }
}
