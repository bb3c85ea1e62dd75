import Testing
import UIKit

@MainActor private final class Client: TextEditorClient {
    var allows = true
    var changes: [String] = []
    let undo: UndoManager? = UndoManager()
    func editor(_ editor: TextEditor, shouldReplace range: NSRange, with text: String) -> Bool {
        changes.append("\(range.location),\(range.length) \(text)")
        return allows
    }
    func editor(_ editor: TextEditor, didChange lines: Range<Int>) {}
    func editorDidEdit(_ editor: TextEditor) {}
    func editorDidChangeSelection(_ editor: TextEditor) {}
    func undoManager(for editor: TextEditor) -> UndoManager? { undo }
}

@MainActor struct TextEditorTests {
    private let client = Client()
    private let editor = TextEditor(font: .systemFont(ofSize: 17), width: 200)

    init() { editor.client = client }

    @Test func typingReplacesTheSelection() {
        editor.setText("hello world")
        editor.select(0..<5)
        editor.insert("H")
        #expect(editor.text == "H world" && editor.selection == TextSelection(Caret(1)))
        #expect(client.changes == ["0,5 H"])
    }

    @Test func deletingTakesAWholeCharacter() {
        editor.setText("a👩‍👩‍👧")
        editor.deleteBackward()
        #expect(editor.text == "a" && client.changes == ["1,8 "])
        editor.deleteBackward()
        editor.deleteBackward()
        #expect(editor.text == "" && client.changes.count == 2)
    }

    @Test func theClientCanForbidAChange() {
        editor.setText("abc")
        client.allows = false
        editor.insert("x")
        editor.deleteBackward()
        #expect(editor.text == "abc")
    }

    @Test func typingIsUndoneAtOnce() {
        editor.setText("ab")
        for letter in ["c", "d", "\u{301}", "e"] { editor.insert(letter) }
        editor.deleteBackward()
        #expect(editor.text == "abcd\u{301}")
        client.undo?.undo()
        #expect(editor.text == "ab")
        client.undo?.redo()
        #expect(editor.text == "abcd\u{301}")
        client.undo?.undo()
        #expect(editor.text == "ab" && client.undo?.canUndo == false)
    }

    @Test func deletingMoreThanWasTypedIsUndone() {
        editor.setText("hello")
        editor.insert("!")
        for _ in 0..<3 { editor.deleteBackward() }
        #expect(editor.text == "hel")
        client.undo?.undo()
        #expect(editor.text == "hello")
    }

    @Test func aMoveOfTheCaretBeginsAnotherTyping() {
        client.undo?.groupsByEvent = false
        editor.setText("ab")
        client.undo?.beginUndoGrouping()
        editor.insert("c")
        client.undo?.endUndoGrouping()
        editor.moveCaret(to: Caret(0))
        client.undo?.beginUndoGrouping()
        editor.insert("x")
        client.undo?.endUndoGrouping()
        #expect(editor.text == "xabc")
        client.undo?.undo()
        #expect(editor.text == "abc")
        client.undo?.undo()
        #expect(editor.text == "ab")
    }

    @Test func secureTextIsShownAsDots() {
        editor.setText("pässwörd")
        editor.isSecure = true
        #expect(editor.shownText == "••••••••" && editor.text == "pässwörd")
        editor.insert("1")
        editor.reveal(8)
        #expect(editor.shownText == "••••••••1" && editor.text == "pässwörd1")
        editor.reveal(nil)
        editor.deleteBackward()
        editor.select(0..<4)
        editor.insert("x")
        #expect(editor.text == "xwörd" && editor.shownText == "•••••")
        editor.isSecure = false
        #expect(editor.shownText == "xwörd")
    }

    @Test func arrowsGoWhereTheTextRuns() {
        editor.setText("ab אב")
        editor.moveCaret(to: Caret(0))
        editor.move(.right, extending: false)
        #expect(editor.selection.head.offset == 1)
        editor.moveCaret(to: Caret(3))
        editor.move(.left, extending: false)
        #expect(editor.selection.head.offset == 4)
        editor.move(.textStart, extending: false)
        editor.move(.wordRight, extending: true)
        #expect(editor.selection.range == 0..<2)
    }

    @Test func upAndDownKeepTheirColumn() {
        editor.setText("abcdefgh\nab\nabcdefgh")
        editor.moveCaret(to: Caret(6))
        editor.move(.down, extending: false)
        #expect(editor.selection.head.offset == 11)
        editor.move(.down, extending: false)
        #expect(editor.selection.head.offset == 18)
        editor.move(.down, extending: false)
        #expect(editor.selection.head.offset == 20)
        for _ in 0..<4 { editor.move(.up, extending: false) }
        #expect(editor.selection.head.offset == 0)
    }

    @Test func wordsAreFound() {
        editor.setText("It's a well-known 日本 word")
        #expect(editor.word(at: 1) == 0..<4)
        #expect(editor.word(at: 4) == 0..<4)
        #expect(editor.word(at: 8) == 7..<11)
        #expect(editor.word(at: 18) == 18..<19)
        #expect(editor.selectionUnit(at: 100).upperBound == editor.count)
        editor.setText("")
        #expect(editor.word(at: 0) == nil && editor.selectionUnit(at: 3).isEmpty)
    }

    @Test func aTapGoesToTheNearerEndOfAWord() {
        editor.setText("hello world")
        #expect(editor.tapCaret(Caret(1)).offset == 0)
        #expect(editor.tapCaret(Caret(4)).offset == 5)
        #expect(editor.tapCaret(Caret(5)).offset == 5)
        #expect(editor.tapCaret(Caret(6)).offset == 6)
    }
}
