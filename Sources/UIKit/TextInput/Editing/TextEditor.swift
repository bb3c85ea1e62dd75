/// A text with a selection, and the changes of both by typing and commands. It does not depend on views.
@MainActor package final class TextEditor {
    package weak var client: (any TextEditorClient)?
    package let lines: EditedLines
    /// The text while dots are shown in its place.
    private var hidden: TextStorage?
    package private(set) var selection = TextSelection(Caret(0))
    /// Incremented with every change of the text.
    package private(set) var version = 0
    /// The text typed without a break, which one undo takes back.
    var typing: TypedText?
    /// The marked text, in UTF-16 units; nil if there is none.
    var marked: NSRange?
    /// The style of marked text that the app has set.
    var markedStyle: [AnyHashable: Any]?
    /// The object that is notified of changes of the text, for the text input system.
    weak var inputDelegate: (any UITextInputDelegate)?
    private var tokenizer: UITextInputStringTokenizer?

    /// Knows the words of the text.
    func tokenizer(for text: any UITextInput) -> UITextInputStringTokenizer {
        if let tokenizer { return tokenizer }
        let made = UITextInputStringTokenizer(textInput: text)
        tokenizer = made
        return made
    }

    /// The horizontal position that up and down keep, in points, until the caret moves otherwise.
    var columnGoal: CGFloat?

    package init(font: UIFont, width: CGFloat?) {
        lines = EditedLines(font: font, width: width)
    }

    // MARK: Text

    var storage: TextStorage { hidden ?? lines.storage }

    package var count: Int { lines.storage.count }
    package var hasText: Bool { count > 0 }

    private var knownText = ""
    private var knownVersion = 0

    package var text: String {
        if knownVersion != version {
            knownText = storage.string(in: 0..<count)
            knownVersion = version
        }
        return knownText
    }

    package func string(in range: Range<Int>) -> String { storage.string(in: range) }

    /// The visible text: dots instead of secure text.
    package var shownText: String { isSecure ? lines.storage.string(in: 0..<count) : text }

    /// The text before the caret or selection, at most `contextLength` characters.
    package var textBeforeCaret: String {
        let end = selection.range.lowerBound
        return string(in: max(end - TextEditor.contextLength, 0)..<end)
    }

    private static let contextLength = 200

    /// Sets another text; the caret goes to its end.
    package func setText(_ text: String) {
        forgetUndo()
        version += 1
        marked = nil
        (knownText, knownVersion) = (text, version)
        let storage = TextStorage(text)
        if hidden != nil {
            hidden = storage
            lines.show(TextStorage(TextEditor.dots(storage.count)))
        } else {
            lines.show(storage)
        }
        selection = TextSelection(Caret(count))
        columnGoal = nil
        client?.editor(self, didChange: 0..<lines.lines.count)
        client?.editorDidChangeSelection(self)
    }

    // MARK: Secure text

    /// True if dots are shown instead of the text.
    package var isSecure: Bool {
        get { hidden != nil }
        set {
            guard newValue != isSecure else { return }
            let storage = storage
            hidden = newValue ? storage : nil
            lines.show(newValue ? TextStorage(TextEditor.dots(storage.count)) : storage)
            client?.editor(self, didChange: 0..<lines.lines.count)
        }
    }

    /// Shows one character of a secure text, or none, among the dots.
    package func reveal(_ offset: Int?) {
        guard let hidden else { return }
        var dots = Array(repeating: Character("\u{2022}"), count: hidden.count)
        if let offset, dots.indices.contains(offset) { dots[offset] = hidden.characters[offset] }
        lines.show(TextStorage(String(dots)))
        // Visible characters may combine with their neighbours; dots never do.
        if lines.storage.count != hidden.count { lines.show(TextStorage(TextEditor.dots(hidden.count))) }
        client?.editor(self, didChange: 0..<lines.lines.count)
    }

    private static func dots(_ count: Int) -> String { String(repeating: "\u{2022}", count: count) }

    // MARK: Changes

    /// Replaces a range on behalf of the user, if the client allows it.
    /// - Returns: True if it was replaced.
    @discardableResult
    package func edit(
        _ range: Range<Int>, with text: String, name: String = "Typing", asksClient: Bool = true,
        marking selection: Range<Int>? = nil
    ) -> Bool {
        let wanted = range.clamped(to: 0..<count)
        guard !(wanted.isEmpty && text.isEmpty) else { return false }
        if asksClient, let client, !client.editor(self, shouldReplace: storage.utf16Range(wanted), with: text) {
            return false
        }
        let place = wanted.clamped(to: 0..<count)
        apply(place, text, name: name)
        if let selection, !text.isEmpty { mark(place.lowerBound, selecting: selection) }
        client?.editorDidEdit(self)
        return true
    }

    /// Replaces a range and registers the undo.
    private func apply(_ range: Range<Int>, _ text: String, name: String) {
        let removed = string(in: range)
        let countBefore = count
        let wholeBefore = mayJoin(range, text) ? self.text : nil
        let isComposed = marked.map(storage.characterRange) == range
        let end = replace(range, with: text)
        let hasJoined = count != countBefore - range.count + max(end - range.lowerBound, 0)
        if hasJoined || end < range.lowerBound, let wholeBefore {
            // If characters beside the change have combined with it, the undo restores the whole text.
            noteForUndo(0..<countBefore, removed: wholeBefore, end: count, name: name)
        } else {
            noteForUndo(range, removed: removed, end: end, name: name, isComposed: isComposed)
        }
    }

    /// True if a change may alter the grapheme clusters of its neighbours, as a combining accent does.
    private func mayJoin(_ range: Range<Int>, _ text: String) -> Bool {
        if let first = text.unicodeScalars.first, first.value >= 0x300 || first.value == 0x0A { return true }
        return range.upperBound < count && !storage.codes[range.upperBound].startsAfresh
    }

    /// Replaces a range without asking the client and without notifications; the caret goes behind it.
    /// - Returns: Where the new text ends.
    @discardableResult
    func replace(_ range: Range<Int>, with text: String) -> Int {
        version += 1
        marked = nil
        let changedLines: Range<Int>
        let end: Int
        if var storage = hidden {
            hidden = nil
            let change = storage.replace(range, with: text)
            let dots = TextEditor.dots(change.count)
            changedLines = lines.replace(change.replaced, with: dots).lines
            hidden = storage
            end = change.end
        } else {
            let result = lines.replace(range.clamped(to: 0..<count), with: text)
            changedLines = result.lines
            end = result.change.end
        }
        selection = TextSelection(Caret(end))
        columnGoal = nil
        client?.editor(self, didChange: changedLines)
        client?.editorDidChangeSelection(self)
        return end
    }

    /// Typing: replaces the selection.
    package func insert(_ text: String) { edit(selection.range, with: text) }

    /// A command of the edit menu, which is undone by its name: replaces the selection.
    package func replaceSelection(with text: String, command: String) {
        edit(selection.range, with: text, name: command)
    }

    /// The delete key: removes the selection, or the character before the caret.
    package func deleteBackward() {
        guard selection.isCaret else { return _ = edit(selection.range, with: "") }
        let offset = selection.head.offset
        guard offset > 0 else { return }
        edit(offset - 1..<offset, with: "")
    }

    /// Replaces characters before the caret.
    package func replaceBeforeCaret(_ count: Int, with text: String) {
        let end = selection.range.upperBound
        edit(max(end - max(count, 0), 0)..<end, with: text)
    }

    // MARK: Selection

    package func select(_ selection: TextSelection) {
        var selection = selection
        selection.anchor = min(max(selection.anchor, 0), count)
        selection.head.offset = min(max(selection.head.offset, 0), count)
        columnGoal = nil
        guard selection != self.selection else { return }
        typing = nil
        self.selection = selection
        // Moving the caret makes marked text final.
        if let place = marked.map(storage.characterRange), selection.range.clamped(to: place) != selection.range {
            marked = nil
        }
        client?.editorDidChangeSelection(self)
    }

    package func select(_ range: Range<Int>) { select(TextSelection(range)) }
    package func moveCaret(to caret: Caret) { select(TextSelection(caret)) }
    package func selectAll() { select(0..<count) }

    /// The selection in UTF-16 units.
    package var selectedRange: NSRange {
        get { storage.utf16Range(selection.range) }
        set { select(storage.characterRange(newValue)) }
    }

    /// Where the caret is, or the end of the selection that moves: 0 points wide.
    package var caretRect: CGRect { lines.caretRect(selection.head) }
}
