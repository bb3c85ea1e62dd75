import DeviceLink
import Foundation
import UIKit

/// The window with an app's screen: the launch image until the app has drawn, then the app's surface.
@MainActor final class AppWindow: ScreenWindow {
    let app: InstalledApp
    private(set) var surface: Surface
    var statusBarStyle: StatusBarAppearance
    var hidesStatusBar: Bool
    var orientation = DeviceLink.InterfaceOrientation.portrait
    private var launchImage: UIImageView?
    private let content: UIView

    /// How long the zoom from and to the home screen takes, in seconds.
    nonisolated static let zoomDuration = 0.3
    private static let smallest: CGFloat = 0.1

    init(_ app: InstalledApp, _ surface: Surface, on screen: UIScreen, picture: String? = nil) {
        self.app = app
        self.surface = surface
        hidesStatusBar = app.bundle.hidesStatusBar
        statusBarStyle =
            switch app.bundle.statusBarStyleName {
            case "UIStatusBarStyleBlackOpaque": .blackOpaque
            case "UIStatusBarStyleBlackTranslucent": .blackTranslucent
            default: .default
            }
        content = UIView(frame: screen.bounds)
        super.init(.app, on: screen)
        backgroundColor = .black
        content.isHidden = true
        addSubview(content)
        let pictures = [picture, "Default.png"].compactMap { $0 }.filter { !$0.split(separator: "/").contains("..") }
        if let image = pictures.lazy.compactMap({ UIImage(contentsOfFile: app.bundle.path + "/" + $0) }).first {
            let view = UIImageView(frame: bounds)
            view.image = image
            addSubview(view)
            launchImage = view
        }
    }

    required init?(coder: NSCoder) { return nil }

    func surfaceDidChange(_ damage: [PixelRect]) {
        if content.isHidden {
            content.isHidden = false
            content.layer.hostedSurface = surface
            launchImage?.removeFromSuperview()
            launchImage = nil
        }
        content.layer.hostedSurfaceDidChange(damage)
    }

    /// Keeps a copy of the present picture, whatever the app writes into the shared memory later.
    ///
    /// - Returns: false when there is no memory to keep it in.
    func freeze() -> Bool {
        guard !content.isHidden else { return true }
        guard let copy = surface.copy() else { return false }
        surface = copy
        content.layer.hostedSurface = copy
        return true
    }

    func grow() {
        isHidden = false
        layer.add(AppWindow.zoom(from: AppWindow.smallest, to: 1), forKey: "zoom")
        layer.add(AppWindow.fade(from: 0, to: 1), forKey: "fade")
    }

    func shrink() {
        windowLevel = Order.leavingApp.rawValue
        alpha = 0
        layer.add(AppWindow.zoom(from: 1, to: AppWindow.smallest), forKey: "zoom")
        layer.add(AppWindow.fade(from: 1, to: 0), forKey: "fade")
    }

    private static func zoom(from start: CGFloat, to end: CGFloat) -> CAAnimation {
        let animation = CABasicAnimation(keyPath: "transform.scale")
        animation.fromValue = NSNumber(value: Double(start))
        animation.toValue = NSNumber(value: Double(end))
        animation.duration = zoomDuration
        animation.timingFunction = CAMediaTimingFunction(name: .easeInEaseOut)
        return animation
    }

    static func fade(from start: Double, to end: Double, duration: Double = zoomDuration) -> CAAnimation {
        let animation = CABasicAnimation(keyPath: "opacity")
        animation.fromValue = NSNumber(value: start)
        animation.toValue = NSNumber(value: end)
        animation.duration = duration
        return animation
    }
}
