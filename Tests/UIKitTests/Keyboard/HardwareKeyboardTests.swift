import DeviceLink
import Testing
import UIKit

extension KeyboardStageTests {
    /// What a hardware keyboard that is connected changes: the one on the screen stays away.
    @MainActor @Suite struct HardwareKeyboardTests {
        private func connected(_ stage: KeyboardStage) throws {
            try stage.device.send(.hardwareKeyboard(isConnected: true))
        }

        private func close(_ stage: KeyboardStage) {
            try? stage.device.send(.hardwareKeyboard(isConnected: false))
            stage.close()
        }

        @Test func nothingIsShownAndNobodyIsToldButKeysArrive() throws {
            let stage = try KeyboardStage()
            defer { close(stage) }
            try connected(stage)
            try stage.beginTyping()
            #expect(!InputViews.main.isShown && stage.keys.isEmpty && stage.takeNotices() == [])
            try stage.hardwareKey("KeyA", "a")
            #expect(stage.view.text == "a")
            stage.view.resignFirstResponder()
            try stage.wait(0.5)
            #expect(stage.takeNotices() == [])
            try stage.hardwareKey("KeyA", "a")
            #expect(stage.view.text == "a")
        }

        @Test func theAccessoryViewStandsAtTheBottomWithoutNotices() throws {
            let stage = try KeyboardStage()
            defer { close(stage) }
            try connected(stage)
            let accessory = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
            stage.view.ownAccessoryView = accessory
            try stage.beginTyping()
            #expect(accessory.frameOnScreen == CGRect(x: 0, y: 436, width: 320, height: 44))
            #expect(stage.takeNotices() == [] && stage.keys.isEmpty)
            try stage.hardwareKey("KeyA", "a")
            #expect(stage.view.text == "a")
            UIApplication.shared.statusBarOrientation = .landscapeRight
            try stage.wait(0.5)
            #expect(stage.takeNotices() == [])
            #expect(accessory.frameOnScreen == CGRect(x: 0, y: 0, width: 44, height: 480))
            stage.view.resignFirstResponder()
            try stage.wait(0.5)
            #expect(stage.takeNotices() == [] && !InputViews.main.isShown && accessory.superview == nil)
        }

        @Test func connectingHidesTheKeyboardAndPullingTheCableShowsIt() throws {
            let stage = try KeyboardStage()
            defer { close(stage) }
            try stage.beginTyping()
            _ = stage.takeNotices()
            try connected(stage)
            #expect(stage.takeNotices() == ["WillHide"])
            try stage.wait(0.5)
            #expect(stage.takeNotices() == ["DidHide"] && stage.keys.isEmpty && stage.view.isFirstResponder)
            try stage.device.send(.hardwareKeyboard(isConnected: false))
            #expect(stage.takeNotices() == ["WillShow"])
            try stage.wait(0.5)
            #expect(stage.takeNotices() == ["DidShow"])
            try stage.tap("q")
            #expect(stage.view.text == "q")
        }

        @Test func connectingLeavesTheAccessoryView() throws {
            let stage = try KeyboardStage()
            defer { close(stage) }
            let accessory = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
            stage.view.ownAccessoryView = accessory
            try stage.beginTyping()
            _ = stage.takeNotices()
            try connected(stage)
            try stage.wait(0.5)
            #expect(stage.takeNotices() == ["WillHide", "DidHide"])
            #expect(accessory.frameOnScreen == CGRect(x: 0, y: 436, width: 320, height: 44))
            try stage.device.send(.hardwareKeyboard(isConnected: false))
            try stage.wait(0.5)
            #expect(stage.takeNotices() == ["WillShow", "DidShow"])
            #expect(accessory.frameOnScreen == CGRect(x: 0, y: 220, width: 320, height: 44))
        }

        @Test func anInputViewOfTheAppsOwnIsShownAllTheSame() throws {
            let stage = try KeyboardStage()
            defer { close(stage) }
            try connected(stage)
            let own = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 100))
            stage.view.ownInputView = own
            try stage.beginTyping()
            #expect(own.frameOnScreen == CGRect(x: 0, y: 380, width: 320, height: 100))
            #expect(stage.takeNotices() == ["WillShow", "DidShow"])
        }

        @Test func keysNoLongerReachAFieldThatLeftItsWindow() throws {
            let stage = try KeyboardStage()
            defer { close(stage) }
            try connected(stage)
            try stage.beginTyping()
            stage.view.removeFromSuperview()
            try stage.wait(0.1)
            try stage.hardwareKey("KeyA", "a")
            #expect(stage.view.text == "")
        }

        @Test func commandsSelectCutPasteAndTakeBack() throws {
            let stage = try KeyboardStage()
            defer { close(stage) }
            let field = UITextField(frame: CGRect(x: 10, y: 80, width: 300, height: 30))
            stage.window?.addSubview(field)
            try connected(stage)
            field.becomeFirstResponder()
            for letter in ["a", "b", "c"] { try stage.hardwareKey("Key" + letter.uppercased(), letter) }
            try stage.wait(0.1)
            try stage.hardwareKey("ArrowLeft", "", .shift)
            try stage.hardwareKey("KeyX", "x", .command)
            #expect(field.text == "ab" && UIPasteboard.general.string == "c")
            try stage.wait(0.1)
            try stage.hardwareKey("KeyV", "v", .command)
            try stage.hardwareKey("KeyV", "v", .command)
            #expect(field.text == "abcc")
            try stage.wait(0.1)
            try stage.hardwareKey("KeyZ", "z", .command)
            #expect(field.text?.hasPrefix("ab") == true && field.text != "abcc")
            let before = field.text
            try stage.hardwareKey("KeyZ", "z", [.command, .shift])
            #expect(field.text == "abcc", "\(before ?? "")")
            try stage.hardwareKey("KeyA", "a", .command)
            try stage.hardwareKey("Backspace")
            #expect(field.text == "")
            field.resignFirstResponder()
        }
    }
}
