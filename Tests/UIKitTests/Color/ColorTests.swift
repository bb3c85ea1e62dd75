import Testing
import UIKit

struct ColorTests {
    private func components(_ color: UIColor) -> [CGFloat] {
        var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
        color.getRed(&red, green: &green, blue: &blue, alpha: &alpha)
        return [red, green, blue, alpha].map { ($0 * 1000).rounded() / 1000 }
    }

    @Test func huesGoAroundTheWheel() {
        let hues: [(CGFloat, [CGFloat])] = [
            (0, [1, 0, 0, 1]), (1 / 6, [1, 1, 0, 1]), (1 / 3, [0, 1, 0, 1]), (0.5, [0, 1, 1, 1]),
            (2 / 3, [0, 0, 1, 1]),
            (5 / 6, [1, 0, 1, 1]), (1, [1, 0, 0, 1]),
        ]
        for (hue, expected) in hues {
            #expect(components(UIColor(hue: hue, saturation: 1, brightness: 1, alpha: 1)) == expected)
        }
        #expect(components(UIColor(hue: 0.3, saturation: 0, brightness: 0.5, alpha: 1)) == [0.5, 0.5, 0.5, 1])
    }

    @Test func componentsAreCutOff() {
        #expect(components(UIColor(red: 2, green: -1, blue: .nan, alpha: 9)) == [1, 0, 0, 1])
    }

    @Test func equalColorsAreEqual() {
        #expect(UIColor(red: 1, green: 0, blue: 0, alpha: 1) == UIColor.red)
        #expect(UIColor.red != UIColor.blue)
        #expect(UIColor.red.withAlphaComponent(0.5) != UIColor.red)
        #expect(UIColor.groupTableViewBackground == UIColor.groupTableViewBackground)
        #expect(UIColor.groupTableViewBackground != UIColor.viewFlipsideBackground)
        #expect(Set([UIColor.red, UIColor(red: 1, green: 0, blue: 0, alpha: 1)]).count == 1)
    }

    @Test func greysKnowTheirWhiteness() {
        var (white, alpha): (CGFloat, CGFloat) = (0, 0)
        #expect(UIColor.lightGray.getWhite(&white, alpha: &alpha))
        #expect(abs(white - 2 / 3) < 1e-9 && alpha == 1)
        #expect(!UIColor.red.getWhite(&white, alpha: &alpha))
        #expect(!UIColor.groupTableViewBackground.getRed(nil, green: nil, blue: nil, alpha: nil))
    }

    @Test func hueSaturationAndBrightnessComeBack() {
        var hue: CGFloat = 0, saturation: CGFloat = 0, brightness: CGFloat = 0, alpha: CGFloat = 0
        for wanted in stride(from: CGFloat(0), to: 1, by: 0.09) {
            let color = UIColor(hue: wanted, saturation: 0.6, brightness: 0.8, alpha: 0.5)
            #expect(color.getHue(&hue, saturation: &saturation, brightness: &brightness, alpha: &alpha))
            #expect(abs(hue - wanted) < 1e-6 && abs(saturation - 0.6) < 1e-6 && abs(brightness - 0.8) < 1e-6)
            #expect(alpha == 0.5)
        }
        #expect(!UIColor.viewFlipsideBackground.getHue(&hue, saturation: nil, brightness: nil, alpha: nil))
        #expect(UIColor.gray.getHue(&hue, saturation: &saturation, brightness: nil, alpha: nil) && saturation == 0)
    }
}
