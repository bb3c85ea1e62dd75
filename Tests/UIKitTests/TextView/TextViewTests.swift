import Testing
import UIKit

@MainActor private final class ViewLog: UITextViewDelegate {
    var lines: [String] = []
    var allowsChange = true
    var scrolls = 0
    func textViewShouldBeginEditing(_ textView: UITextView) -> Bool {
        lines.append("should begin")
        return true
    }
    func textViewShouldEndEditing(_ textView: UITextView) -> Bool {
        lines.append("should end")
        return true
    }
    func textViewDidBeginEditing(_ textView: UITextView) { lines.append("did begin") }
    func textViewDidEndEditing(_ textView: UITextView) { lines.append("did end") }
    func textView(_ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool {
        lines.append("change \(range.location),\(range.length) '\(text)'")
        return allowsChange
    }
    func textViewDidChange(_ textView: UITextView) { lines.append("did change") }
    func textViewDidChangeSelection(_ textView: UITextView) { lines.append("selection") }
    func scrollViewDidScroll(_ scrollView: UIScrollView) { scrolls += 1 }
    func take() -> [String] {
        defer { lines = [] }
        return lines
    }
}

extension SharedApplicationTests {
    @MainActor @Suite struct TextViewTests {
        private let log = ViewLog()

        private func view(on stage: TouchStage, _ text: String, height: CGFloat = 200) -> UITextView {
            let view = UITextView(frame: CGRect(x: 0, y: 20, width: 300, height: height))
            view.text = text
            stage.window.addSubview(view)
            stage.wait(0.02)
            return view
        }

        private let long = String(repeating: "Some words that make a paragraph of a few lines.\n", count: 100)

        @Test func theDelegateIsAskedAndToldInOrder() {
            TouchStage.perform { stage in
                let view = view(on: stage, "ab")
                view.delegate = log
                view.becomeFirstResponder()
                #expect(log.take() == ["should begin", "did begin"])
                view.insertText("c")
                #expect(log.take() == ["change 2,0 'c'", "selection", "did change"])
                log.allowsChange = false
                view.deleteBackward()
                #expect(log.take() == ["change 2,1 ''"] && view.text == "abc")
                view.selectedRange = NSRange(location: 0, length: 2)
                #expect(log.take() == ["selection"])
                view.resignFirstResponder()
                #expect(log.take().filter { $0 != "selection" } == ["should end", "did end"])
                view.text = "x"
                #expect(log.take() == [])
            }
        }

        @Test func theContentIsAsHighAsTheText() {
            TouchStage.perform { stage in
                let view = view(on: stage, "one")
                #expect(view.contentSize == CGSize(width: 300, height: 37))
                view.text = "one\ntwo\n"
                #expect(view.contentSize.height == 79)
                view.font = .systemFont(ofSize: 12)
                #expect(view.contentSize.height == 61)
                view.frame.size.width = 40
                #expect(view.contentSize.width == 40)
                #expect(view.sizeThatFits(CGSize(width: 300, height: 0)).height == 61)
            }
        }

        @Test func typingScrollsToTheCaret() {
            TouchStage.perform { stage in
                let view = view(on: stage, long)
                view.becomeFirstResponder()
                view.selectedRange = NSRange(location: 0, length: 0)
                #expect(view.contentOffset.y == 0)
                view.delegate = log
                view.selectedRange = NSRange(location: (long as NSString).length, length: 0)
                view.insertText("x")
                #expect(view.contentOffset.y == view.contentSize.height - 200 && log.scrolls > 0)
                view.scrollRangeToVisible(NSRange(location: 0, length: 1))
                stage.wait(0.5)
                #expect(view.contentOffset.y == 0)
                view.scrollRangeToVisible(NSRange(location: Int.max, length: 5))
            }
        }

        @Test func onlyStripsInSightAreKept() {
            TouchStage.perform { stage in
                let view = view(on: stage, String(repeating: long, count: 20))
                let count = view.subviews.count
                for y in stride(from: CGFloat(0), to: 20_000, by: 500) {
                    view.contentOffset = CGPoint(x: 0, y: y)
                    stage.wait(0.02)
                }
                #expect(view.subviews.count <= count + 3)
            }
        }

        @Test func returnBeginsALine() {
            TouchStage.perform { stage in
                let view = view(on: stage, "a")
                view.becomeFirstResponder()
                view.keyboardReturn()
                #expect(view.text == "a\n" && view.selectedRange == NSRange(location: 2, length: 0))
            }
        }

        @Test func aTextThatIsReadHasNoKeyboardButCanBeCopied() {
            TouchStage.perform { stage in
                let view = view(on: stage, "hello world")
                view.isEditable = false
                stage.tap(30, 40)
                stage.wait(0.1)
                stage.tap(30, 40)
                #expect(view.selectedRange == NSRange(location: 0, length: 5) && !InputViews.main.isShown)
                #expect(view.canPerformAction("copy:", withSender: nil))
                #expect(!view.canPerformAction("cut:", withSender: nil))
                #expect(!view.canPerformAction("paste:", withSender: nil))
                view.insertText("x")
                #expect(view.text == "hello world")
                view.resignFirstResponder()
                UIMenuController.shared.isMenuVisible = false
            }
        }

        @Test func editingOfAViewCanBeSwitchedOff() {
            TouchStage.perform { stage in
                let view = view(on: stage, "x")
                view.delegate = log
                view.becomeFirstResponder()
                view.isEditable = false
                #expect(!view.isFirstResponder && log.lines.contains("did end"))
            }
        }

        @Test func hugeAndBrokenThingsAreEndured() {
            TouchStage.perform { stage in
                let view = view(on: stage, "")
                view.becomeFirstResponder()
                view.insertText(String(decoding: [0x61, 0xFF, 0xC0, 0x62] as [UInt8], as: UTF8.self))
                view.insertText(String(decoding: [0x61, 0xD800, 0x62] as [UInt16], as: UTF16.self))
                for width in [0, -10, CGFloat.nan, 1e7] {
                    view.frame = CGRect(x: 0, y: 0, width: width, height: 100)
                    view.insertText("x\n")
                    view.selectAll(nil)
                    stage.wait(0.03)
                }
                view.selectedRange = NSRange(location: Int.max, length: Int.max)
                view.selectedRange = NSRange(location: -1, length: -1)
                #expect(view.selectedRange == NSRange(location: 0, length: 0))
                UIMenuController.shared.isMenuVisible = false
            }
        }

        @Test func dragsScrollAndDoNotMoveTheCaret() {
            TouchStage.perform { stage in
                let view = view(on: stage, long)
                view.becomeFirstResponder()
                view.selectedRange = NSRange(location: 3, length: 0)
                stage.drag(from: CGPoint(x: 150, y: 180), to: CGPoint(x: 150, y: 60))
                stage.wait(0.6)
                stage.lift()
                #expect(view.contentOffset.y > 50 && view.selectedRange == NSRange(location: 3, length: 0))
            }
        }
    }
}
