import DeviceLink
import Foundation
import UIKit

/// The screen of a device: the running app's picture, and what the device itself shows above, below and instead of it.
@MainActor final class DeviceScreen {
    let framebuffer: Surface
    let host: LayerHost
    let homeScreen: HomeScreenView
    let statusBar: StatusBarView
    let lockScreen: LockScreenView
    let callScreen: CallView
    /// What the device itself asks or tells, if anything.
    private var alertView: SystemAlertView?
    private let root: UIView
    private var appView: AppView?
    /// The pictures of apps that are on their way out.
    private var leaving: [AppView] = []
    private let timeline: Timeline
    private let profile: DeviceProfile
    /// Which of the device's own views the finger that is down belongs to.
    private var touchedView: (any ScreenTouchTarget)?

    /// Called when an icon of the home screen was tapped.
    var onLaunch: ((String) -> Void)? {
        get { homeScreen.onLaunch }
        set { homeScreen.onLaunch = newValue }
    }
    /// Called when the lock screen's slider was drawn to its end.
    var onUnlock: (() -> Void)? {
        get { lockScreen.onUnlock }
        set { lockScreen.onUnlock = newValue }
    }

    /// - Throws: `storageFailed` when there is no memory for the pixels.
    init(model: DeviceModel, timeline: Timeline, isVirtual: Bool) throws {
        profile = model.profile
        self.timeline = timeline
        guard let surface = Surface(width: profile.pixelWidth, height: profile.pixelHeight) else {
            throw DeviceError(.storageFailed, "There is no memory for the screen of an \(model.name).")
        }
        framebuffer = surface
        ScreenScale.current = CGFloat(profile.scale)
        host = LayerHost(surface: surface, scale: CGFloat(profile.scale))
        let bounds = CGRect(x: 0, y: 0, width: profile.pointWidth, height: profile.pointHeight)
        root = UIView(frame: bounds)
        root.backgroundColor = .black
        homeScreen = HomeScreenView(frame: bounds)
        statusBar = StatusBarView(frame: CGRect(x: 0, y: 0, width: bounds.width, height: profile.statusBarHeight))
        statusBar.usesUTC = isVirtual
        statusBar.isPad = profile.isPad
        lockScreen = LockScreenView(frame: bounds)
        lockScreen.usesUTC = isVirtual
        lockScreen.isHidden = true
        callScreen = CallView(frame: bounds)
        callScreen.isHidden = true
        for view in [homeScreen, lockScreen, callScreen, statusBar] { root.addSubview(view) }
        host.rootLayer.addSublayer(root.layer)
        updateStatusBar()
    }

    // MARK: Frames

    var needsRender: Bool { host.needsRender }

    func render() -> [PixelRect] { host.render(at: CACurrentMediaTime()) }

    // MARK: The running app

    /// Shows an app's launch image, growing out of the middle of the screen.
    ///
    /// - Parameter picture: another launch image than the usual one: a file in the bundle.
    func showLaunch(of session: AppSession, picture: String? = nil) {
        let view = AppView(frame: root.bounds, app: session.app, surface: session.surface, picture: picture)
        root.insertSubview(view, aboveSubview: homeScreen)
        view.grow()
        appView = view
        updateStatusBar()
    }

    func appDidDraw(_ session: AppSession, _ damage: [PixelRect]) {
        guard let appView, appView.surface === session.surface else { return }
        appView.surfaceDidChange(damage)
    }

    /// Gives the screen back to the home screen.
    ///
    /// - Parameter isAnimated: the app's last picture shrinks; false for one whose picture is not to be trusted.
    func hideApp(isAnimated: Bool) {
        guard let view = appView else { return }
        appView = nil
        if isAnimated, view.freeze() {
            leaving.append(view)
            view.shrink()
            timeline.schedule(after: AppView.zoomDuration) { [weak self] in
                view.removeFromSuperview()
                self?.leaving.removeAll { $0 === view }
            }
        } else {
            view.removeFromSuperview()
        }
        updateStatusBar()
    }

    // MARK: Status bar

    /// What the running app asks for.
    func setStatusBar(_ style: StatusBarAppearance, isHidden: Bool, isAnimated: Bool) {
        guard let appView else { return }
        appView.statusBarStyle = style
        appView.hidesStatusBar = isHidden
        updateStatusBar(fade: isAnimated)
    }

    func setStatusBar(_ orientation: DeviceLink.InterfaceOrientation, duration: Double) {
        guard let appView else { return }
        let turns = appView.orientation != orientation
        appView.orientation = orientation
        updateStatusBar()
        // It comes up anew along its new edge, while the app turns.
        if turns, duration > 0, duration.isFinite {
            statusBar.layer.add(AppView.fade(from: 0, to: Double(statusBar.alpha), duration: duration), forKey: "fade")
        }
    }

    private func updateStatusBar(fade: Bool = false) {
        let isCovered = !lockScreen.isHidden || !callScreen.isHidden
        let app = isCovered ? nil : appView
        let wanted = app?.statusBarStyle ?? .blackOpaque
        // An iPad's is always black.
        statusBar.style = isCovered ? .blackTranslucent : profile.isPad && wanted == .default ? .blackOpaque : wanted
        statusBar.place(app?.orientation ?? .portrait, in: root.bounds.size)
        let isHidden = app?.hidesStatusBar ?? false
        let wasHidden = statusBar.isHidden || statusBar.alpha == 0
        if fade, wasHidden != isHidden {
            statusBar.layer.add(AppView.fade(from: isHidden ? 1 : 0, to: isHidden ? 0 : 1), forKey: "fade")
            statusBar.alpha = isHidden ? 0 : 1
            statusBar.isHidden = false
        } else {
            statusBar.alpha = 1
            statusBar.isHidden = isHidden
        }
        if app == nil { statusBar.isNetworkActivityVisible = false }
    }

    // MARK: Lock screen and calls

    func showLockScreen() {
        lockScreen.reset()
        lockScreen.isHidden = false
        updateStatusBar()
    }

    func hideLockScreen() {
        lockScreen.isHidden = true
        updateStatusBar()
    }

    func showCall() {
        callScreen.phase = .ringing
        callScreen.isHidden = false
        updateStatusBar()
    }

    func hideCall() {
        callScreen.isHidden = true
        updateStatusBar()
    }

    // MARK: Alerts

    /// - Parameter onClick: Gets the index of the button that was tapped.
    func showAlert(_ alert: SystemAlert, onClick: @escaping (Int) -> Void) {
        hideAlert()
        let view = SystemAlertView(
            frame: root.bounds, alert, orientation: appView?.orientation ?? .portrait,
            statusBarHeight: CGFloat(profile.statusBarHeight))
        view.onClick = onClick
        root.insertSubview(view, belowSubview: lockScreen)
        alertView = view
        view.appear()
    }

    func hideAlert() {
        guard let view = alertView else { return }
        alertView = nil
        view.disappear()
        timeline.schedule(after: SystemAlertView.fadeDuration) { view.removeFromSuperview() }
    }

    // MARK: Touches

    private var frontView: (any ScreenTouchTarget)? {
        if !callScreen.isHidden { return callScreen }
        if !lockScreen.isHidden { return lockScreen }
        return alertView ?? (appView == nil ? homeScreen : nil)
    }

    /// Whether a touch that begins now is for the device's own views.
    func takesTouch(at point: CGPoint) -> Bool { frontView != nil }

    func touch(_ phase: TouchPoint.Phase, at point: CGPoint) {
        if phase == .began { touchedView = frontView }
        touchedView?.touch(phase, at: point)
        if phase == .ended || phase == .cancelled { touchedView = nil }
    }

    // MARK: Accessibility

    /// What the device itself shows, back to front.
    func accessibilityElements() -> [ScreenElement] {
        var elements: [ScreenElement] = []
        if let frontView { elements.append(frontView.accessibilityElement) }
        if !statusBar.isHidden, statusBar.alpha > 0 { elements.append(statusBar.accessibilityElement) }
        return elements
    }
}
