import DeviceLink
import Foundation
import UIKit

/// The screen of a device: the running app's window, and the device's own above, below and instead of it.
@MainActor final class DeviceScreen {
    let framebuffer: Surface
    let host: LayerHost
    let homeScreen: HomeScreen
    let statusBar: StatusBar
    let lockScreen: LockScreen
    let callScreen: CallScreen
    /// The window of the shown alert, if any.
    private var alertWindow: SystemAlertWindow?
    private var appWindow: AppWindow?
    /// The window of the device's own app that has the screen.
    private var systemAppWindow: SystemAppWindow?
    /// The windows of the device's own apps that were opened, by identifier: they keep their place in the lists.
    private var systemAppWindows: [String: SystemAppWindow] = [:]
    private let screen: UIScreen
    private let touches: TouchDelivery
    private let timeline: Timeline

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
        let profile = model.profile
        self.timeline = timeline
        guard let surface = Surface(width: profile.pixelWidth, height: profile.pixelHeight) else {
            throw DeviceError(.storageFailed, "There is no memory for the screen of an \(model.name).")
        }
        framebuffer = surface
        ScreenScale.current = CGFloat(profile.scale)
        host = LayerHost(surface: surface, scale: CGFloat(profile.scale))
        screen = UIScreen(profile: profile, host: host)
        UIScreen.makeMain(screen)
        touches = TouchDelivery(screen: screen, application: .shared)
        homeScreen = HomeScreen(on: screen, timeline: timeline)
        lockScreen = LockScreen(on: screen, usesUTC: isVirtual)
        callScreen = CallScreen(on: screen)
        statusBar = StatusBar(
            frame: CGRect(x: 0, y: 0, width: screen.bounds.width, height: profile.statusBarHeight), on: screen)
        statusBar.usesUTC = isVirtual
        statusBar.isPad = profile.isPad
        if !model.capabilities.contains(.telephony) {
            statusBar.modelInsteadOfCarrier = profile.model.split(separator: " ").first.map(String.init)
        }
        homeScreen.isHidden = false
        updateStatusBar()
    }

    // MARK: Frames

    var needsRender: Bool { host.needsRender }

    func render() -> [PixelRect] { host.render(at: CACurrentMediaTime()) }

    // MARK: The running app

    /// Shows an app's launch image, growing out of the middle of the screen.
    ///
    func showLaunch(of session: AppSession, _ launch: Launch) {
        homeScreen.endEditing()
        let window = AppWindow(
            session.app, session.surface, session.profile, on: screen, picture: launch.picture, scheme: launch.scheme)
        window.grow()
        appWindow = window
        updateStatusBar()
    }

    func appDidDraw(_ session: AppSession, _ damage: [PixelRect]) {
        guard let appWindow, appWindow.surface === session.surface else { return }
        appWindow.surfaceDidChange(damage)
    }

    /// Gives the screen back to the home screen.
    ///
    /// - Parameter isAnimated: true to shrink the app's last picture; false after a crash, when that may be damaged.
    func hideApp(isAnimated: Bool) {
        guard let window = appWindow else { return }
        appWindow = nil
        if isAnimated, window.freeze() {
            window.shrink()
            timeline.schedule(after: AppWindow.zoomDuration) { window.isHidden = true }
        } else {
            window.isHidden = true
        }
        updateStatusBar()
    }

    // MARK: The device's own apps

    /// The one that has the screen.
    var systemApp: (any SystemApp)? { systemAppWindow?.app }

    func show(_ app: any SystemApp) {
        guard systemApp !== app else { return }
        hideSystemApp(isAnimated: false)
        homeScreen.endEditing()
        let window = systemAppWindows[app.identifier] ?? SystemAppWindow(app, on: screen)
        systemAppWindows[app.identifier] = window
        systemAppWindow = window
        window.open()
        updateStatusBar()
    }

    /// Gives the screen back to the home screen.
    func hideSystemApp(isAnimated: Bool) {
        guard let window = systemAppWindow else { return }
        systemAppWindow = nil
        window.leave(isAnimated: isAnimated)
        timeline.schedule(after: SystemAppWindow.zoomDuration) { [weak self] in
            if self?.systemAppWindow !== window { window.isHidden = true }
        }
        updateStatusBar()
    }

    /// Puts the keyboard of a window of the device's own away.
    func endEditing() { systemAppWindow?.endEditing(true) }

    // MARK: Status bar

    /// What the running app asks for.
    func setStatusBar(_ style: StatusBarAppearance, isHidden: Bool, isAnimated: Bool) {
        guard let appWindow else { return }
        appWindow.statusBarStyle = style
        appWindow.hidesStatusBar = isHidden
        updateStatusBar(fade: isAnimated)
    }

    func setStatusBar(_ orientation: DeviceLink.InterfaceOrientation, duration: Double) {
        guard let appWindow else { return }
        let turns = appWindow.orientation != orientation
        appWindow.orientation = orientation
        updateStatusBar()
        // The status bar fades in along its new edge while the app turns.
        if turns, duration > 0, duration.isFinite {
            let fade = AppWindow.fade(from: 0, to: Double(statusBar.alpha), duration: duration)
            statusBar.layer.add(fade, forKey: "fade")
        }
    }

    /// How what is seen stands on the screen.
    var orientation: DeviceLink.InterfaceOrientation {
        lockScreen.isHidden && callScreen.isHidden ? appWindow?.orientation ?? .portrait : .portrait
    }

    private func updateStatusBar(fade: Bool = false) {
        let isCovered = !lockScreen.isHidden || !callScreen.isHidden
        let app = isCovered ? nil : appWindow
        let wanted = app?.statusBarStyle ?? (systemAppWindow == nil ? .blackOpaque : .default)
        // An iPad's is always black.
        let style = screen.profile.isPad && wanted == .default ? .blackOpaque : wanted
        statusBar.style = isCovered ? .blackTranslucent : style
        statusBar.place(app?.orientation ?? .portrait, in: screen.bounds.size)
        let isHidden = app?.hidesStatusBar ?? false
        let wasHidden = statusBar.isHidden || statusBar.alpha == 0
        if fade, wasHidden != isHidden {
            statusBar.layer.add(AppWindow.fade(from: isHidden ? 1 : 0, to: isHidden ? 0 : 1), forKey: "fade")
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
        homeScreen.endEditing()
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
        let window = SystemAlertWindow(
            alert, on: screen, orientation: appWindow?.orientation ?? .portrait, onClick: onClick)
        alertWindow = window
        window.appear()
    }

    func hideAlert() {
        guard let window = alertWindow else { return }
        alertWindow = nil
        window.disappear()
        timeline.schedule(after: SystemAlertWindow.fadeDuration) { window.isHidden = true }
    }

    // MARK: Touches

    /// The owner of a touch that begins at this point.
    func owner(ofTouchAt point: CGPoint) -> FingerOwner {
        switch touches.window(at: point) {
        case let window as AppWindow: window.appHas(point) ? .app : .device
        case .some: .device
        case nil: .nobody
        }
    }

    /// A point of the screen as the running app counts.
    func pointInApp(_ point: CGPoint) -> CGPoint { appWindow?.pointInApp(point) ?? point }

    /// Where a rectangle of the running app's screen is seen.
    func rectOfApp(_ rect: CGRect) -> CGRect { appWindow?.rectOfApp(rect) ?? rect }

    /// Moves fingers on the device's own windows.
    func touch(_ points: [TouchPoint]) { touches.deliver(points, timestamp: CACurrentMediaTime()) }

    /// Takes all fingers away from the device's own windows.
    func cancelTouches() { touches.cancelAll() }

    // MARK: Accessibility

    /// What the device itself shows, back to front: its window in front of all others, unless that is an app's, and the
    /// status bar.
    func accessibilityNodes() -> [AccessibilityNode] {
        // Of an app's window the device has only the button.
        let front: UIView? = frontWindow is AppWindow ? appWindow?.zoomButton : frontWindow
        // In front of the device's own apps are windows that UIKit makes: the keyboard's.
        let above = frontWindow is SystemAppWindow ? UIApplication.shared.windows.filter(isMadeByUIKit) : []
        let views: [UIView] = ([front] + above + [statusBar]).compactMap { $0 }
        return views.filter { !$0.isHidden && $0.alpha > 0 }.map { $0.accessibilityTree() }
    }

    private var frontWindow: ScreenWindow {
        if !callScreen.isHidden { return callScreen }
        if !lockScreen.isHidden { return lockScreen }
        return alertWindow ?? appWindow ?? systemAppWindow ?? homeScreen
    }

    private func isMadeByUIKit(_ window: UIWindow) -> Bool {
        window.screen === screen && !window.isHidden && !(window is ScreenWindow) && window !== statusBar
    }
}
