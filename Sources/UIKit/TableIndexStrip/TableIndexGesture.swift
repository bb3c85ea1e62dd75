/// Tracks the finger on a table's index from touch-down on, so that the table below does not scroll.
final class TableIndexGesture: UIGestureRecognizer, FrameworkRecognizer {
    private weak var strip: TableIndexStrip?
    private weak var finger: UITouch?

    init(_ strip: TableIndexStrip) {
        self.strip = strip
        super.init(target: nil, action: nil)
    }

    required init?(coder: NSCoder) { return nil }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        super.touchesBegan(touches, with: event)
        guard finger == nil, let touch = touches.first else { return }
        finger = touch
        state = .began
        follow(touch)
    }

    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        super.touchesMoved(touches, with: event)
        guard let finger, touches.contains(finger) else { return }
        state = .changed
        follow(finger)
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        super.touchesEnded(touches, with: event)
        guard let finger, touches.contains(finger) else { return }
        state = .ended
    }

    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        super.touchesCancelled(touches, with: event)
        state = .cancelled
    }

    override func reset() {
        super.reset()
        finger = nil
        strip?.fingerMoved(to: nil)
    }

    private func follow(_ touch: UITouch) {
        guard let strip else { return }
        strip.fingerMoved(to: touch.location(in: strip).y)
    }
}
