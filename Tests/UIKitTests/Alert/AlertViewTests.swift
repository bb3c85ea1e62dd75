import Testing
import UIKit

/// Writes down what an alert tells.
@MainActor final class AlertLog: UIAlertViewDelegate {
    var lines: [String] = []
    var onClick: ((UIAlertView) -> Void)?
    var onPresent: ((UIAlertView) -> Void)?

    func alertView(_ alertView: UIAlertView, clickedButtonAt buttonIndex: Int) {
        lines.append("clicked \(buttonIndex)")
        onClick?(alertView)
    }
    func willPresent(_ alertView: UIAlertView) {
        lines.append("will present")
        onPresent?(alertView)
    }
    func didPresent(_ alertView: UIAlertView) { lines.append("did present") }
    func alertView(_ alertView: UIAlertView, willDismissWithButtonIndex buttonIndex: Int) {
        lines.append("will dismiss \(buttonIndex)")
    }
    func alertView(_ alertView: UIAlertView, didDismissWithButtonIndex buttonIndex: Int) {
        lines.append("did dismiss \(buttonIndex)")
    }
}

extension SharedApplicationTests {
    @MainActor @Suite struct AlertViewTests {
        private let log = AlertLog()

        private func alert(_ message: String? = "A message.", cancel: String? = "Cancel", _ others: [String] = ["OK"])
            -> UIAlertView
        {
            UIAlertView(
                title: "Title", message: message, delegate: log, cancelButtonTitle: cancel, otherButtonTitles: others)
        }

        /// The middle of the button with that title, on the screen held upright.
        private func place(of title: String, in view: UIView) -> CGPoint? {
            for subview in view.subviews {
                if let button = subview as? UIButton, button.currentTitle == title {
                    let frame = button.accessibilityFrame
                    return CGPoint(x: frame.midX, y: frame.midY)
                }
                if let found = place(of: title, in: subview) { return found }
            }
            return nil
        }

        private func tap(_ title: String, of alert: UIView, on stage: TouchStage) throws {
            let target = try #require(self.place(of: title, in: alert))
            stage.tap(target.x, target.y)
        }

        @Test func buttonsAreCountedFromTheCancelButton() {
            let alert = alert("m", cancel: "No", ["Yes", "Later"])
            #expect(alert.cancelButtonIndex == 0 && alert.firstOtherButtonIndex == 1 && alert.numberOfButtons == 3)
            #expect(alert.addButton(withTitle: "Never") == 3 && alert.buttonTitle(at: 3) == "Never")
            #expect(alert.buttonTitle(at: 4) == nil && alert.buttonTitle(at: -1) == nil)
            let empty = UIAlertView(frame: .zero)
            #expect(empty.cancelButtonIndex == -1 && empty.firstOtherButtonIndex == -1 && !empty.isVisible)
        }

        @Test func aTapIsToldInTheDocumentedOrder() throws {
            try TouchStage.perform { stage in
                let alert = alert()
                alert.show()
                #expect(alert.isVisible && log.lines == ["will present"])
                #expect(!stage.window.isKeyWindow && alert.window?.windowLevel == UIWindow.Level.alert)
                stage.wait(0.6)
                #expect(log.lines == ["will present", "did present"])
                stage.photograph("alert-two")
                try tap("OK", of: alert, on: stage)
                stage.wait(0.5)
                #expect(
                    log.lines == [
                        "will present", "did present", "clicked 1", "will dismiss 1", "did dismiss 1",
                    ])
                #expect(!alert.isVisible && alert.window == nil && stage.window.isKeyWindow)
            }
        }

        @Test func touchesDoNotReachWhatIsBehind() {
            TouchStage.perform { stage in
                let touches = TouchLog()
                stage.window.addSubview(TouchView("behind", frame: stage.window.bounds, log: touches))
                let alert = alert()
                alert.show()
                stage.wait(0.6)
                stage.tap(10, 400)
                #expect(touches.lines.isEmpty)
                alert.dismiss(withClickedButtonIndex: 0, animated: false)
                #expect(log.lines.suffix(2) == ["will dismiss 0", "did dismiss 0"])
                stage.tap(10, 400)
                #expect(touches.lines.count == 2)
            }
        }

        @Test func oneButtonIsWideAndMoreThanTwoAreStackedWithCancelBelow() throws {
            try TouchStage.perform { stage in
                let single = alert("One\nTwo", cancel: "OK", [])
                single.show()
                stage.wait(0.6)
                stage.photograph("alert-one")
                #expect(single.bounds.width == 284 && abs(single.center.y - 250) < 1)
                single.dismiss(withClickedButtonIndex: 0, animated: false)
                let three = alert("Choose.", cancel: "Cancel", ["First", "Second"])
                three.show()
                stage.wait(0.6)
                stage.photograph("alert-three")
                let (first, cancel) = (
                    try #require(place(of: "First", in: three)), try #require(place(of: "Cancel", in: three))
                )
                #expect(first.x == cancel.x && first.y < cancel.y)
                three.dismiss(withClickedButtonIndex: 0, animated: false)
            }
        }

        @Test func tooManyButtonsAndTooMuchTextScroll() throws {
            try TouchStage.perform { stage in
                let many = alert("Which?", cancel: "Cancel", (1...20).map { "Choice \($0)" })
                many.show()
                stage.wait(0.6)
                stage.photograph("alert-many")
                #expect(many.bounds.height < 450)
                let list = try #require(many.subviews.compactMap { $0 as? UIScrollView }.first)
                #expect(list.contentSize.height > list.bounds.height)
                try tap("Cancel", of: many, on: stage)
                stage.wait(0.5)
                #expect(log.lines.contains("clicked 0"))
                let long = alert(String(repeating: "Words and words. ", count: 100), cancel: "OK", [])
                long.show()
                stage.wait(0.6)
                stage.photograph("alert-long")
                #expect(long.bounds.height < 450)
                long.dismiss(withClickedButtonIndex: 0, animated: false)
            }
        }

        @Test func aNewerAlertTakesThePlaceUntilItGoes() {
            TouchStage.perform { stage in
                let (first, second) = (alert(), alert("Newer."))
                first.show()
                stage.wait(0.6)
                second.show()
                stage.wait(0.6)
                #expect(first.isVisible && first.alpha == 0 && second.alpha == 1)
                second.dismiss(withClickedButtonIndex: 0, animated: true)
                stage.wait(0.6)
                #expect(first.alpha == 1 && first.window?.isKeyWindow == true)
                first.dismiss(withClickedButtonIndex: 0, animated: true)
                stage.wait(0.6)
                #expect(stage.window.isKeyWindow)
            }
        }

        @Test func appsMoveTheAlertAndPutViewsIntoIt() {
            TouchStage.perform { stage in
                let alert = alert("\n\n")
                let field = UIView(frame: CGRect(x: 12, y: 45, width: 260, height: 25))
                field.backgroundColor = .white
                alert.addSubview(field)
                alert.transform = CGAffineTransform(translationX: 0, y: -100)
                alert.show()
                stage.wait(0.6)
                stage.photograph("alert-field")
                #expect(field.frameOnScreen.minX == 30 && abs(alert.frame.midY - 150) < 1)
                alert.dismiss(withClickedButtonIndex: 0, animated: false)
            }
        }

        @Test func alertsTurnWithTheInterface() {
            TouchStage.perform { stage in
                let alert = alert()
                alert.show()
                stage.wait(0.6)
                UIApplication.shared.setStatusBarOrientation(.landscapeRight, animated: false)
                defer { UIApplication.shared.setStatusBarOrientation(.portrait, animated: false) }
                stage.wait(0.6)
                stage.photograph("alert-landscape")
                #expect(alert.frameOnScreen.height == 284)
                #expect(alert.superview?.bounds.size == CGSize(width: 480, height: 320))
                alert.dismiss(withClickedButtonIndex: 0, animated: false)
            }
        }

        @Test func delegatesMayReleaseOrDismissTheAlertWhenTheyLike() throws {
            try TouchStage.perform { stage in
                weak var gone: UIAlertView?
                do {
                    let alert = alert()
                    gone = alert
                    log.onClick = { $0.dismiss(withClickedButtonIndex: 7, animated: false) }
                    alert.show()
                    stage.wait(0.6)
                    try tap("OK", of: alert, on: stage)
                }
                stage.wait(0.6)
                #expect(log.lines.suffix(3) == ["clicked 1", "will dismiss 7", "did dismiss 7"])
                #expect(gone == nil)
                log.onClick = nil
                log.onPresent = { $0.dismiss(withClickedButtonIndex: -1, animated: true) }
                alert().show()
                stage.wait(0.6)
                #expect(log.lines.last == "did dismiss -1" && stage.window.isKeyWindow)
                log.onPresent = nil
                let cancelled = alert()
                cancelled.show()
                cancelled.cancel()
                #expect(log.lines.suffix(3) == ["clicked 0", "will dismiss 0", "did dismiss 0"])
            }
        }

        @Test func panelsAreSharpOnFineScreensToo() {
            TouchStage.perform(scale: 2) { stage in
                let alert = alert("The network is not available. Try again later.", cancel: "Cancel", ["Retry"])
                stage.window.backgroundColor = UIColor(red: 0.8, green: 0.85, blue: 0.9, alpha: 1)
                alert.show()
                stage.wait(0.15)
                stage.photograph("alert-popping")
                stage.wait(0.5)
                stage.photograph("alert")
                #expect(stage.surface.width == 640)
                alert.dismiss(withClickedButtonIndex: 0, animated: false)
            }
        }

        @Test func fieldsOfAnAlertTakeTextAndTheKeyboardMakesRoom() throws {
            try TouchStage.perform(scale: 2) { stage in
                final class Gate: UIAlertViewDelegate {
                    func alertViewShouldEnableFirstOtherButton(_ alertView: UIAlertView) -> Bool {
                        alertView.textField(at: 0)?.text?.isEmpty == false
                    }
                }
                let gate = Gate()
                let login = UIAlertView(
                    title: "Sign in", message: "To your account", delegate: gate, cancelButtonTitle: "Cancel",
                    otherButtonTitles: ["OK"])
                login.alertViewStyle = .loginAndPasswordInput
                login.show()
                stage.wait(0.8)
                stage.photograph("alert-login")
                let name = try #require(login.textField(at: 0))
                #expect(login.textField(at: 1)?.isSecureTextEntry == true && login.textField(at: 2) == nil)
                #expect(name.isFirstResponder)
                #expect(login.frameOnScreen.maxY < 480 - 216 + 8)
                let button = try #require(login.subviews.compactMap { $0 as? UIButton }.last)
                #expect(button.currentTitle == "OK" && !button.isEnabled)
                name.insertText("me")
                #expect(button.isEnabled)
                login.dismiss(withClickedButtonIndex: 0, animated: true)
                stage.wait(0.8)
                #expect(!login.isVisible && !name.isFirstResponder)
            }
        }
    }
}
