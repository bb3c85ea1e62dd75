internal import MainLoop

/// Watches one finger on a text: taps, presses, and drags of the selection's handles.
final class TextTouchRecognizer: UIGestureRecognizer, FrameworkRecognizer {
    enum Drag { case caret, handle(TextHandleView.End) }

    /// The drag in progress; nil if there is none.
    private(set) var drag: Drag?
    private(set) var tapCount = 0
    private weak var interaction: TextInteraction?
    private var press: ScheduledCall?
    private var start = CGPoint.zero

    private static let pressDuration: TimeInterval = 0.5
    private static let slack: CGFloat = 10

    init(_ interaction: TextInteraction) {
        self.interaction = interaction
        super.init(target: nil, action: nil)
        cancelsTouchesInView = false
        delaysTouchesEnded = false
    }

    required init?(coder: NSCoder) { return nil }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard state == .possible, self.touches.count == 1, let touch = touches.first, let interaction,
            interaction.accepts(touch)
        else { return giveUp() }
        start = touch.windowLocation
        tapCount = touch.tapCount
        interaction.touchBegan()
        if let end = interaction.handle(at: touch.location(in: view)) {
            drag = .handle(end)
            state = .began
            return
        }
        press = MainLoop.main.schedule(at: MainLoop.main.now + TextTouchRecognizer.pressDuration) { [weak self] in
            guard let self, self.state == .possible, self.interaction?.canPress == true else { return }
            self.drag = .caret
            self.state = .began
        }
    }

    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard drag == nil else { return state = .changed }
        guard let touch = touches.first else { return }
        let way = hypot(touch.windowLocation.x - start.x, touch.windowLocation.y - start.y)
        if way > TextTouchRecognizer.slack { giveUp() }
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        press?.cancel()
        if state == .possible || drag != nil { state = .ended }
    }

    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        press?.cancel()
        state = drag == nil ? .failed : .cancelled
    }

    private func giveUp() {
        press?.cancel()
        if state == .possible { state = .failed } else { state = .cancelled }
    }

    override func reset() {
        super.reset()
        press?.cancel()
        press = nil
        drag = nil
    }

    /// A tap does not prevent other recognizers; dragging the caret or a handle does.
    override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { drag != nil }

    override func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool { drag == nil }
}
