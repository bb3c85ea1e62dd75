internal import DeviceLink
internal import MainLoop

/// Turns pressed keys into changes of the text: capitals, full stops, corrections.
@MainActor final class Typing {
    /// The object that gets the text. It may be deallocated at any time, also while it handles a key.
    weak var input: (any UIKeyInput)? {
        didSet {
            guard input !== oldValue else { return }
            lastSpace = nil
            shift = .off
            textDidChange()
        }
    }

    private(set) var shift = ShiftState.off {
        didSet { if shift != oldValue { didChange() } }
    }
    /// True if the user pressed shift; false if it was set by autocapitalization.
    private var isShiftPressed = false
    /// True while a finger holds the shift key, which keeps it in effect for several letters.
    var holdsShift = false
    /// True if the visible keyboard has a shift key.
    var hasShift = true
    var wordList: (any WordList)?
    /// Called when the shift state or the return key's has changed.
    var didChange: () -> Void = {}
    private(set) var returnKeyIsEnabled = true

    private var lastSpace: TimeInterval?
    /// Seconds in which a second space makes a full stop.
    private static let fullStopInterval: TimeInterval = 0.7

    private var target: (any KeyboardTarget)? { input as? any KeyboardTarget }

    // MARK: Keys

    /// A key that writes something; letters are given as small ones.
    func type(_ text: String) {
        if let character = text.first, text.count == 1, !character.isLetter, character != "'" { correctWord() }
        insert(shifted(text))
    }

    /// The text that a key inserts in the present shift state. Automatic capitalization does not affect keys with
    /// marks.
    func text(of key: Key) -> String {
        guard case .text(let text) = key.action else { return "" }
        return key.upperMark.isEmpty ? shifted(text) : isShiftPressed && shift != .off ? key.upperMark : text
    }

    /// A letter in the present shift state.
    func shifted(_ text: String) -> String {
        guard shift != .off, text.count == 1 else { return text }
        let capital = text.uppercased()
        return capital.count == 1 ? capital : text
    }

    func typeSpace() {
        let now = MainLoop.main.now
        if let lastSpace, now - lastSpace <= Typing.fullStopInterval, makeFullStop() {
            self.lastSpace = nil
            return
        }
        correctWord()
        insert(" ")
        lastSpace = now
    }

    func pressReturn() {
        lastSpace = nil
        guard returnKeyIsEnabled else { return }
        correctWord()
        if let target { target.keyboardReturn() } else { input?.insertText("\n") }
        textDidChange()
    }

    func delete() {
        lastSpace = nil
        input?.deleteBackward()
        textDidChange()
    }

    /// Deletes the word before the caret and the spaces after it.
    func deleteWord() {
        guard let target, target.hasCaret else { return delete() }
        let text = target.textBeforeCaret
        let spaces = text.reversed().prefix { $0.isWhitespace }.count
        let letters = text.reversed().dropFirst(spaces).prefix { !$0.isWhitespace }.count
        guard spaces + letters > 0 else { return delete() }
        lastSpace = nil
        target.replaceBeforeCaret(spaces + letters, with: "")
        textDidChange()
    }

    /// Inserts text of a hardware keyboard, without autocapitalization and autocorrection.
    func insertVerbatim(_ text: String) { insert(text) }

    private func insert(_ text: String) {
        lastSpace = nil
        input?.insertText(text)
        textDidChange()
    }

    /// Sets text that an input method composes as marked text. Objects without marked text get it when it is final.
    func compose(_ composition: Composition) {
        lastSpace = nil
        if let target {
            target.compose(composition)
        } else if let input = input as? any UITextInput {
            mark(composition, in: input)
        } else if composition.isFinal, !composition.text.isEmpty {
            input?.insertText(composition.text)
        }
        textDidChange()
    }

    private func mark(_ composition: Composition, in input: any UITextInput) {
        guard !composition.isFinal || input.markedTextRange != nil else {
            if !composition.text.isEmpty { input.insertText(composition.text) }
            return
        }
        let selection = composition.selection
        input.setMarkedText(
            composition.text, selectedRange: NSRange(location: selection.lowerBound, length: selection.count))
        if composition.isFinal { input.unmarkText() }
    }

    // MARK: Shift

    /// The shift key was pressed: capitals for one letter, or no more.
    func toggleShift() {
        isShiftPressed = shift == .off
        shift = shift == .off ? .once : .off
    }

    /// The shift key was pressed twice.
    func lockShift() {
        isShiftPressed = true
        shift = .locked
    }

    /// The text changed, by a key or otherwise: what follows depends on it.
    func textDidChange() {
        let isEnabled = readReturnKey()
        if shift != .locked, !holdsShift {
            isShiftPressed = false
            shift = wantsCapital ? .once : .off
        }
        guard isEnabled != returnKeyIsEnabled else { return }
        returnKeyIsEnabled = isEnabled
        didChange()
    }

    private func readReturnKey() -> Bool {
        guard let input else { return true }
        return target?.returnKeyIsEnabled ?? (!input.enablesReturnKeyAutomatically || input.hasText)
    }

    private var wantsCapital: Bool {
        guard let input, hasShift, !input.isSecureTextEntry, input.keyboardType != .url,
            input.keyboardType != .emailAddress
        else { return false }
        if let target {
            return Capitalization.wantsCapital(after: target.textBeforeCaret, input.autocapitalizationType)
        }
        // The text before the caret of an app's own view is not known.
        return input.autocapitalizationType == .allCharacters
            || (!input.hasText && input.autocapitalizationType != .none)
    }

    // MARK: Corrections

    /// Makes ". " of a space that follows a word.
    private func makeFullStop() -> Bool {
        guard let target, target.hasCaret, !target.isSecureTextEntry,
            target.keyboardType != .url, target.keyboardType != .emailAddress
        else { return false }
        let text = target.textBeforeCaret
        guard text.last == " ", let before = text.dropLast().last else { return false }
        guard before.isLetter || before.isNumber || ")]\"”»’'".contains(before) else { return false }
        target.replaceBeforeCaret(1, with: ". ")
        textDidChange()
        return true
    }

    /// Puts the word that was meant in the place of the one before the caret.
    private func correctWord() {
        guard let wordList, let target, target.hasCaret, !target.isSecureTextEntry, target.autocorrectionType != .no
        else { return }
        let word = String(target.textBeforeCaret.reversed().prefix { $0.isLetter || $0 == "'" || $0 == "’" }.reversed())
        guard !word.isEmpty, let correction = wordList.correction(for: word), correction != word else { return }
        target.replaceBeforeCaret(word.count, with: correction)
    }
}
