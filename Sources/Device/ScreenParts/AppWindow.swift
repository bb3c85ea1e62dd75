import DeviceLink
import Foundation
import UIKit

/// The window with an app's screen: the launch image until the app has drawn, then the app's surface.
///
/// An app for iPhones has the middle of an iPad's screen, in its own size or doubled.
@MainActor final class AppWindow: ScreenWindow {
    let app: InstalledApp
    private(set) var surface: Surface
    var statusBarStyle: StatusBarAppearance
    var hidesStatusBar: Bool
    var showsNetworkActivity = false
    var orientation: DeviceLink.InterfaceOrientation {
        didSet { placeZoomButton() }
    }
    /// What the launch image is on.
    private var launchImage: UIView?
    private let content: UIView
    /// What the app takes for the screen: all of the window, or the middle of it.
    private let stage: UIView
    private let profile: DeviceProfile
    private(set) var zoomButton: ZoomButton?

    /// - Parameters:
    ///   - profile: the device as the app sees it.
    ///   - picture: the name of another launch image than the usual ones.
    ///   - scheme: the scheme of the URL that the app is started to open.
    init(
        _ app: InstalledApp, _ surface: Surface, _ profile: DeviceProfile, on screen: UIScreen, picture: String? = nil,
        scheme: String? = nil
    ) {
        self.app = app
        self.surface = surface
        self.profile = profile
        let look = app.bundle.look(isPad: profile.isPad)
        orientation = look.orientation
        hidesStatusBar = look.hidesStatusBar
        statusBarStyle = look.statusBarStyle
        let size = CGSize(width: profile.pointWidth, height: profile.pointHeight)
        stage = UIView(frame: CGRect(origin: .zero, size: size))
        content = UIView(frame: stage.bounds)
        super.init(.app, on: screen)
        backgroundColor = .black
        stage.clipsToBounds = true
        stage.center = CGPoint(x: bounds.midX, y: bounds.midY)
        addSubview(stage)
        content.isHidden = true
        stage.addSubview(content)
        if size != bounds.size { addZoomButton() }
        let named = picture.flatMap { $0.split(separator: "/").contains("..") ? nil : app.bundle.path + "/" + $0 }
        let usual = LaunchImage(
            bundle: app.bundle.path, look: look, profile: profile, orientation: orientation, scheme: scheme)
        let paths = [named, usual.path].compactMap { $0 }
        if let image = paths.lazy.compactMap({ UIImage(contentsOfFile: $0) }).first { show(image) }
    }

    /// Shows the launch image. Those for an iPhone are upright even if the app is not; one for an iPad has the app's
    /// orientation, and leaves out the status bar if it is lower than the screen.
    private func show(_ image: UIImage) {
        let isTurned = profile.isPad && (orientation == .landscapeLeft || orientation == .landscapeRight)
        let all = stage.bounds
        let size = isTurned ? CGSize(width: all.height, height: all.width) : all.size
        let view = UIImageView(image: image)
        let isBelowStatusBar = profile.isPad && image.size.height == size.height - profile.statusBarHeight
        let inset = isBelowStatusBar ? profile.statusBarHeight : 0
        let upright = UIView(frame: CGRect(origin: .zero, size: size))
        view.frame = CGRect(x: 0, y: inset, width: size.width, height: size.height - inset)
        upright.addSubview(view)
        upright.center = CGPoint(x: all.midX, y: all.midY)
        if profile.isPad {
            upright.transform = CGAffineTransform(rotationAngle: orientation.angle)
        }
        stage.addSubview(upright)
        launchImage = upright
    }

    required init?(coder: NSCoder) { return nil }

    // MARK: An iPhone's app on an iPad

    private func addZoomButton() {
        let button = ZoomButton { [weak self] in self?.zoom() }
        zoomButton = button
        addSubview(button)
        placeZoomButton()
    }

    /// At the lower right of the app as it stands.
    private func placeZoomButton() {
        guard let zoomButton else { return }
        zoomButton.transform = .identity
        let isTurned = orientation == .landscapeLeft || orientation == .landscapeRight
        let size = isTurned ? CGSize(width: bounds.height, height: bounds.width) : bounds.size
        let corner = CGPoint(x: size.width / 2 - ZoomButton.inset, y: size.height / 2 - ZoomButton.inset)
        let turn = CGAffineTransform(rotationAngle: orientation.angle)
        let turned = corner.applying(turn)
        zoomButton.center = CGPoint(x: bounds.midX + turned.x, y: bounds.midY + turned.y)
        zoomButton.transform = turn
    }

    private func zoom() {
        guard let zoomButton else { return }
        zoomButton.isZoomed.toggle()
        let factor: CGFloat = zoomButton.isZoomed ? 2 : 1
        UIView.animate(withDuration: AppWindow.zoomDuration) {
            self.stage.transform = CGAffineTransform(scaleX: factor, y: factor)
        }
    }

    /// Whether a point of the window is on the app's screen.
    func appHas(_ point: CGPoint) -> Bool {
        if let zoomButton, zoomButton.frame.contains(point) { return false }
        return stage.frame.contains(point)
    }

    /// A point of the window as the app counts.
    func pointInApp(_ point: CGPoint) -> CGPoint { stage.convert(point, from: self) }

    /// Where the window shows a rectangle of the app's screen.
    func rectOfApp(_ rect: CGRect) -> CGRect { stage.convert(rect, to: self) }

    // MARK: Frames

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
}
