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
    private let dimming: DimmingWindow
    private let darkness: DarknessWindow
    /// While the volume is shown.
    var volumeOverlay: VolumeOverlay?
    var volumeEvent: Timeline.Event?
    /// The banner that is shown, and those that wait.
    var bannerWindow: BannerWindow?
    var waitingBanners: [WaitingBanner] = []
    var bannerEvent: Timeline.Event?
    /// The window of the shown alert, if any.
    private var alertWindow: SystemAlertWindow?
    /// The row of the apps that were used last, while it is shown.
    private(set) var switcher: AppSwitcher?
    /// What is raised above the switcher.
    private var raised: ScreenWindow?
    /// The window of the app that has the screen.
    private var appWindow: AppWindow?
    /// The windows of all apps that may have the screen: those in the background keep theirs, with their last picture.
    private var appWindows: [ObjectIdentifier: AppWindow] = [:]
    /// The window of the device's own app that has the screen.
    private var systemAppWindow: SystemAppWindow?
    /// The windows of the device's own apps that were opened, by identifier: they keep their place in the lists.
    private var systemAppWindows: [String: SystemAppWindow] = [:]
    let screen: UIScreen
    private let touches: TouchDelivery
    let timeline: Timeline

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

    /// How the clocks show the time.
    var clock: ClockStyle {
        get { statusBar.clock }
        set { (statusBar.clock, lockScreen.clock) = (newValue, newValue) }
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
        homeScreen = HomeScreen(on: screen, look: HomeScreenLook(profile), timeline: timeline)
        lockScreen = LockScreen(on: screen)
        callScreen = CallScreen(on: screen)
        dimming = DimmingWindow(on: screen)
        darkness = DarknessWindow(on: screen)
        statusBar = StatusBar(
            frame: CGRect(x: 0, y: 0, width: screen.bounds.width, height: profile.statusBarHeight), on: screen)
        statusBar.isPad = profile.isPad
        if !model.capabilities.contains(.telephony) {
            statusBar.modelInsteadOfCarrier = profile.model.split(separator: " ").first.map(String.init)
        }
        homeScreen.isHidden = false
        updateStatusBar()
    }

    /// Whether its light is turned down.
    var isDimmed: Bool {
        get { dimming.isDim }
        set { dimming.isDim = newValue }
    }

    /// Whether its light is out, and it feels no finger.
    var isOff: Bool {
        get { !darkness.isHidden }
        set { darkness.isHidden = !newValue }
    }

    // MARK: Frames

    var needsRender: Bool { host.needsRender }

    func render() -> [PixelRect] { host.render(at: CACurrentMediaTime()) }

    // MARK: The running app

    /// Shows an app's launch image, growing out of the middle of the screen.
    func showLaunch(of session: AppSession, _ launch: Launch) {
        homeScreen.leave()
        let window = AppWindow(
            session.app, session.surface, session.profile, on: screen, picture: launch.picture, scheme: launch.scheme)
        appWindows[ObjectIdentifier(session)] = window
        show(window)
    }

    /// Shows the last picture of an app that was in the background.
    func showAgain(_ session: AppSession) {
        guard let window = appWindows[ObjectIdentifier(session)] else { return }
        homeScreen.leave()
        show(window)
    }

    private func show(_ window: AppWindow) {
        window.grow()
        appWindow = window
        updateStatusBar()
    }

    func appDidDraw(_ session: AppSession, _ damage: [PixelRect]) {
        guard let window = appWindows[ObjectIdentifier(session)] else { return }
        window.surfaceDidChange(damage)
    }

    /// Gives the screen back to the home screen. The app's window waits for its return.
    func putAppBehind() {
        guard let window = appWindow else { return }
        appWindow = nil
        window.shrink()
        timeline.schedule(afterAnimation: AppWindow.zoomDuration) { [weak self] in
            if self?.appWindow !== window { window.isHidden = true }
        }
        updateStatusBar()
    }

    /// Whether the picture of an app is on the screen, or on its way out.
    func shows(_ session: AppSession) -> Bool { appWindows[ObjectIdentifier(session)]?.isHidden == false }

    /// An app has ended, or does so.
    func forget(_ session: AppSession) { appWindows[ObjectIdentifier(session)] = nil }

    /// Gives the screen back to the home screen.
    ///
    /// - Parameter isAnimated: true to shrink the app's last picture; false after a crash, when that may be damaged.
    func hideApp(isAnimated: Bool) {
        guard let window = appWindow else { return }
        appWindow = nil
        appWindows = appWindows.filter { $0.value !== window }
        if isAnimated, window.freeze() {
            window.shrink()
            timeline.schedule(afterAnimation: AppWindow.zoomDuration) { window.isHidden = true }
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
        homeScreen.leave()
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
        timeline.schedule(afterAnimation: SystemAppWindow.zoomDuration) { [weak self] in
            if self?.systemAppWindow !== window { window.isHidden = true }
        }
        updateStatusBar()
    }

    /// Gives back the memory of those that have not the screen: they begin anew the next time.
    func forgetHiddenSystemApps() {
        systemAppWindows = systemAppWindows.filter { $0.value === systemAppWindow }
    }

    /// Whether one of the device's own windows gets the keys of a hardware keyboard.
    var takesKeys: Bool { systemAppWindow != nil || homeScreen.isTyping }

    /// What one of the device's own apps wants.
    func setStatusBar(_ style: StatusBarAppearance, isHidden: Bool, of app: any SystemApp) {
        guard let window = systemAppWindows[app.identifier] else { return }
        window.statusBarStyle = style
        window.hidesStatusBar = isHidden
        if window === systemAppWindow { updateStatusBar(fade: true) }
    }

    /// Puts the keyboard of a window of the device's own away.
    func endEditing() { (systemAppWindow ?? homeScreen).endEditing(true) }

    // MARK: Status bar

    /// What an app asks for. One without the screen gets it when it comes back.
    func setStatusBar(_ style: StatusBarAppearance, isHidden: Bool, isAnimated: Bool, of session: AppSession) {
        guard let window = appWindows[ObjectIdentifier(session)] else { return }
        window.statusBarStyle = style
        window.hidesStatusBar = isHidden
        if window === appWindow { updateStatusBar(fade: isAnimated) }
    }

    func setNetworkActivity(_ isVisible: Bool, of session: AppSession) {
        guard let window = appWindows[ObjectIdentifier(session)] else { return }
        window.showsNetworkActivity = isVisible
        if window === appWindow { updateStatusBar() }
    }

    func setStatusBar(_ orientation: DeviceLink.InterfaceOrientation, duration: Double, of session: AppSession) {
        guard let window = appWindows[ObjectIdentifier(session)] else { return }
        let turns = window.orientation != orientation
        window.orientation = orientation
        guard window === appWindow else { return }
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

    func updateStatusBar(fade: Bool = false) {
        let isCovered = !lockScreen.isHidden || !callScreen.isHidden
        let app = isCovered ? nil : appWindow
        let wanted = app?.statusBarStyle ?? systemAppWindow?.statusBarStyle ?? homeScreen.statusBarStyle
        // An iPad's is always black.
        let style = screen.profile.isPad && wanted == .default ? .blackOpaque : wanted
        statusBar.style = isCovered ? .blackTranslucent : style
        statusBar.place(app?.orientation ?? .portrait, in: screen.bounds.size)
        let isHidden = app?.hidesStatusBar ?? (isCovered ? false : systemAppWindow?.hidesStatusBar ?? false)
        let wasHidden = statusBar.isHidden || statusBar.alpha == 0
        if fade, wasHidden != isHidden {
            statusBar.layer.add(AppWindow.fade(from: isHidden ? 1 : 0, to: isHidden ? 0 : 1), forKey: "fade")
            statusBar.alpha = isHidden ? 0 : 1
            statusBar.isHidden = false
        } else {
            statusBar.alpha = 1
            statusBar.isHidden = isHidden
        }
        statusBar.isNetworkActivityVisible = app?.showsNetworkActivity ?? false
    }

    // MARK: The apps that were used last

    func showSwitcher(_ apps: [HomeIcon]) -> AppSwitcher {
        hideSwitcher()
        homeScreen.leave()
        let switcher = AppSwitcher(on: screen, orientation: appWindow?.orientation ?? .portrait) {
            [unowned homeScreen] in homeScreen.icons.badge(of: $0)
        }
        switcher.show(apps, isAnimated: false)
        self.switcher = switcher
        raised = appWindow ?? systemAppWindow ?? homeScreen
        switcher.appear()
        moveRaised(by: switcher.rise)
        return switcher
    }

    func hideSwitcher() {
        guard let window = switcher else { return }
        switcher = nil
        window.disappear()
        moveRaised(by: .zero)
        raised = nil
        timeline.schedule(afterAnimation: AppSwitcher.duration) { window.isHidden = true }
    }

    private func moveRaised(by distance: CGPoint) {
        guard let raised else { return }
        let center = CGPoint(x: screen.bounds.midX + distance.x, y: screen.bounds.midY + distance.y)
        UIView.animate(
            withDuration: AppSwitcher.duration, delay: 0, options: [.curveEaseInOut, .allowUserInteraction],
            animations: { raised.center = center })
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
        timeline.schedule(afterAnimation: SystemAlertWindow.fadeDuration) { window.isHidden = true }
    }

    // MARK: Touches

    /// The owner of a touch that begins at this point.
    func owner(ofTouchAt point: CGPoint) -> FingerOwner {
        if isOff { return .nobody }
        return switch touches.window(at: point) {
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

    /// What the device itself shows, back to front: its window in front of all others, unless that is an app's, the status
    /// bar, a banner, and the volume.
    func accessibilityNodes() -> [AccessibilityNode] {
        // Of an app's window the device has only the button.
        let front: UIView? = frontWindow is AppWindow ? appWindow?.zoomButton : frontWindow
        // In front of windows in which a person types are those that UIKit makes: the keyboard's.
        let canType = frontWindow is SystemAppWindow || frontWindow is HomeScreen
        let above = canType ? UIApplication.shared.windows.filter(isMadeByUIKit) : []
        let views: [UIView] = ([front] + above + [statusBar, bannerWindow, volumeOverlay]).compactMap { $0 }
        return views.filter { !$0.isHidden && $0.alpha > 0 }.map { $0.accessibilityTree() }
    }

    private var frontWindow: ScreenWindow {
        if !callScreen.isHidden { return callScreen }
        if !lockScreen.isHidden { return lockScreen }
        return alertWindow ?? switcher ?? appWindow ?? systemAppWindow ?? homeScreen
    }

    private func isMadeByUIKit(_ window: UIWindow) -> Bool {
        window.screen === screen && !window.isHidden && !(window is ScreenWindow) && window !== statusBar
    }
}
