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
}
