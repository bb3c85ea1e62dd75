import QuartzCore
import Testing

/// Animations while they are to be looked at closely.
@MainActor struct SlowAnimationTests {
    private let screen = Screen()
    private let layer: CALayer

    init() {
        layer = screen.add(CGRect(x: 0, y: 0, width: 10, height: 10), color: .red)
        screen.render()
    }

    private func slow(_ body: () -> Void) {
        AnimationPace.slowness = AnimationPace.slow
        defer { AnimationPace.slowness = 1 }
        body()
    }

    private var shownX: CGFloat? { layer.presentation().map { ($0.position.x * 1000).rounded() / 1000 } }

    private func animation(delay: Double = 0) -> CABasicAnimation {
        let animation = CABasicAnimation(keyPath: "position.x")
        (animation.fromValue, animation.toValue, animation.duration) = (0.0, 100.0, 1)
        animation.timingFunction = CAMediaTimingFunction(name: .linear)
        if delay > 0 { (animation.beginTime, animation.fillMode) = (screen.time + delay, .backwards) }
        return animation
    }

    @Test func theyTakeTenTimesAsLong() {
        slow { layer.add(animation(), forKey: "x") }
        screen.render()
        screen.render(after: 1)
        #expect(shownX == 10)
        screen.render(after: 8)
        #expect(shownX == 90)
        screen.render(after: 1)
        #expect(layer.animationKeys() == nil)
    }

    @Test func aDelayIsSlowToo() {
        slow {
            layer.add(animation(delay: 0.5), forKey: "x")
            screen.render()
        }
        screen.render(after: 4.9)
        #expect(shownX == 0)
        screen.render(after: 1.1)
        #expect(shownX == 10)
    }

    @Test func whatRunsAlreadyKeepsItsPace() {
        layer.add(animation(), forKey: "x")
        screen.render()
        screen.render(after: 0.25)
        slow {
            screen.render(after: 0.25)
            #expect(shownX == 50)
        }
        slow { layer.add(animation(), forKey: "x") }
        screen.render()
        screen.render(after: 5)
        #expect(shownX == 50)
        screen.render(after: 5)
        #expect(layer.animationKeys() == nil)
    }

    @Test func repetitionsAndReversesAreSlow() {
        let animation = animation()
        (animation.autoreverses, animation.repeatCount) = (true, 2)
        slow { layer.add(animation, forKey: "x") }
        screen.render()
        screen.render(after: 15)
        #expect(shownX == 50)
        screen.render(after: 24.9)
        #expect(layer.animationKeys() == ["x"])
        screen.render(after: 0.2)
        #expect(layer.animationKeys() == nil)
    }
}
