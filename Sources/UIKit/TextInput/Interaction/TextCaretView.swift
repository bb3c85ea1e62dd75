internal import MainLoop

/// The blue bar where typed text goes. It blinks while nothing happens.
final class TextCaretView: UIView {
    static let width: CGFloat = 3
    private static let halfPeriod: TimeInterval = 0.5
    private var blink: ScheduledCall?

    /// True if the text has a caret, even in the dark phase of its blinking.
    private(set) var isShown = false

    init() {
        super.init(frame: .zero)
        isUserInteractionEnabled = false
        backgroundColor = UIColor(red: 0.26, green: 0.42, blue: 0.95, alpha: 1)
        isHidden = true
    }

    required init?(coder: NSCoder) { return nil }

    /// Shows the caret at a place, where it begins to blink anew.
    /// - Parameter blinks: false while a finger moves it.
    func show(at rect: CGRect, blinks: Bool = true) {
        if frame != rect { frame = rect }
        isShown = true
        isHidden = false
        schedule(blinks)
    }

    func hide() {
        isShown = false
        isHidden = true
        schedule(false)
    }

    private func schedule(_ blinks: Bool) {
        blink?.cancel()
        blink = nil
        guard blinks, window != nil else { return }
        blink = MainLoop.main.schedule(at: MainLoop.main.now + TextCaretView.halfPeriod) { [weak self] in
            guard let self else { return }
            self.isHidden.toggle()
            self.schedule(self.isShown)
        }
    }

    override func windowDidChange() {
        super.windowDidChange()
        schedule(isShown)
    }
}
