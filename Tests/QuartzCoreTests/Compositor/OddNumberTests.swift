import Foundation
import QuartzCore
import Testing

/// Numbers that make no sense come from applications; they must never stop the program.
@MainActor
struct OddNumberTests {
    @Test(arguments: [CGFloat.nan, .infinity, -.infinity, 1e300, -1e300, 1e9, -1, 0, 1e-300])
    func numbersWithoutSenseDoNoHarm(value: CGFloat) {
        let changes: [(CALayer) -> Void] = [
            { $0.position.x = value }, { $0.bounds.size.width = value }, { $0.bounds.origin.y = value },
            { $0.cornerRadius = value }, { $0.borderWidth = value }, { $0.opacity = Float(value) },
            { $0.shadowRadius = value }, { $0.shadowOffset.width = value }, { $0.shadowOpacity = Float(value) },
            { $0.zPosition = value }, { $0.anchorPoint.x = value }, { $0.contentsScale = value },
            { $0.transform.m11 = value }, { $0.transform.m14 = value }, { $0.sublayerTransform.m34 = value },
            { $0.contentsRect.size.width = value }, { $0.contentsCenter.origin.x = value },
            { $0.backgroundColor = CGColor(red: value, green: 0, blue: 0, alpha: value) },
        ]
        let screen = Screen(width: 40, height: 40)
        let drawer = ColorDrawer(.red)
        for change in changes {
            for isMasking in [false, true] {
                let layer = screen.add(CGRect(x: 5, y: 5, width: 20, height: 20), color: .blue)
                let inner = screen.add(CGRect(x: 5, y: 5, width: 20, height: 20), color: .green, to: layer)
                (layer.masksToBounds, layer.cornerRadius, layer.shadowOpacity) = (isMasking, 4, 0.5)
                layer.contents = solidImage(width: 4, height: 4) { _, _ in 0x8080_0000 }
                screen.render()
                change(layer)
                change(inner)
                inner.delegate = drawer
                inner.setNeedsDisplay()
                screen.render(after: 0.1)
                screen.render(after: 0.3)
                _ = layer.hitTest(CGPoint(x: 10, y: 10))
                layer.removeFromSuperlayer()
            }
        }
        screen.render()
        #expect(screen.pixels.allSatisfy { $0 == 0xff00_0000 })
    }

    @Test(arguments: [Double.nan, .infinity, -.infinity, 1e300, -1, 0])
    func timesWithoutSenseDoNoHarm(value: Double) {
        let changes: [(CABasicAnimation) -> Void] = [
            { $0.duration = value }, { $0.beginTime = value }, { $0.speed = Float(value) }, { $0.timeOffset = value },
            { $0.repeatCount = Float(value) }, { $0.repeatDuration = value },
        ]
        let screen = Screen(width: 40, height: 40)
        let layer = screen.add(CGRect(x: 5, y: 5, width: 20, height: 20), color: .blue)
        screen.render()
        for change in changes {
            let animation = CABasicAnimation(keyPath: "position.x")
            (animation.fromValue, animation.toValue, animation.duration, animation.fillMode) = (0, 10, 1, .both)
            change(animation)
            layer.add(animation, forKey: "x")
            screen.render()
            screen.render(after: 0.5)
            layer.removeAllAnimations()
        }
        screen.render()
        #expect(screen.pixel(10, 10) == 0xff00_00ff)
        #expect(screen.host.nextFrameTime == nil)
    }
}
