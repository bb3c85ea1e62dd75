import Testing
import UIKit

extension SharedApplicationTests {
    @MainActor @Suite struct TextFieldTests {
        let log = FieldLog()

        func field(
            on stage: TouchStage, _ text: String = "", y: CGFloat = 50, width: CGFloat = 200
        ) -> UITextField {
            let field = UITextField(frame: CGRect(x: 20, y: y, width: width, height: 31))
            field.borderStyle = .roundedRect
            field.text = text
            stage.window.addSubview(field)
            stage.wait(0.02)
            return field
        }

        // MARK: Beginning and ending

        @Test func theDelegateIsAskedAndToldInOrder() {
            TouchStage.perform { stage in
                let field = field(on: stage)
                log.follow(field)
                #expect(field.becomeFirstResponder() && field.isEditing)
                #expect(log.take() == ["should begin", "did begin", "note begin", "event begin"])
                field.insertText("a")
                #expect(log.take() == ["change 0,0 'a'", "note changed", "event changed"])
                #expect(field.resignFirstResponder() && !field.isEditing)
                #expect(log.take() == ["should end", "did end", "note end", "event end"])
            }
        }

        @Test func oneFieldHandsOverToTheNext() {
            TouchStage.perform { stage in
                let first = field(on: stage), second = field(on: stage, y: 100)
                log.follow(first)
                let other = FieldLog()
                other.follow(second)
                first.becomeFirstResponder()
                _ = log.take()
                second.becomeFirstResponder()
                #expect(log.take() == ["should end", "did end", "note end", "event end"])
                #expect(second.isEditing && !first.isEditing && InputViews.main.isShown)
                // A field that does not let go stays.
                other.allowsEnd = false
                #expect(!first.becomeFirstResponder() && second.isEditing)
                #expect(stage.window.endEditing(false) == false && second.isEditing)
                #expect(stage.window.endEditing(true) && !second.isEditing)
            }
        }

        @Test func theDelegateCanForbidEditing() {
            TouchStage.perform { stage in
                let field = field(on: stage)
                log.follow(field)
                log.allowsBegin = false
                stage.tap(100, 65)
                #expect(!field.isEditing && !field.isFirstResponder)
                log.allowsBegin = true
                field.isEnabled = false
                stage.tap(100, 65)
                #expect(!field.isEditing)
            }
        }

        @Test func aFieldThatLeavesItsWindowIsNotEditedAnyMore() {
            TouchStage.perform { stage in
                let field = field(on: stage)
                log.follow(field)
                log.allowsEnd = false
                field.becomeFirstResponder()
                field.removeFromSuperview()
                #expect(!field.isEditing && log.lines.filter { $0 == "did end" }.count == 1)
                stage.wait(0.5)
                #expect(!InputViews.main.isShown)
            }
        }

        @Test func delegatesMayTakeTheFieldAwayWheneverTheyAreCalled() {
            TouchStage.perform { stage in
                var field: UITextField? = field(on: stage, "text")
                log.follow(field ?? UITextField(frame: .zero))
                log.onChange = { $0.removeFromSuperview() }
                field?.becomeFirstResponder()
                field?.insertText("x")
                weak var gone = field
                field = nil
                stage.wait(1)
                #expect(gone == nil)
            }
        }

        // MARK: Changing

        @Test func changesCanBeForbiddenOrMadeByTheDelegate() {
            TouchStage.perform { stage in
                let field = field(on: stage, "12")
                log.follow(field)
                field.becomeFirstResponder()
                log.allowsChange = false
                field.insertText("3")
                #expect(field.text == "12")
                log.onChange = { $0.text = "12-3" }
                field.insertText("3")
                #expect(field.text == "12-3")
                field.insertText("4")
                #expect(log.lines.last == "change 4,0 '4'")
            }
        }

        @Test func rangesAreInUnitsOfTheText() {
            TouchStage.perform { stage in
                let field = field(on: stage, "a👩‍👩‍👧b")
                log.follow(field)
                field.becomeFirstResponder()
                field.deleteBackward()
                field.deleteBackward()
                #expect(log.lines.suffix(3) == ["change 1,8 ''", "note changed", "event changed"])
                #expect(field.text == "a")
            }
        }

        @Test func settingTheTextTellsNobody() {
            TouchStage.perform { stage in
                let field = field(on: stage)
                log.follow(field)
                field.text = "x"
                field.text = nil
                #expect(log.lines == [] && field.text == "")
            }
        }

        @Test func theClearButtonEmptiesTheField() {
            TouchStage.perform { stage in
                let field = field(on: stage, "text")
                log.follow(field)
                field.clearButtonMode = .whileEditing
                field.becomeFirstResponder()
                stage.wait(0.1)
                _ = log.take()
                let rect = field.clearButtonRect(forBounds: field.bounds)
                log.allowsClear = false
                stage.tap(20 + rect.midX, 50 + rect.midY)
                #expect(field.text == "text")
                log.allowsClear = true
                stage.tap(20 + rect.midX, 50 + rect.midY)
                #expect(field.text == "")
                #expect(log.lines == ["should clear", "should clear", "note changed", "event changed"])
                #expect(!field.showsClearButton)
            }
        }

        @Test func editingMayBeginWithAnEmptyField() {
            TouchStage.perform { stage in
                let field = field(on: stage, "old")
                field.clearsOnBeginEditing = true
                log.follow(field)
                log.allowsClear = false
                field.becomeFirstResponder()
                #expect(field.text == "old")
                field.resignFirstResponder()
                log.allowsClear = true
                field.becomeFirstResponder()
                #expect(field.text == "")
            }
        }

        @Test func returnEndsEditingIfSomebodyListensForTheExit() {
            TouchStage.perform { stage in
                let field = field(on: stage)
                log.follow(field)
                field.becomeFirstResponder()
                field.keyboardReturn()
                #expect(field.isEditing)
                field.addAction(UIAction { [log] _ in log.lines.append("exit") }, for: .editingDidEndOnExit)
                log.allowsReturn = false
                field.keyboardReturn()
                #expect(field.isEditing && !log.lines.contains("exit"))
                log.allowsReturn = true
                field.keyboardReturn()
                #expect(!field.isEditing && log.lines.contains("exit"))
            }
        }

        // MARK: Secure text

        @Test func theLastCharacterOfAPasswordIsSeenForAMoment() {
            TouchStage.perform { stage in
                let field = field(on: stage)
                field.isSecureTextEntry = true
                field.becomeFirstResponder()
                field.insertText("a")
                field.insertText("b")
                #expect(field.accessibilityValue == "•b" && field.text == "ab")
                stage.wait(2.1)
                #expect(field.accessibilityValue == "••")
                field.selectAll(nil)
                #expect(!field.canPerformAction("copy:", withSender: nil))
                field.copy(nil)
                field.insertText("c")
                field.resignFirstResponder()
                #expect(field.accessibilityValue == "•")
            }
        }

        // MARK: Touches

        @Test func aTapPutsTheCaretAtTheNearerEndOfTheWord() {
            TouchStage.perform { stage in
                let field = field(on: stage, "hello wonderful")
                stage.tap(40, 65)
                #expect(field.isEditing && field.editor.selection == TextSelection(Caret(0)))
                stage.wait(1)
                stage.tap(66, 65)
                #expect(field.editor.selection == TextSelection(Caret(5)))
            }
        }

        @Test func twoTapsSelectAWordAndShowTheMenu() {
            TouchStage.perform { stage in
                let field = field(on: stage, "hello wonderful", y: 150)
                stage.tap(90, 165)
                stage.wait(0.1)
                stage.tap(90, 165)
                #expect(field.editor.selection.range == 6..<15)
                #expect(UIMenuController.shared.isMenuVisible)
                stage.wait(0.5)
                // A tap elsewhere takes the menu away.
                stage.tap(150, 300)
                #expect(!UIMenuController.shared.isMenuVisible)
                field.resignFirstResponder()
            }
        }

        @Test func aPressMovesTheCaretUnderAMagnifier() {
            TouchStage.perform { stage in
                let field = field(on: stage, "hello wonderful", y: 150)
                field.becomeFirstResponder()
                stage.wait(0.5)
                stage.down(40, 165)
                stage.wait(0.7)
                let first = field.editor.selection
                stage.move(80, 165)
                stage.wait(0.1)
                #expect(field.editor.selection.head.offset > first.head.offset)
                #expect(field.editor.selection.isCaret)
                stage.lift()
                #expect(UIMenuController.shared.isMenuVisible)
                UIMenuController.shared.isMenuVisible = false
            }
        }

        @Test func handlesDragTheEndsOfTheSelection() {
            TouchStage.perform { stage in
                let field = field(on: stage, "hello wonderful world", y: 150, width: 280)
                field.becomeFirstResponder()
                field.editor.select(6..<15)
                stage.wait(0.5)
                guard let end = field.editor.lines.rects(of: 6..<15).last else { return }
                let x = 20 + field.textOrigin.x + end.maxX
                stage.down(x, 150 + 29)
                stage.wait(0.05)
                stage.move(x + 60, 150 + 29)
                stage.wait(0.05)
                #expect(field.editor.selection.range.lowerBound == 6)
                #expect(field.editor.selection.range.upperBound > 18)
                // The ends do not pass each other.
                stage.move(0, 150 + 29)
                stage.wait(0.05)
                #expect(field.editor.selection.range == 6..<7)
                stage.lift()
                UIMenuController.shared.isMenuVisible = false
            }
        }

        // MARK: Edit menu and undo

        @Test func theMenuCutsCopiesAndPastes() {
            TouchStage.perform { stage in
                let field = field(on: stage, "one two")
                field.becomeFirstResponder()
                field.editor.select(0..<4)
                #expect(field.canPerformAction("cut:", withSender: nil))
                #expect(!field.canPerformAction("select:", withSender: nil))
                field.cut(nil)
                #expect(field.text == "two" && UIPasteboard.general.string == "one ")
                field.editor.moveCaret(to: Caret(3))
                #expect(!field.canPerformAction("cut:", withSender: nil))
                #expect(field.canPerformAction("paste:", withSender: nil))
                field.paste(nil)
                #expect(field.text == "twoone ")
                field.selectAll(nil)
                field.copy(nil)
                #expect(UIPasteboard.general.string == "twoone ")
                field.undoManager?.undo()
                #expect(field.text == "one two" || field.text == "two")
            }
        }

        @Test func undoForgetsWhenEditingEnds() {
            TouchStage.perform { stage in
                let field = field(on: stage, "a")
                field.becomeFirstResponder()
                field.insertText("b")
                let undo = field.undoManager
                #expect(undo?.canUndo == true && undo?.undoActionName == "Typing")
                undo?.undo()
                #expect(field.text == "a")
                undo?.redo()
                #expect(field.text == "ab")
                field.resignFirstResponder()
                #expect(undo?.canUndo == false && undo?.canRedo == false)
            }
        }

        @Test func textsHaveTheirOwnUndoManagersAndWindowsOneForTheRest() {
            TouchStage.perform { stage in
                let field = field(on: stage)
                let view = UIView(frame: .zero)
                stage.window.addSubview(view)
                #expect(view.undoManager != nil && view.undoManager === stage.window.undoManager)
                #expect(field.undoManager != nil && field.undoManager !== view.undoManager)
            }
        }

        @Test func theReturnKeyMayWaitForText() {
            let field = UITextField(frame: .zero)
            #expect(field.returnKeyIsEnabled)
            field.enablesReturnKeyAutomatically = true
            #expect(!field.returnKeyIsEnabled)
            field.text = "x"
            #expect(field.returnKeyIsEnabled && field.textBeforeCaret == "x" && field.hasCaret)
        }

        @Test func charactersBeforeTheCaretAreReplacedAtOnce() {
            TouchStage.perform { stage in
                let field = field(on: stage, "two  ")
                log.follow(field)
                field.becomeFirstResponder()
                _ = log.take()
                field.replaceBeforeCaret(2, with: ". ")
                #expect(field.text == "two. ")
                #expect(log.lines == ["change 3,2 '. '", "note changed", "event changed"])
                field.replaceBeforeCaret(100, with: "é")
                #expect(field.text == "é")
            }
        }

        @Test func theCaretBlinksOnlyWhileNothingHappens() {
            TouchStage.perform { stage in
                let field = field(on: stage, "x")
                field.becomeFirstResponder()
                stage.wait(0.1)
                #expect(field.isCaretVisible)
                stage.wait(0.5)
                #expect(!field.isCaretVisible)
                field.insertText("y")
                #expect(field.isCaretVisible)
                field.resignFirstResponder()
                stage.wait(0.05)
                #expect(!field.isCaretVisible)
            }
        }
    }
}
