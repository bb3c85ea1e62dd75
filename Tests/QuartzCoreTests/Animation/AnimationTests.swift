import Foundation
import QuartzCore
import Testing

@MainActor
struct AnimationTests {
    private final class Listener: CAAnimationDelegate {
        var events: [String] = []
        func animationDidStart(_ anim: CAAnimation) { events.append("start") }
        func animationDidStop(_ anim: CAAnimation, finished flag: Bool) { events.append(flag ? "finish" : "stop") }
    }

    private let screen = Screen()
    private let layer: CALayer

    init() {
        layer = screen.add(CGRect(x: 0, y: 0, width: 10, height: 10), color: .red)
        screen.render()
    }

    private func shownX() -> CGFloat? { layer.presentation().map { ($0.position.x * 1000).rounded() / 1000 } }

    @Test func changesOfShownLayersAnimateForAQuarterOfASecond() {
        layer.position.x = 105
        #expect(layer.position.x == 105)
        #expect(layer.animationKeys() == ["position"])
        screen.render()
        #expect(shownX() == 5)
        screen.render(after: 0.125)
        let expected = 5 + 100 * CAMediaTimingFunction(name: .default).value(at: 0.5)
        #expect(shownX().map { abs($0 - expected) < 0.001 } == true)
        #expect(screen.host.nextFrameTime != nil)
        screen.render(after: 0.125)
        #expect(shownX() == 105)
        #expect(layer.animationKeys() == nil)
        #expect(!screen.host.needsRender || screen.host.nextFrameTime == nil)
    }

    @Test func aSecondChangeStartsFromWhatIsShown() {
        CATransaction.setAnimationTimingFunction(CAMediaTimingFunction(name: .linear))
        layer.position.x = 105
        screen.render()
        screen.render(after: 0.1)
        let halfway = shownX()
        #expect(halfway == 45)
        CATransaction.setAnimationTimingFunction(CAMediaTimingFunction(name: .linear))
        layer.position.x = 5
        screen.render()
        #expect(shownX() == halfway)
        screen.render(after: 0.125)
        #expect(shownX() == 25)
    }

    @Test func basicAnimationsTakeTheirEndsFromWhatIsSet() {
        layer.delegate = still
        layer.position.x = 100
        func middle(from: Double?, to: Double?, by: Double?, additive: Bool = false) -> CGFloat? {
            let animation = CABasicAnimation(keyPath: "position.x")
            (animation.fromValue, animation.toValue, animation.byValue) = (from, to, by)
            (animation.duration, animation.isAdditive) = (1, additive)
            layer.add(animation, forKey: "x")
            screen.render()
            screen.render(after: 0.5)
            return shownX()
        }
        screen.render()
        #expect(middle(from: 0, to: 40, by: nil) == 20)
        #expect(middle(from: 0, to: nil, by: 30) == 15)
        #expect(middle(from: nil, to: 40, by: 20) == 30)
        #expect(middle(from: 0, to: nil, by: nil) == 50)
        #expect(middle(from: nil, to: 40, by: nil) == 70)
        #expect(middle(from: nil, to: nil, by: 10) == 105)
        #expect(middle(from: -20, to: 0, by: nil, additive: true) == 90)
    }

    @Test func cumulativeCyclesContinueWhereTheLastEnded() {
        let animation = CABasicAnimation(keyPath: "position.x")
        (animation.fromValue, animation.toValue, animation.duration) = (0, 10, 1)
        (animation.repeatCount, animation.isCumulative) = (3, true)
        layer.add(animation, forKey: nil)
        screen.render()
        screen.render(after: 2.5)
        #expect(shownX() == 25)
    }

    @Test func keyframesAreReachedAtTheirTimes() {
        let animation = CAKeyframeAnimation(keyPath: "position.x")
        animation.values = [0, 10, 40]
        animation.keyTimes = [0, 0.8, 1]
        animation.duration = 1
        layer.add(animation, forKey: nil)
        screen.render()
        screen.render(after: 0.4)
        #expect(shownX() == 5)
        screen.render(after: 0.5)
        #expect(shownX() == 25)
    }

    @Test func discreteAndPacedModes() {
        func run(_ mode: CAAnimationCalculationMode) -> [CGFloat?] {
            let animation = CAKeyframeAnimation(keyPath: "position.x")
            (animation.values, animation.calculationMode, animation.duration) = ([0, 10, 40], mode, 1)
            layer.add(animation, forKey: "x")
            screen.render()
            return [0.25, 0.25, 0.25].map {
                screen.render(after: $0); return shownX()
            }
        }
        #expect(run(.discrete) == [0, 10, 40])
        #expect(run(.paced) == [10, 20, 30])
        #expect(run(.linear) == [5, 10, 25])
    }

    @Test func cubicKeyframesGoThroughTheirValuesInACurve() {
        let animation = CAKeyframeAnimation(keyPath: "position.x")
        (animation.values, animation.calculationMode, animation.duration) = ([0, 40, 40, 0], .cubic, 3)
        layer.add(animation, forKey: nil)
        screen.render()
        screen.render(after: 1)
        #expect(shownX() == 40)
        screen.render(after: 0.5)
        // Between two equal values the curve bulges: it comes and goes at the slope of its neighbours.
        #expect(shownX() == 45)
        let straight = CAKeyframeAnimation(keyPath: "position.x")
        (straight.values, straight.calculationMode, straight.duration) = ([0, 40, 40, 0], .cubic, 3)
        straight.tensionValues = [1, 1, 1, 1]
        layer.removeAllAnimations()
        layer.add(straight, forKey: nil)
        screen.render()
        screen.render(after: 1.5)
        #expect(shownX() == 40)
    }

    @Test func presentationsHaveTheSublayersAsTheyAreShown() {
        let inner = screen.add(CGRect(x: 0, y: 0, width: 4, height: 4), color: .blue, to: layer)
        screen.render()
        let animation = CABasicAnimation(keyPath: "position.x")
        (animation.fromValue, animation.toValue, animation.duration) = (2, 82, 1)
        inner.add(animation, forKey: nil)
        screen.render()
        screen.render(after: 0.5)
        let shown = layer.presentation()?.sublayers?.first
        #expect(shown?.position.x == 42 && shown?.model() === inner)
        #expect(screen.root.presentation()?.hitTest(CGPoint(x: 43, y: 2))?.model() === inner)
        #expect(screen.root.hitTest(CGPoint(x: 43, y: 2)) === screen.root)
    }

    @Test func whatAClassDrawsFromIsDrawnAsItIsShown() {
        final class Gauge: CALayer {
            override class func needsDisplay(forKey key: String) -> Bool {
                key == "level" || super.needsDisplay(forKey: key)
            }
            override func draw(in ctx: CGContext) {
                let level = (value(forKey: "level") as? CGFloat) ?? 0
                ctx.setFillColor(.green)
                ctx.fill(CGRect(x: 0, y: 0, width: level, height: 10))
            }
        }
        let gauge = Gauge()
        gauge.frame = CGRect(x: 0, y: 50, width: 100, height: 10)
        gauge.setValue(20, forKey: "level")
        screen.root.addSublayer(gauge)
        screen.render()
        #expect(screen.pixel(15, 55) == 0xff00_ff00 && screen.pixel(25, 55) == 0xff00_0000)
        let animation = CABasicAnimation(keyPath: "level")
        (animation.fromValue, animation.toValue, animation.duration) = (0, 80, 1)
        gauge.add(animation, forKey: nil)
        screen.render()
        screen.render(after: 0.5)
        #expect(screen.pixel(35, 55) == 0xff00_ff00 && screen.pixel(45, 55) == 0xff00_0000)
        screen.render(after: 0.6)
        #expect(screen.pixel(15, 55) == 0xff00_ff00 && screen.pixel(25, 55) == 0xff00_0000)
    }

    @Test func aLayerFollowsAPath() {
        let path = CGMutablePath()
        path.move(to: .zero)
        path.addLine(to: CGPoint(x: 100, y: 0))
        path.addLine(to: CGPoint(x: 100, y: 100))
        let animation = CAKeyframeAnimation(keyPath: "position")
        (animation.path, animation.duration, animation.calculationMode) = (path, 1, .paced)
        layer.add(animation, forKey: nil)
        screen.render()
        screen.render(after: 0.75)
        #expect(layer.presentation()?.position == CGPoint(x: 100, y: 50))
    }

    @Test func aLayerTurnsWithItsPath() throws {
        let path = CGMutablePath()
        path.move(to: .zero)
        path.addLine(to: CGPoint(x: 0, y: 100))
        let animation = CAKeyframeAnimation(keyPath: "position")
        (animation.path, animation.duration, animation.rotationMode) = (path, 1, .rotateAuto)
        layer.add(animation, forKey: nil)
        screen.render()
        screen.render(after: 0.5)
        let shown = try #require(layer.presentation())
        #expect(shown.position == CGPoint(x: 0, y: 50))
        #expect(abs(shown.transform.m12 - 1) < 1e-9)
    }

    @Test func groupsRunTheirAnimationsInTheirTime() {
        let move = CABasicAnimation(keyPath: "position.x")
        (move.fromValue, move.toValue, move.duration) = (0, 100, 1)
        let fade = CABasicAnimation(keyPath: "opacity")
        (fade.fromValue, fade.toValue, fade.duration, fade.beginTime) = (1, 0, 1, 0.5)
        let group = CAAnimationGroup()
        (group.animations, group.duration, group.speed) = ([move, fade], 1, 0.5)
        layer.add(group, forKey: "both")
        screen.render()
        screen.render(after: 1.5)
        #expect(shownX() == 75)
        #expect(layer.presentation()?.opacity == 0.75)
        screen.render(after: 0.5)
        #expect(layer.animationKeys() == nil)
    }

    @Test func aFullTurnIsAFullTurn() throws {
        let animation = CABasicAnimation(keyPath: "transform.rotation.z")
        (animation.toValue, animation.duration) = (2 * Double.pi, 1)
        layer.add(animation, forKey: nil)
        screen.render()
        screen.render(after: 0.75)
        let shown = try #require(layer.presentation())
        #expect(abs(shown.transform.m11) < 1e-9)
        #expect(abs(shown.transform.m12 + 1) < 1e-9)
    }

    @Test func delegatesHearOfStartAndEnd() {
        let (first, second) = (Listener(), Listener())
        func animation(_ listener: Listener) -> CABasicAnimation {
            let animation = CABasicAnimation(keyPath: "opacity")
            (animation.fromValue, animation.duration, animation.delegate) = (0, 1, listener)
            return animation
        }
        layer.add(animation(first), forKey: "fade")
        #expect(first.events == [])
        screen.render()
        #expect(first.events == ["start"])
        layer.add(animation(second), forKey: "fade")
        #expect(first.events == ["start", "stop"])
        screen.render()
        screen.render(after: 1)
        #expect(second.events == ["start", "finish"])
    }

    @Test func aRemovedLayerStopsItsAnimations() {
        let listener = Listener()
        let animation = CABasicAnimation(keyPath: "opacity")
        (animation.fromValue, animation.duration, animation.delegate) = (0, 1, listener)
        layer.add(animation, forKey: nil)
        screen.render()
        layer.removeFromSuperlayer()
        screen.render()
        #expect(listener.events == ["start", "stop"])
        #expect(screen.host.nextFrameTime == nil)
    }

    @Test func animationsOfUnseenLayersEndAtTheCommit() {
        let listener = Listener()
        let animation = CABasicAnimation(keyPath: "opacity")
        (animation.fromValue, animation.duration, animation.delegate) = (0, 1, listener)
        let unseen = CALayer()
        unseen.add(animation, forKey: "x")
        CATransaction.flush()
        #expect(listener.events == ["start", "finish"])
        #expect(unseen.animationKeys() == nil)
    }

    @Test func theModelIsNeverChangedByAnimations() {
        let animation = CABasicAnimation(keyPath: "position.x")
        (animation.fromValue, animation.toValue, animation.duration) = (50, 60, 1)
        layer.add(animation, forKey: nil)
        screen.render()
        screen.render(after: 0.5)
        #expect(layer.position == CGPoint(x: 5, y: 5))
        #expect(layer.presentation()?.model() === layer)
        #expect(screen.pixel(52, 5) == 0xffff_0000)
        #expect(screen.pixel(5, 5) == 0xff00_0000)
    }

    @Test func pushMovesTheOldOutAndTheNewIn() {
        layer.delegate = still
        let transition = CATransition()
        (transition.type, transition.subtype, transition.duration) = (.push, .fromRight, 1)
        layer.backgroundColor = .blue
        layer.add(transition, forKey: nil)
        #expect(layer.animationKeys() == [kCATransition])
        screen.render()
        #expect(screen.pixel(9, 5) == 0xffff_0000)
        screen.render(after: 0.5)
        #expect(screen.pixel(4, 5) == 0xffff_0000)
        #expect(screen.pixel(5, 5) == 0xff00_00ff)
        screen.render(after: 0.5)
        #expect(screen.pixel(0, 5) == 0xff00_00ff)
    }

    @Test func fadeMixesOldAndNew() {
        layer.delegate = still
        let transition = CATransition()
        transition.duration = 1
        layer.add(transition, forKey: nil)
        layer.backgroundColor = .blue
        screen.render()
        screen.render(after: 0.5)
        let mixed = screen.pixel(5, 5)
        #expect((0x7e...0x81).contains(mixed >> 16 & 0xff) && (0x7e...0x81).contains(mixed & 0xff))
        #expect(mixed >> 24 == 0xff)
    }

    private let still = StillDelegate()
}
