import DeviceLink
import UIKit

/// The window of one of the device's own apps, below the status bar.
@MainActor final class SystemAppWindow: ScreenWindow {
    let app: any SystemApp
    var statusBarStyle = StatusBarAppearance.default
    var hidesStatusBar = false

    init(_ app: any SystemApp, on screen: UIScreen) {
        self.app = app
        super.init(.app, on: screen)
        backgroundColor = .black
        accessibilityLabel = app.displayName
        rootViewController = app.makeRootViewController()
    }

    required init?(coder: NSCoder) { return nil }

    /// Takes the screen, and the keys.
    func open() {
        rootViewController?.beginAppearing(animated: false)
        grow()
        makeKeyAndVisible()
        rootViewController?.finishAppearing(animated: false)
    }

    /// Gives up the screen. It keeps its place in the lists for the next time.
    func leave(isAnimated: Bool) {
        endEditing(true)
        rootViewController?.beginDisappearing(animated: false)
        if isAnimated { shrink() } else { isHidden = true }
        rootViewController?.finishDisappearing(animated: false)
    }
}
