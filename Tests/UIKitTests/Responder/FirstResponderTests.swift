import Testing
import UIKit

@Suite(.ownProcess) @MainActor struct FirstResponderTests {
    @Test func aViewOutsideAWindowBecomesFirstResponderWhenItComesIntoOne() {
        TouchStage.perform { stage in
            let field = UITextField(frame: CGRect(x: 10, y: 10, width: 200, height: 31))
            let page = UIView(frame: stage.window.bounds)
            page.addSubview(field)
            #expect(!field.becomeFirstResponder())
            #expect(!field.isFirstResponder)
            stage.window.addSubview(page)
            #expect(field.isFirstResponder && field.isEditing)
        }
    }

    @Test func whoResignsBeforeDoesNot() {
        TouchStage.perform { stage in
            let field = UITextField(frame: CGRect(x: 10, y: 10, width: 200, height: 31))
            field.becomeFirstResponder()
            field.resignFirstResponder()
            stage.window.addSubview(field)
            #expect(!field.isFirstResponder)
        }
    }

    @Test func aDelegateThatIsAskedMayAskForTheSameAgain() {
        final class Eager: UITextViewDelegate {
            var ended = 0
            func textViewShouldBeginEditing(_ textView: UITextView) -> Bool {
                textView.becomeFirstResponder()
                return true
            }
            func textViewShouldEndEditing(_ textView: UITextView) -> Bool {
                textView.resignFirstResponder()
                return true
            }
            func textViewDidEndEditing(_ textView: UITextView) { ended += 1 }
        }
        TouchStage.perform { stage in
            let text = UITextView(frame: CGRect(x: 0, y: 0, width: 320, height: 100))
            let eager = Eager()
            text.delegate = eager
            stage.window.addSubview(text)
            #expect(text.becomeFirstResponder() && text.isFirstResponder)
            #expect(text.resignFirstResponder() && !text.isFirstResponder)
            #expect(eager.ended == 1)
        }
    }

    @Test func aControllerMayAskBeforeItsViewAppears() {
        final class Writer: UIViewController {
            let text = UITextView(frame: CGRect(x: 0, y: 0, width: 320, height: 100))
            override func viewWillAppear(_ animated: Bool) {
                super.viewWillAppear(animated)
                view.addSubview(text)
                text.becomeFirstResponder()
            }
        }
        TouchStage.perform { stage in
            let writer = Writer()
            stage.window.addSubview(writer.view)
            #expect(writer.text.isFirstResponder)
        }
    }

    @Test func aControllerWhoseViewIsGoneGivesWay() {
        final class Shaken: UIViewController {
            override var canBecomeFirstResponder: Bool { true }
        }
        TouchStage.perform { stage in
            let shaken = Shaken()
            stage.window.addSubview(shaken.view)
            #expect(shaken.becomeFirstResponder())
            shaken.view.removeFromSuperview()
            let field = UITextField(frame: CGRect(x: 0, y: 0, width: 320, height: 40))
            stage.window.addSubview(field)
            #expect(field.becomeFirstResponder() && field.isFirstResponder && !shaken.isFirstResponder)
        }
    }

    /// Does what it is asked about before it answers.
    private final class Eager: UITextFieldDelegate, UITextViewDelegate {
        var calls: [String] = []

        func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool {
            calls.append("should begin")
            textField.becomeFirstResponder()
            return true
        }

        func textFieldShouldEndEditing(_ textField: UITextField) -> Bool {
            calls.append("should end")
            textField.resignFirstResponder()
            return true
        }

        func textFieldDidBeginEditing(_ textField: UITextField) { calls.append("did begin") }
        func textFieldDidEndEditing(_ textField: UITextField) { calls.append("did end") }

        func textViewShouldBeginEditing(_ textView: UITextView) -> Bool {
            calls.append("should begin")
            textView.becomeFirstResponder()
            return true
        }

        func textViewShouldEndEditing(_ textView: UITextView) -> Bool {
            calls.append("should end")
            textView.resignFirstResponder()
            return true
        }

        func textViewDidBeginEditing(_ textView: UITextView) { calls.append("did begin") }
        func textViewDidEndEditing(_ textView: UITextView) { calls.append("did end") }
    }

    @Test func aDelegateMayDoWhatItIsAskedAbout() {
        TouchStage.perform { stage in
            let eager = Eager()
            let field = UITextField(frame: CGRect(x: 10, y: 30, width: 200, height: 31))
            field.delegate = eager
            let text = UITextView(frame: CGRect(x: 10, y: 70, width: 200, height: 100))
            text.delegate = eager
            for responder in [field, text] as [UIView] {
                stage.window.addSubview(responder)
                eager.calls = []
                responder.becomeFirstResponder()
                #expect(responder.isFirstResponder)
                responder.resignFirstResponder()
                #expect(!responder.isFirstResponder)
                #expect(eager.calls == ["should begin", "did begin", "should end", "did end"])
            }
        }
    }
}
