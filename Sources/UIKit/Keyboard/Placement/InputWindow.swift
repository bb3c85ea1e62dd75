/// The window of input views: in front of the app's, below alerts and the status bar, never key.
package final class InputWindow: UIWindow {
    package let host = InputHostView()

    package override init(frame: CGRect) {
        super.init(frame: frame)
        windowLevel = InputWindow.level
        isOpaque = false
        addSubview(host)
    }

    package required init?(coder: NSCoder) { return nil }

    /// In front of the windows of apps.
    private static let level: UIWindow.Level = 1

    package override var canBecomeKey: Bool { false }

    /// Touches beside the input views go to the windows behind.
    package override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        let hit = super.hitTest(point, with: event)
        return hit === self || hit === host ? nil : hit
    }
}
