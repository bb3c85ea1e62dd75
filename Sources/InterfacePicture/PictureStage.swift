import CoreGraphics
import Device
import DeviceLink
import QuartzCore
import UIKit

/// Puts an object of a document on a screen, with bars around it, and takes its picture.
@MainActor final class PictureStage {
    /// The most pixels that a picture may have in one direction.
    private static let limit = 8192.0

    /// The picture's size in points.
    let size: CGSize
    private let subject: Any
    private let metrics: SimulatedMetrics
    private let model: DeviceModel
    private let fillsScreen: Bool
    private var window: UIWindow?

    init(_ subject: Any, metrics: SimulatedMetrics, model: DeviceModel) {
        self.subject = subject
        self.metrics = metrics
        self.model = model
        var screen = CGSize(width: model.profile.pointWidth, height: model.profile.pointHeight)
        if metrics.isLandscape { screen = CGSize(width: screen.height, height: screen.width) }
        if let view = subject as? UIView, !(view is UIWindow), !metrics.isScreen {
            // A cell, a header: as large as it was drawn, on nothing.
            fillsScreen = false
            size = view.bounds.size
        } else {
            fillsScreen = true
            size = screen
        }
    }

    /// - Returns: nil for a size that pictures cannot have.
    func photograph() -> CGImage? {
        let scale = model.profile.scale
        let (width, height) = (size.width * scale, size.height * scale)
        guard width >= 1, height >= 1, width <= Self.limit, height <= Self.limit,
            let surface = Surface(width: Int(width.rounded(.up)), height: Int(height.rounded(.up)))
        else { return nil }
        var profile = model.profile
        (profile.pointWidth, profile.pointHeight) = (size.width, size.height)
        let application = UIApplication.shared
        application.isStatusBarHidden = !fillsScreen || metrics.statusBar == nil
        UIScreen.configure(profile: profile, surface: surface)

        let window = makeWindow()
        let statusBar = makeStatusBar()
        window.isHidden = false
        statusBar?.isHidden = false
        CATransaction.flush()
        _ = UIScreen.main.host?.render(at: CACurrentMediaTime())
        self.window = window
        defer { statusBar?.isHidden = true }
        return CGContext(surface: surface, scale: 1).makeImage()
    }

    deinit {
        MainActor.assumeIsolated { window?.isHidden = true }
    }

    // MARK: The screen

    private func makeWindow() -> UIWindow {
        let bounds = CGRect(origin: .zero, size: size)
        if let window = subject as? UIWindow {
            window.frame = bounds
            return window
        }
        let window = UIWindow(frame: bounds)
        window.backgroundColor = fillsScreen ? .black : .white
        switch subject {
        case let controller as UIViewController where bringsBars(controller):
            window.rootViewController = controller
        case let controller as UIViewController: arrange(controller.view, in: window)
        case let view as UIView where fillsScreen: arrange(view, in: window)
        case let view as UIView:
            view.frame = bounds
            window.addSubview(view)
        default: break
        }
        return window
    }

    /// Whether the bars around the content are the controller's own, or there are none.
    private func bringsBars(_ controller: UIViewController) -> Bool {
        if metrics.topBar == nil, metrics.bottomBar == nil { return true }
        return controller is UINavigationController || controller is UITabBarController
            || controller is UISplitViewController
    }

    /// Puts a view between the bars.
    private func arrange(_ view: UIView, in window: UIWindow) {
        var room = window.bounds
        if let statusBar = metrics.statusBar, statusBar != .blackTranslucent {
            room = room.inset(by: UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0))
        }
        if let style = metrics.topBar {
            let height: CGFloat = metrics.hasPrompt ? 74 : metrics.isLandscape && !isTablet ? 32 : 44
            let bar = UINavigationBar(frame: CGRect(x: 0, y: room.minY, width: room.width, height: height))
            bar.barStyle = style
            bar.items = [UINavigationItem(title: "")]
            if metrics.hasPrompt { bar.items?.last?.prompt = " " }
            window.addSubview(bar)
            room = room.inset(by: UIEdgeInsets(top: height, left: 0, bottom: 0, right: 0))
        }
        if let bar = makeBottomBar() {
            bar.frame = CGRect(x: 0, y: room.maxY - bar.frame.height, width: room.width, height: bar.frame.height)
            window.addSubview(bar)
            room = room.inset(by: UIEdgeInsets(top: 0, left: 0, bottom: bar.frame.height, right: 0))
        }
        view.frame = room
        window.insertSubview(view, at: 0)
    }

    private var isTablet: Bool { model.profile.pointWidth >= 768 }

    private func makeBottomBar() -> UIView? {
        switch metrics.bottomBar {
        case .toolbar(let style):
            let bar = UIToolbar(frame: CGRect(x: 0, y: 0, width: size.width, height: 44))
            bar.barStyle = style
            return bar
        case .tabBar: return UITabBar(frame: CGRect(x: 0, y: 0, width: size.width, height: 49))
        case nil: return nil
        }
    }

    /// In front of everything, as the device shows it.
    private func makeStatusBar() -> UIWindow? {
        guard fillsScreen, let style = metrics.statusBar else { return nil }
        let bar = StatusBar(frame: CGRect(x: 0, y: 0, width: size.width, height: 20))
        bar.style = style
        // The hour of the first iPhone, whatever the clock says: the same document gives the same picture.
        (bar.clock, bar.wallSeconds) = (ClockStyle(zone: TimeZone(secondsFromGMT: 0)), 9 * 3600 + 42 * 60)
        return bar
    }
}
