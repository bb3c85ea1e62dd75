import DeviceLink
import Testing
import UIKit

extension KeyboardStageTests {
    /// What input methods and dead keys compose, as the page and scripts send it.
    @MainActor @Suite struct CompositionTests {
        @Test func aFieldShowsItMarkedUntilItIsFinal() throws {
            let stage = try KeyboardStage()
            defer { stage.close() }
            let field = try edit(UITextField(frame: CGRect(x: 10, y: 100, width: 200, height: 31)), "ab", on: stage)
            try stage.device.send(.composition(Composition("に")))
            try stage.device.send(.composition(Composition("にほん", selection: 0..<2)))
            #expect(field.text == "abにほん")
            #expect(marked(field) == "にほん")
            #expect(field.selectedTextRange.flatMap { field.text(in: $0) } == "にほ")
            try stage.device.send(.composition(Composition("日本", isFinal: true)))
            #expect(field.text == "ab日本" && field.markedTextRange == nil)
            #expect(field.offset(from: field.endOfDocument, to: try #require(field.selectedTextRange).end) == 0)
            // What came and went on the way is nothing to take back.
            field.undoManager?.undo()
            #expect(field.text == "" && field.undoManager?.canUndo == false)
        }

        @Test func nothingComesOfWhatIsTakenBack() throws {
            let stage = try KeyboardStage()
            defer { stage.close() }
            let field = try edit(UITextField(frame: CGRect(x: 10, y: 100, width: 200, height: 31)), "ab", on: stage)
            try stage.device.send(.composition(Composition("´")))
            #expect(field.text == "ab´")
            try stage.device.send(.composition(Composition("")))
            #expect(field.text == "ab" && field.markedTextRange == nil)
            try stage.device.send(.composition(Composition("", isFinal: true)))
            #expect(field.text == "ab")
        }

        @Test func theDelegateIsAskedAndTheListenersSeeTheMark() throws {
            let stage = try KeyboardStage()
            defer { stage.close() }
            let field = try edit(UITextField(frame: CGRect(x: 10, y: 100, width: 200, height: 31)), "", on: stage)
            var seen: [String] = []
            field.addAction(
                UIAction { _ in seen.append("\(field.text ?? "") \(field.markedTextRange != nil)") },
                for: .editingChanged)
            try stage.device.send(.composition(Composition("x")))
            try stage.device.send(.composition(Composition("é", isFinal: true)))
            #expect(seen == ["x true", "é false"])
            let strict = Strict()
            field.delegate = strict
            try stage.device.send(.composition(Composition("u")))
            try stage.device.send(.composition(Composition("ü", isFinal: true)))
            #expect(field.text == "é" && strict.asked == ["u", "ü"])
        }

        @Test func whoGoesElsewhereKeepsWhatIsThere() throws {
            let stage = try KeyboardStage()
            defer { stage.close() }
            let field = try edit(UITextField(frame: CGRect(x: 10, y: 100, width: 200, height: 31)), "ab", on: stage)
            try stage.device.send(.composition(Composition("ni")))
            field.selectedTextRange = field.textRange(from: field.beginningOfDocument, to: field.beginningOfDocument)
            #expect(field.markedTextRange == nil && field.text == "abni")
            try stage.device.send(.composition(Composition("x")))
            #expect(field.text == "xabni" && marked(field) == "x")
            field.resignFirstResponder()
            #expect(field.markedTextRange == nil && field.text == "xabni")
        }

        @Test func secureTextGetsOnlyWhatIsFinal() throws {
            let stage = try KeyboardStage()
            defer { stage.close() }
            let field = UITextField(frame: CGRect(x: 10, y: 100, width: 200, height: 31))
            field.isSecureTextEntry = true
            try edit(field, "ab", on: stage)
            try stage.device.send(.composition(Composition("´")))
            #expect(field.text == "ab")
            try stage.device.send(.composition(Composition("é", isFinal: true)))
            #expect(field.text == "abé")
        }

        @Test func textViewsAndSearchBarsTakeIt() throws {
            let stage = try KeyboardStage()
            defer { stage.close() }
            let view = try edit(UITextView(frame: CGRect(x: 10, y: 100, width: 200, height: 90)), "a\nb", on: stage)
            try stage.device.send(.composition(Composition("にほ")))
            #expect(view.text == "a\nbにほ")
            #expect(view.markedTextRange.flatMap { view.text(in: $0) } == "にほ")
            try stage.device.send(.composition(Composition("日本", isFinal: true)))
            #expect(view.text == "a\nb日本" && view.markedTextRange == nil)

            let bar = UISearchBar(frame: CGRect(x: 0, y: 200, width: 320, height: 44))
            stage.window?.addSubview(bar)
            bar.becomeFirstResponder()
            try stage.device.send(.composition(Composition("に")))
            #expect(bar.text == "に")
            try stage.device.send(.composition(Composition("二", isFinal: true)))
            #expect(bar.text == "二")
        }

        @Test func otherViewsGetWhatIsFinal() throws {
            let stage = try KeyboardStage()
            defer { stage.close() }
            try stage.beginTyping()
            try stage.device.send(.composition(Composition("にほ")))
            #expect(stage.view.text.isEmpty)
            try stage.device.send(.composition(Composition("日本", isFinal: true)))
            #expect(stage.view.text == "日本")
        }

        @Test func theMarkIsShadedWithoutHandles() throws {
            let stage = try KeyboardStage()
            defer { stage.close() }
            let field = try edit(UITextField(frame: CGRect(x: 10, y: 100, width: 200, height: 31)), "ab", on: stage)
            #expect(shades(in: field) == 0)
            try stage.device.send(.composition(Composition("にほ")))
            #expect(shades(in: field) == 1)
            try stage.device.send(.composition(Composition("にほ", selection: 0..<1)))
            #expect(shades(in: field) == 2)
            field.unmarkText()
            #expect(shades(in: field) == 1)
        }

        // MARK: What the tests share

        @discardableResult
        private func edit<Text: UIView & UITextInput>(
            _ view: Text, _ text: String, on stage: KeyboardStage
        ) throws -> Text {
            stage.window?.addSubview(view)
            view.becomeFirstResponder()
            try stage.wait(0.5)
            if !text.isEmpty { view.insertText(text) }
            return view
        }

        private func marked(_ field: UITextField) -> String? { field.markedTextRange.flatMap { field.text(in: $0) } }

        /// Whether a view is one of those that lie over selected and marked text.
        private func isShade(_ view: UIView) -> Bool {
            view.superview.map { String(describing: type(of: $0)) } == "TextSelectionView"
        }

        private func shades(in view: UIView) -> Int {
            (view.backgroundColor != nil && !view.isHidden && isShade(view) ? 1 : 0)
                + view.subviews.reduce(0) { $0 + shades(in: $1) }
        }

        /// Lets nothing in.
        private final class Strict: NSObject, UITextFieldDelegate {
            var asked: [String] = []

            func textField(
                _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
            ) -> Bool {
                asked.append(string)
                return false
            }
        }
    }
}
