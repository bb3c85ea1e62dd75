import Testing
import UIKit

/// Where the text and what stands beside it are.
extension SharedApplicationTests.TextFieldTests {
    @Test func textIsBetweenWhatIsBesideIt() {
        let field = UITextField(frame: CGRect(x: 0, y: 0, width: 200, height: 31))
        #expect(field.textRect(forBounds: field.bounds) == field.bounds)
        field.borderStyle = .roundedRect
        #expect(field.textRect(forBounds: field.bounds) == CGRect(x: 8, y: 4, width: 184, height: 23))
        field.leftView = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 21))
        #expect(field.textRect(forBounds: field.bounds).minX == 8)
        field.leftViewMode = .always
        #expect(field.leftViewRect(forBounds: field.bounds) == CGRect(x: 0, y: 5, width: 20, height: 21))
        #expect(field.textRect(forBounds: field.bounds).minX == 28)
        field.clearButtonMode = .always
        #expect(field.textRect(forBounds: field.bounds).maxX == 192)
        field.text = "x"
        #expect(field.clearButtonRect(forBounds: field.bounds) == CGRect(x: 176, y: 6, width: 19, height: 19))
        #expect(field.textRect(forBounds: field.bounds).maxX == 176)
    }

    @Test func longTextScrollsToTheCaret() {
        TouchStage.perform { stage in
            let field = field(on: stage, String(repeating: "long text ", count: 20), width: 100)
            field.becomeFirstResponder()
            stage.wait(0.1)
            let visible = field.editingRect(forBounds: field.bounds)
            let caret = field.editor.caretRect.minX + field.textOrigin.x
            #expect(visible.minX <= caret && caret <= visible.maxX)
            field.moveCaret(.textStart, extending: false)
            #expect(field.textOrigin.x == visible.minX)
            field.resignFirstResponder()
        }
    }

    @Test func textShrinksToItsSmallestSize() {
        let field = UITextField(frame: CGRect(x: 0, y: 0, width: 100, height: 31))
        field.adjustsFontSizeToFitWidth = true
        field.minimumFontSize = 10
        field.text = "A text of some length"
        #expect(field.editor.lines.font.pointSize < 17 && field.editor.lines.font.pointSize >= 10)
        field.text = "short"
        #expect(field.editor.lines.font.pointSize == 17)
        field.text = String(repeating: "A text of some length", count: 10)
        #expect(field.editor.lines.font.pointSize == 10)
    }

    @Test func sizesThatAreNoSizesAreEndured() {
        TouchStage.perform { stage in
            let field = field(on: stage, "text")
            field.becomeFirstResponder()
            for width in [0, -10, CGFloat.nan, .infinity, 1e9, 1e-9] {
                field.frame = CGRect(x: 0, y: 0, width: width, height: 31)
                field.insertText("x")
                field.selectAll(nil)
                stage.wait(0.05)
            }
            UIMenuController.shared.isMenuVisible = false
            #expect(field.text?.isEmpty == false)
        }
    }

    @Test func aMegabyteCanBePasted() {
        TouchStage.perform { stage in
            let field = field(on: stage)
            field.becomeFirstResponder()
            UIPasteboard.general.string = String(repeating: "0123456789\n", count: 20_000)
            field.paste(nil)
            stage.wait(0.05)
            #expect(field.editor.count == 220_000)
            UIPasteboard.general.string = nil
        }
    }

    @Test func subclassesPlaceAndDrawTheText() {
        final class Own: UITextField {
            var drawn: [CGRect] = []
            override func textRect(forBounds bounds: CGRect) -> CGRect { bounds.insetBy(dx: 20, dy: 5) }
            override func drawText(in rect: CGRect) {
                drawn.append(rect)
                super.drawText(in: rect)
            }
            override func drawPlaceholder(in rect: CGRect) { drawn.append(rect) }
        }
        TouchStage.perform { stage in
            let field = Own(frame: CGRect(x: 0, y: 0, width: 200, height: 31))
            field.placeholder = "name"
            stage.window.addSubview(field)
            stage.wait(0.05)
            #expect(field.drawn == [CGRect(x: 20, y: 5, width: 160, height: 21)])
            field.text = "x"
            stage.wait(0.05)
            #expect(field.drawn.count == 2 && field.drawn.last?.minX == 20)
        }
    }
}
