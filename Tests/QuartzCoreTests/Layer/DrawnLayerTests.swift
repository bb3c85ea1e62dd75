import Foundation
import QuartzCore
import Testing

@MainActor
struct DrawnLayerTests {
    private let screen = Screen()

    @Test func aGradientGoesFromItsFirstColourToItsLast() {
        let layer = CAGradientLayer()
        layer.frame = CGRect(x: 10, y: 10, width: 20, height: 80)
        layer.colors = [CGColor.red, CGColor.blue]
        screen.root.addSublayer(layer)
        screen.render()
        let (top, bottom) = (screen.pixel(15, 11), screen.pixel(15, 88))
        #expect(top >> 16 & 0xff > 0xf0 && top & 0xff < 0x10)
        #expect(bottom >> 16 & 0xff < 0x10 && bottom & 0xff > 0xf0)
        let middle = screen.pixel(15, 50)
        #expect((0x70...0x90).contains(middle & 0xff))
        screen.still { (layer.startPoint, layer.endPoint) = (CGPoint(x: 0, y: 0.5), CGPoint(x: 1, y: 0.5)) }
        screen.render()
        #expect(screen.pixel(15, 11) == screen.pixel(15, 88))
    }

    @Test func aShapeIsFilledAndStrokedInsideItsBoundsAndOutside() {
        let layer = CAShapeLayer()
        layer.position = CGPoint(x: 20, y: 20)
        let path = CGMutablePath()
        path.addRect(CGRect(x: 0, y: 0, width: 40, height: 40))
        path.addRect(CGRect(x: 10, y: 10, width: 20, height: 20))
        layer.path = path
        layer.fillColor = .red
        (layer.strokeColor, layer.lineWidth) = (.green, 4)
        screen.root.addSublayer(layer)
        screen.render()
        #expect(screen.pixel(25, 25) == 0xffff_0000)
        #expect(screen.pixel(40, 40) == 0xffff_0000)
        #expect(screen.pixel(18, 40) == 0xff00_ff00)
        #expect(screen.pixel(17, 40) == 0xff00_0000)
        layer.fillRule = .evenOdd
        screen.still { layer.strokeColor = nil }
        screen.render()
        #expect(screen.pixel(40, 40) == 0xff00_0000)
        #expect(screen.pixel(25, 25) == 0xffff_0000)
        #expect(screen.pixel(18, 40) == 0xff00_0000)
    }

    @Test func aStrokeIsDrawnFromItsStartToItsEndWhileThatMoves() {
        let layer = CAShapeLayer()
        let path = CGMutablePath()
        path.move(to: CGPoint(x: 10, y: 20))
        path.addLine(to: CGPoint(x: 90, y: 20))
        layer.path = path
        (layer.strokeColor, layer.lineWidth, layer.fillColor) = (.green, 6, nil)
        screen.root.addSublayer(layer)
        screen.render()
        let animation = CABasicAnimation(keyPath: "strokeEnd")
        (animation.fromValue, animation.toValue, animation.duration) = (0, 1, 1)
        layer.add(animation, forKey: nil)
        screen.render()
        screen.render(after: 0.5)
        #expect(screen.pixel(40, 20) == 0xff00_ff00)
        #expect(screen.pixel(60, 20) == 0xff00_0000)
        #expect(layer.presentation()?.strokeEnd == 0.5)
        screen.render(after: 0.6)
        #expect(screen.pixel(60, 20) == 0xff00_ff00)
        screen.still { layer.strokeStart = 0.5 }
        screen.render()
        #expect(screen.pixel(40, 20) == 0xff00_0000)
    }

    @Test func aPathTurnsIntoAnotherOfTheSameElements() {
        let layer = CAShapeLayer()
        layer.path = CGPath(rect: CGRect(x: 0, y: 0, width: 20, height: 20), transform: nil)
        layer.fillColor = .red
        screen.root.addSublayer(layer)
        screen.render()
        let animation = CABasicAnimation(keyPath: "path")
        animation.toValue = CGPath(rect: CGRect(x: 0, y: 0, width: 60, height: 20), transform: nil)
        animation.duration = 1
        layer.add(animation, forKey: nil)
        screen.render()
        screen.render(after: 0.5)
        #expect(screen.pixel(38, 10) == 0xffff_0000)
        #expect(screen.pixel(42, 10) == 0xff00_0000)
        screen.render(after: 0.6)
        #expect(screen.pixel(38, 10) == 0xff00_0000)
    }

    @Test func coloursOfAGradientAnimateByThemselves() {
        let layer = CAGradientLayer()
        layer.frame = CGRect(x: 0, y: 0, width: 20, height: 20)
        layer.colors = [CGColor.black, CGColor.black]
        screen.root.addSublayer(layer)
        screen.render()
        CATransaction.setAnimationTimingFunction(CAMediaTimingFunction(name: .linear))
        layer.colors = [CGColor.red, CGColor.red]
        screen.render()
        screen.render(after: 0.125)
        #expect((0x78...0x88).contains(screen.pixel(5, 5) >> 16 & 0xff))
        screen.render(after: 0.2)
        #expect(screen.pixel(5, 5) == 0xffff_0000)
    }

    @Test func aTextLayerDrawsAndMeasuresItsText() {
        let layer = CATextLayer()
        (layer.string, layer.fontSize, layer.font) = ("Hamburg", 20, "Helvetica")
        layer.frame = CGRect(x: 0, y: 0, width: 100, height: 30)
        screen.root.addSublayer(layer)
        screen.render()
        func ink(_ columns: Range<Int>) -> Int {
            columns.reduce(0) { sum, x in sum + (0..<30).count { screen.pixel(x, $0) & 0xff > 0x80 } }
        }
        #expect(ink(0..<50) > 50)
        let size = layer.preferredFrameSize()
        #expect(size.width > 70 && size.width < 100 && size.height > 18 && size.height < 28)
        let left = ink(0..<20)
        screen.still { (layer.alignmentMode, layer.string) = (.right, "Ha") }
        screen.render()
        #expect(left > 0 && ink(0..<20) == 0 && ink(70..<100) > 0)
        (layer.isWrapped, layer.string) = (true, "one two three four five six seven")
        #expect(layer.preferredFrameSize().height > 2 * size.height)
    }

    @Test func textThatDoesNotFitIsCutAsTheModeSays() {
        let face = FontFace.system()
        let lines = TextLines("A line that is too long", face: face, size: 10, width: .infinity)
        let line = lines.lines[0]
        #expect(lines.fitted(line, into: 50, .none, isCutShort: false).text == line)
        let end = lines.fitted(line, into: 50, .end, isCutShort: false)
        #expect(end.text.hasPrefix("A line") && end.text.hasSuffix("…") && end.width <= 50)
        #expect(lines.fitted(line, into: 50, .start, isCutShort: false).text.hasPrefix("…"))
        let middle = lines.fitted(line, into: 50, .middle, isCutShort: false).text
        #expect(middle.hasPrefix("A") && middle.hasSuffix("g") && middle.contains("…"))
    }

    @Test func thePresentationOfASubclassIsOfThatClass() {
        let layer = CAShapeLayer()
        layer.lineWidth = 7
        screen.root.addSublayer(layer)
        screen.render()
        #expect(layer.presentation()?.lineWidth == 7)
    }
}
