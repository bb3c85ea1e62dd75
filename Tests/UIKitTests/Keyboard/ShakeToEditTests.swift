import DeviceLink
import Testing
import UIKit

extension KeyboardStageTests {
    /// Undo by shaking.
    @MainActor @Suite struct ShakeToEditTests {
        private final class Sheet: UIView {
            let undo = UIKit.UndoManager()
            var lines: [String] = []
            override var canBecomeFirstResponder: Bool { true }
            override var undoManager: UIKit.UndoManager? { undo }

            func add(_ line: String) {
                lines.append(line)
                undo.registerUndo(withTarget: self) { $0.remove(line) }
                undo.setActionName("Typing")
            }

            func remove(_ line: String) {
                lines.removeLast()
                undo.registerUndo(withTarget: self) { $0.add(line) }
            }
        }

        private func shownAlert() -> UIAlertView? { find(UIApplication.shared.windows) as? UIAlertView }

        private func find(_ views: [UIView]) -> UIView? {
            for view in views {
                if let alert = view as? UIAlertView, alert.isVisible { return alert }
                if let found = find(view.subviews) { return found }
            }
            return nil
        }

        private func choose(_ title: String, _ stage: KeyboardStage) throws {
            let alert = try #require(shownAlert())
            let index = (0..<alert.numberOfButtons).first { alert.buttonTitle(at: $0) == title }
            alert.dismiss(withClickedButtonIndex: try #require(index), animated: false)
            try stage.wait(0.5)
        }

        @Test func shakingAsksWhetherToUndo() throws {
            let stage = try KeyboardStage()
            defer { stage.close() }
            let sheet = Sheet(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
            stage.window?.addSubview(sheet)
            sheet.becomeFirstResponder()
            try stage.device.send(.motion(.shakeBegan), .motion(.shakeEnded))
            #expect(shownAlert() == nil)
            sheet.add("one")
            try stage.wait(0.1)
            try stage.device.send(.motion(.shakeBegan), .motion(.shakeEnded))
            try stage.wait(0.5)
            #expect(shownAlert()?.title == "Undo Typing")
            try choose("Undo", stage)
            #expect(sheet.lines.isEmpty)
            try stage.device.send(.motion(.shakeBegan), .motion(.shakeEnded))
            try stage.wait(0.5)
            #expect(shownAlert()?.title == "Redo Typing")
            try choose("Redo", stage)
            #expect(sheet.lines == ["one"])
            try stage.device.send(.motion(.shakeBegan), .motion(.shakeEnded))
            try stage.wait(0.5)
            try choose("Cancel", stage)
            #expect(sheet.lines == ["one"])
        }

        @Test func anAppMayWantShakingForItself() throws {
            let stage = try KeyboardStage()
            defer {
                UIApplication.shared.applicationSupportsShakeToEdit = true
                stage.close()
            }
            let sheet = Sheet(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
            stage.window?.addSubview(sheet)
            sheet.becomeFirstResponder()
            sheet.add("one")
            UIApplication.shared.applicationSupportsShakeToEdit = false
            try stage.device.send(.motion(.shakeBegan), .motion(.shakeEnded))
            try stage.wait(0.5)
            #expect(shownAlert() == nil)
        }
    }
}
