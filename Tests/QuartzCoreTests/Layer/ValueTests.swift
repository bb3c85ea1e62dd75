import Foundation
import QuartzCore
import Testing

@MainActor
struct ValueTests {
    private let layer = CALayer()

    @Test func partsOfValuesAreReadAndSetByKeyPath() {
        layer.setValue(30, forKeyPath: "position.x")
        layer.setValue(CGFloat(12), forKeyPath: "bounds.size.width")
        layer.setValue(0.5, forKeyPath: "opacity")
        #expect(layer.position == CGPoint(x: 30, y: 0))
        #expect(layer.bounds.width == 12)
        #expect(layer.opacity == 0.5)
        #expect(layer.value(forKeyPath: "bounds.size") as? CGSize == CGSize(width: 12, height: 0))
    }

    @Test func partsOfTransformsKeepTheOtherParts() throws {
        layer.setValue(2, forKeyPath: "transform.scale.x")
        layer.setValue(0.5, forKeyPath: "transform.rotation.z")
        layer.setValue(7, forKeyPath: "transform.translation.y")
        #expect(abs(try #require(layer.value(forKeyPath: "transform.scale.x") as? CGFloat) - 2) < 1e-9)
        #expect(abs(try #require(layer.value(forKeyPath: "transform.rotation") as? CGFloat) - 0.5) < 1e-9)
        #expect(abs(try #require(layer.value(forKeyPath: "transform.translation.y") as? CGFloat) - 7) < 1e-9)
    }

    @Test func valuesOfUnknownKeysAreKept() {
        layer.setValue("a note", forKey: "remark")
        #expect(layer.value(forKey: "remark") as? String == "a note")
        #expect(layer.value(forKey: "nothing") == nil)
        #expect(CALayer.defaultValue(forKey: "opacity") as? CGFloat == 1)
    }

    @Test func aTransformIsTheSameAfterTakingApart() {
        var random = SeededGenerator(seed: 3)
        func number(_ range: ClosedRange<Double>) -> Double { Double.random(in: range, using: &random) }
        for _ in 0..<100 {
            var transform = CATransform3DMakeScale(number(-2...2), number(0.2...2), number(0.2...2))
            transform = CATransform3DRotate(transform, number(0...6), number(-1...1), number(-1...1), number(-1...1))
            transform = CATransform3DTranslate(transform, number(-9...9), number(-9...9), number(-9...9))
            transform.m34 = number(-0.01...0.01)
            layer.transform = transform
            // Setting a part to what it is changes nothing but rounding.
            layer.setValue(layer.value(forKeyPath: "transform.translation.x"), forKeyPath: "transform.translation.x")
            let again = layer.transform
            #expect(abs(again.m11 - transform.m11) + abs(again.m12 - transform.m12) < 1e-6)
            #expect(abs(again.m23 - transform.m23) + abs(again.m34 - transform.m34) < 1e-6)
            #expect(abs(again.m41 - transform.m41) + abs(again.m44 - transform.m44) < 1e-6)
        }
    }
}
