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

        @Test func aTabIsACharacterOutsideOfFields() throws {
            let stage = try KeyboardStage()
            defer { stage.close() }
            try stage.beginTyping()
            try stage.hardwareKey("Tab", "\t")
            #expect(stage.view.text == "\t")
        }
    }
}
