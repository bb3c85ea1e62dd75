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
        (layer.startPoint, layer.endPoint) = (CGPoint(x: 0, y: 0.5), CGPoint(x: 1, y: 0.5))
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
        layer.strokeColor = nil
        screen.render()
        #expect(screen.pixel(40, 40) == 0xff00_0000)
        #expect(screen.pixel(25, 25) == 0xffff_0000)
        #expect(screen.pixel(18, 40) == 0xff00_0000)
    }

    @Test func thePresentationOfASubclassIsOfThatClass() {
        let layer = CAShapeLayer()
        layer.lineWidth = 7
        screen.root.addSublayer(layer)
        screen.render()
        #expect(layer.presentation()?.lineWidth == 7)
    }
}
