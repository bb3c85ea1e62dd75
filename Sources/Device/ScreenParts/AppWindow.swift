import DeviceLink
import Foundation
import UIKit

/// The window with an app's screen: the launch image until the app has drawn, then the app's surface.
@MainActor final class AppWindow: ScreenWindow {
    let app: InstalledApp
    private(set) var surface: Surface
    var statusBarStyle: StatusBarAppearance
    var hidesStatusBar: Bool
    var orientation: DeviceLink.InterfaceOrientation
    /// What the launch image is on.
    private var launchImage: UIView?
    private let content: UIView

    /// How long the zoom from and to the home screen takes, in seconds.
    nonisolated static let zoomDuration = 0.3
    private static let smallest: CGFloat = 0.1

    /// - Parameters:
    ///   - picture: the name of another launch image than the usual ones.
    ///   - scheme: the scheme of the URL that the app is started to open.
    init(
        _ app: InstalledApp, _ surface: Surface, on screen: UIScreen, picture: String? = nil, scheme: String? = nil
    ) {
        self.app = app
        self.surface = surface
        let look = app.bundle.look(isPad: screen.profile.isPad)
        orientation = look.orientation
        hidesStatusBar = look.hidesStatusBar
        statusBarStyle = look.statusBarStyle
        content = UIView(frame: screen.bounds)
        super.init(.app, on: screen)
        backgroundColor = .black
        content.isHidden = true
        addSubview(content)
        let named = picture.flatMap { $0.split(separator: "/").contains("..") ? nil : app.bundle.path + "/" + $0 }
        let usual = LaunchImage(
            bundle: app.bundle.path, look: look, profile: screen.profile, orientation: orientation, scheme: scheme)
        let paths = [named, usual.path].compactMap { $0 }
        if let image = paths.lazy.compactMap({ UIImage(contentsOfFile: $0) }).first { show(image) }
    }

    /// Shows the launch image. Those for an iPhone are upright even if the app is not; one for an iPad has the app's
    /// orientation, and leaves out the status bar if it is lower than the screen.
    private func show(_ image: UIImage) {
        let isTurned =
            screen.profile.isPad && (orientation == .landscapeLeft || orientation == .landscapeRight)
        let size = isTurned ? CGSize(width: bounds.height, height: bounds.width) : bounds.size
        let view = UIImageView(image: image)
        let isBelowStatusBar = screen.profile.isPad && image.size.height == size.height - screen.profile.statusBarHeight
        let inset = isBelowStatusBar ? screen.profile.statusBarHeight : 0
        let stage = UIView(frame: CGRect(origin: .zero, size: size))
        view.frame = CGRect(x: 0, y: inset, width: size.width, height: size.height - inset)
        stage.addSubview(view)
        stage.center = CGPoint(x: bounds.midX, y: bounds.midY)
        if screen.profile.isPad {
            stage.transform = CGAffineTransform(rotationAngle: orientation.angle)
        }
        addSubview(stage)
        launchImage = stage
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
