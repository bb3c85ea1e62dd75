import UIKit

/// A view without a text field that takes keys: each shows a star.
final class StarsView: UIView, UIKeyInput {
    private var count = 0 {
        didSet { setNeedsDisplay() }
    }

    override var canBecomeFirstResponder: Bool { true }

    var hasText: Bool { count > 0 }

    func insertText(_ text: String) {
        count += text.count
    }

    func deleteBackward() {
        if hasText { count -= 1 }
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        becomeFirstResponder()
    }

    override func draw(_ rect: CGRect) {
        UIColor.black.set()
        String(repeating: "*", count: count).draw(in: bounds, withFont: .boldSystemFont(ofSize: 24))
    }
}
