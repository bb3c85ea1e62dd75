import Testing
import UIKit

@MainActor struct LabelTests {
    private func label(_ text: String, width: CGFloat = 200, height: CGFloat = 40) -> UILabel {
        let label = UILabel(frame: CGRect(x: 0, y: 0, width: width, height: height))
        label.text = text
        return label
    }

    @Test func aNewLabelLooksLikeThoseOfItsTime() {
        let label = UILabel(frame: .zero)
        #expect(label.font == .systemFont(ofSize: 17))
        #expect(label.textColor == .black && label.backgroundColor == .white)
        #expect(label.numberOfLines == 1 && label.lineBreakMode == .byTruncatingTail)
        #expect(!label.isUserInteractionEnabled && label.shadowOffset == CGSize(width: 0, height: -1))
    }

    @Test func textIsInTheMiddleAndAligned() {
        let label = label("Hi")
        let size = "Hi".size(withFont: label.font)
        let left = label.textRect(forBounds: label.bounds, limitedToNumberOfLines: 1)
        #expect(left == CGRect(x: 0, y: 10, width: size.width, height: 21))
        label.textAlignment = .center
        #expect(
            label.textRect(forBounds: label.bounds, limitedToNumberOfLines: 1).minX
                == ((200 - size.width) / 2).rounded(.down))
        label.textAlignment = .right
        #expect(label.textRect(forBounds: label.bounds, limitedToNumberOfLines: 1).maxX == 200)
    }

    @Test func linesAreLimited() {
        let label = label("one two three four five six seven eight", width: 60, height: 200)
        label.lineBreakMode = .byWordWrapping
        #expect(label.textRect(forBounds: label.bounds, limitedToNumberOfLines: 2).height == 42)
        #expect(label.textRect(forBounds: label.bounds, limitedToNumberOfLines: 0).height > 42)
    }

    @Test func sizeToFitFollowsTheText() {
        let one = label("A single line", width: 10)
        one.sizeToFit()
        #expect(one.frame.size == "A single line".size(withFont: one.font))
        let many = label("one two three four five six", width: 80)
        many.numberOfLines = 0
        many.sizeToFit()
        #expect(many.frame.width <= 80 && many.frame.height >= 42)
    }

    @Test func changesAskForDrawing() {
        let label = label("before")
        label.layer.displayIfNeeded()
        label.text = "before"
        #expect(!label.layer.needsDisplay())
        label.text = "after"
        #expect(label.layer.needsDisplay())
        label.layer.displayIfNeeded()
        label.textColor = .red
        #expect(label.layer.needsDisplay())
    }

    @Test func drawTextGetsTheBoundsAndCanBeMoved() {
        final class Padded: UILabel {
            var drawn: [CGRect] = []
            override func drawText(in rect: CGRect) {
                drawn.append(rect)
                super.drawText(in: rect.insetBy(dx: 5, dy: 0))
            }
        }
        let label = Padded(frame: CGRect(x: 0, y: 0, width: 50, height: 20))
        label.text = "x"
        label.layer.displayIfNeeded()
        #expect(label.drawn == [CGRect(x: 0, y: 0, width: 50, height: 20)])
    }

    @Test func aTransparentLabelHasATransparentLayer() {
        let label = label("x")
        #expect(label.layer.isOpaque)
        label.backgroundColor = .clear
        #expect(!label.layer.isOpaque)
        label.backgroundColor = nil
        #expect(!label.layer.isOpaque)
    }
}
