import DeviceLink
import Testing
import UIKit

extension KeyboardStageTests {
    /// Keys of a hardware keyboard, as the page and scripts send them.
    @MainActor @Suite struct HardwareKeyTests {
        @Test func keysGoToTheFirstResponderAsTheyAre() throws {
            let target = TypingTarget()
            let stage = try KeyboardStage(target)
            defer { stage.close() }
            target.autocapitalizationType = .sentences
            try stage.beginTyping()
            try stage.hardwareKey("KeyA", "a")
            try stage.hardwareKey("Unidentified", "é")
            try stage.hardwareKey("Space", " ")
            try stage.hardwareKey("Space", " ")
            try stage.hardwareKey("Backspace")
            #expect(target.text == "aé ")
            try stage.hardwareKey("Enter", "\n")
            #expect(target.returns == 1)
        }

        @Test func arrowsMoveTheCaret() throws {
            let target = TypingTarget()
            let stage = try KeyboardStage(target)
            defer { stage.close() }
            try stage.beginTyping()
            try stage.hardwareKey("ArrowLeft")
            try stage.hardwareKey("ArrowRight", "", .shift)
            try stage.hardwareKey("ArrowLeft", "", .option)
            try stage.hardwareKey("ArrowUp", "", [.command, .shift])
            #expect(target.moves == ["left", "right+", "wordLeft", "textStart+"])
        }

        @Test func escapeEndsTyping() throws {
            let stage = try KeyboardStage()
            defer { stage.close() }
            try stage.beginTyping()
            try stage.hardwareKey("Escape")
            #expect(!stage.view.isFirstResponder && !InputViews.main.isShown)
        }

        @Test func tabsGoThroughTheFieldsInReadingOrder() throws {
            let stage = try KeyboardStage()
            defer { stage.close() }
            let fields = [(10.0, 200.0), (10.0, 100.0), (160.0, 100.0)].map { x, y in
                UITextField(frame: CGRect(x: x, y: y, width: 100, height: 31))
            }
            stage.view.removeFromSuperview()
            for field in fields { stage.window?.addSubview(field) }
            fields[1].becomeFirstResponder()
            try stage.wait(0.5)
            try stage.hardwareKey("Tab", "\t")
            #expect(fields[2].isFirstResponder)
            try stage.hardwareKey("Tab", "\t")
            #expect(fields[0].isFirstResponder)
            try stage.hardwareKey("Tab", "\t", .shift)
            #expect(fields[2].isFirstResponder)
            try stage.hardwareKey("KeyX", "x")
            #expect(fields[2].text == "x")
            fields[2].resignFirstResponder()
        }

        @Test func commandsOfTheEditMenuHaveKeys() throws {
            let stage = try KeyboardStage()
            defer { stage.close() }
            let field = UITextField(frame: CGRect(x: 10, y: 100, width: 100, height: 31))
            stage.window?.addSubview(field)
            field.text = "one"
            field.becomeFirstResponder()
            try stage.wait(0.5)
            try stage.hardwareKey("KeyA", "a", .command)
            try stage.hardwareKey("KeyX", "x", .command)
            #expect(field.text == "")
            try stage.hardwareKey("KeyV", "v", .command)
            try stage.hardwareKey("KeyV", "v", .command)
            #expect(field.text == "oneone")
            try stage.hardwareKey("ArrowLeft")
            try stage.hardwareKey("Delete")
            #expect(field.text == "oneon")
            field.resignFirstResponder()
        }

        @Test func aTabIsACharacterOutsideOfFields() throws {
            let stage = try KeyboardStage()
            defer { stage.close() }
            try stage.beginTyping()
            try stage.hardwareKey("Tab", "\t")
            #expect(stage.view.text == "\t")
        }
    }
}
