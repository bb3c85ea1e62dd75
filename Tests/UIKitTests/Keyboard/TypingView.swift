import DeviceLink
import UIKit

/// A view of an app that takes text, as simple as can be; the caret is at the end.
@MainActor class TypingView: UIView, UIKeyInput {
    var text = ""
    var keyboardType = UIKeyboardType.default
    var returnKeyType = UIReturnKeyType.default
    var autocapitalizationType = UITextAutocapitalizationType.none
    var enablesReturnKeyAutomatically = false
    var keyboardAppearance = UIKeyboardAppearance.default
    var ownInputView: UIView?
    var ownAccessoryView: UIView?
    /// Called with every change.
    var onChange: () -> Void = {}

    override var canBecomeFirstResponder: Bool { true }
    override var inputView: UIView? { ownInputView }
    override var inputAccessoryView: UIView? { ownAccessoryView }
    var hasText: Bool { !text.isEmpty }

    func insertText(_ text: String) {
        self.text += text
        onChange()
    }

    func deleteBackward() {
        if !text.isEmpty { text.removeLast() }
        onChange()
    }
}

/// A view that tells the keyboard what stands before its caret.
@MainActor final class TypingTarget: TypingView, KeyboardTarget {
    private(set) var returns = 0
    private(set) var moves: [String] = []

    var textBeforeCaret: String { text }
    var hasCaret: Bool { true }
    var takesText: Bool { true }
    func keyboardReturn() { returns += 1 }
    var returnKeyIsEnabled: Bool { !enablesReturnKeyAutomatically || hasText }
    func moveCaret(_ direction: CaretDirection, extending: Bool) { moves.append("\(direction)\(extending ? "+" : "")") }

    func replaceBeforeCaret(_ count: Int, with text: String) {
        self.text.removeLast(count)
        self.text += text
    }

    func compose(_ composition: Composition) { if composition.isFinal { text += composition.text } }
    var caretFrame: CGRect? { nil }
}
