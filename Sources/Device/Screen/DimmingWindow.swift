import UIKit

/// A shade in front of all that a device shows, as if its light were turned down. Touches go through it.
@MainActor final class DimmingWindow: UIWindow {
    private static let opacity: CGFloat = 0.55
    private static let duration: TimeInterval = 0.5

    init(on screen: UIScreen) {
        super.init(frame: screen.bounds)
        self.screen = screen
        windowLevel = UIWindow.Level.statusBar + 1
        backgroundColor = .black
        isUserInteractionEnabled = false
        alpha = 0
        isHidden = true
    }

    required init?(coder: NSCoder) { return nil }

    var isDim = false {
        didSet {
            guard isDim != oldValue else { return }
            isHidden = !isDim
            guard isDim else { return alpha = 0 }
            UIView.animate(withDuration: DimmingWindow.duration) { self.alpha = DimmingWindow.opacity }
        }
    }
}
