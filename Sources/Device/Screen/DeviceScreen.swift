import DeviceLink
import Foundation
import UIKit

/// The screen of a device: the running app's picture, and what the device itself shows above, below and instead of it.
@MainActor final class DeviceScreen {
    let framebuffer: Surface
    let host: LayerHost
    let homeScreen = HomeScreenView()
    let statusBar = StatusBarView()
    let lockScreen = LockScreenView()
    /// Called when an icon of the home screen was tapped.
    var onLaunch: ((String) -> Void)?
    /// Called when the lock screen's slider was drawn to its end.
    var onUnlock: (() -> Void)?
    private let appLayer = CALayer()

    init(model: DeviceModel, isVirtual: Bool) throws {
        let profile = model.profile
        guard let surface = Surface(width: profile.pixelWidth, height: profile.pixelHeight) else {
            throw DeviceError(.storageFailed, "There is no memory for the screen of an \(model.name).")
        }
        framebuffer = surface
        host = LayerHost(surface: surface, scale: CGFloat(profile.scale))
        host.rootLayer.addSublayer(appLayer)
        appLayer.frame = host.rootLayer.bounds
    }

    var needsRender: Bool { host.needsRender }

    func render() -> [PixelRect] { host.render(at: CACurrentMediaTime()) }

    func showLaunch(of session: AppSession) { appLayer.hostedSurface = session.surface }
    func hideApp() { appLayer.hostedSurface = nil }
    func appDidDraw(_ session: AppSession, _ damage: [PixelRect]) { appLayer.hostedSurfaceDidChange(damage) }
    func showLockScreen() {}
    func hideLockScreen() {}
    func showCall() {}
    func hideCall() {}
    func setStatusBar(_ style: StatusBarAppearance, isHidden: Bool, isAnimated: Bool) {}
    func setStatusBar(_ orientation: DeviceLink.InterfaceOrientation, duration: Double) {}
    func touch(_ phase: TouchPoint.Phase, at point: CGPoint) {}
    func takesTouch(at point: CGPoint) -> Bool { false }
    func isStatusBar(at point: CGPoint) -> Bool { point.y < 20 }
    func accessibilityElements() -> [ScreenElement] { [] }
}
@MainActor final class HomeScreenView {
    func show(_ apps: [InstalledApp]) {}
    func setBadge(_ number: Int, of identifier: String) {}
    func showFirstPage() {}
}
@MainActor final class StatusBarView { var wallSeconds: Int64 = 0; var isNetworkActivityVisible = false }
@MainActor final class LockScreenView { var wallSeconds: Int64 = 0 }
