import UIKit

/// What is seen of a screen whose light is out: nothing. It is in front of all that a device shows.
@MainActor final class DarknessWindow: UIWindow {
    init(on screen: UIScreen) {
        super.init(frame: screen.bounds)
        self.screen = screen
        windowLevel = UIWindow.Level.statusBar + 2
        backgroundColor = .black
        isHidden = true
    }

    required init?(coder: NSCoder) { return nil }
}
