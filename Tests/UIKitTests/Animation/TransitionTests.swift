import Testing
import UIKit

@MainActor private final class Stage {
    let host: LayerHost
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let container = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let first = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let second = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    private let start: CFTimeInterval = 3000

    init() throws {
        host = LayerHost(surface: try #require(Surface(width: 100, height: 100)), scale: 1)
        MediaClock.fixedTime = start
        window.backgroundColor = .black
        (first.backgroundColor, second.backgroundColor) = (.red, .blue)
        window.isHidden = false
        host.rootLayer.addSublayer(window.layer)
        window.addSubview(container)
        container.addSubview(first)
        _ = host.render(at: start)
    }

    deinit { MediaClock.fixedTime = nil }

    func show(_ time: CFTimeInterval) {
        MediaClock.fixedTime = start + time
        _ = host.render(at: start + time)
    }

    func color(_ x: Int, _ y: Int) -> UInt32 { host.surface.pixel(x: x, y: y) & 0xFFFFFF }
}

@MainActor private final class Delegate: ActionResponder {
    class var actions: [Selector: ActionMethod] { ["stopped:finished:context:": ActionMethod(Delegate.stopped)] }
    var stops: [String] = []
    func stopped(_ name: String?, _ finished: Bool, _ context: UnsafeMutableRawPointer?) {
        stops.append("\(name ?? "nil") \(finished)")
    }
}

@MainActor @Suite(.serialized) struct TransitionTests {
    private let red: UInt32 = 0xFF0000
    private let blue: UInt32 = 0x0000FF

    @Test func aBlockFlipsAViewWhateverOrderItsSettingsComeIn() throws {
        let stage = try Stage()
        let delegate = Delegate()
        UIView.beginAnimations("flip", context: nil)
        UIView.setAnimationTransition(.flipFromLeft, for: stage.container, cache: true)
        stage.first.removeFromSuperview()
        stage.container.addSubview(stage.second)
        UIView.setAnimationDuration(1)
        UIView.setAnimationCurve(.linear)
        UIView.setAnimationDelegate(delegate)
        UIView.setAnimationDidStop("stopped:finished:context:")
        UIView.commitAnimations()
        stage.show(0)
        #expect(stage.color(50, 50) == red)
        stage.show(0.25)
        #expect(stage.color(50, 50) == red && stage.color(2, 50) == 0)
        stage.show(0.75)
        #expect(stage.color(50, 50) == blue && stage.color(2, 50) == 0)
        #expect(delegate.stops.isEmpty)
        stage.show(1.1)
        #expect(stage.color(2, 2) == blue && delegate.stops == ["flip true"])
    }

    @Test func aTransitionFromOneViewToAnotherExchangesThem() throws {
        let stage = try Stage()
        var ends: [Bool] = []
        UIView.transition(
            from: stage.first, to: stage.second, duration: 1, options: [.transitionCurlUp, .curveLinear],
            completion: { ends.append($0) })
        #expect(stage.first.superview == nil && stage.second.superview === stage.container)
        stage.show(0)
        stage.show(0.4)
        #expect(stage.color(2, 2) == red && stage.color(97, 97) == blue)
        #expect(ends.isEmpty)
        stage.show(1.1)
        #expect(ends == [true])
    }

    @Test func aTransitionCanHideAndShowInstead() throws {
        let stage = try Stage()
        stage.second.isHidden = true
        stage.container.addSubview(stage.second)
        UIView.transition(
            from: stage.first, to: stage.second, duration: 0.5,
            options: [.transitionFlipFromRight, .showHideTransitionViews])
        #expect(stage.first.isHidden && !stage.second.isHidden)
        #expect(stage.first.superview === stage.container)
    }

    @Test func changesInATransitionAreAnimatedOnlyIfAskedFor() throws {
        let stage = try Stage()
        UIView.transition(
            with: stage.container, duration: 1, options: .transitionCrossDissolve,
            animations: { stage.first.center.x = 150 })
        #expect(stage.first.layer.animationKeys() == nil)
        #expect(stage.container.layer.animation(forKey: kCATransition) != nil)
        UIView.transition(
            with: stage.container, duration: 1, options: [.transitionCrossDissolve, .allowAnimatedContent],
            animations: { stage.first.center.x = 50 })
        #expect(stage.first.layer.animationKeys() == ["position"])
    }

    @Test func withoutATransitionChangesAreMadeAndTheEndIsTold() throws {
        let stage = try Stage()
        var ends: [Bool] = []
        UIView.transition(
            with: stage.container, duration: 1, options: [], animations: { stage.first.alpha = 0.5 },
            completion: { ends.append($0) })
        stage.show(0.01)
        #expect(ends == [true] && stage.first.alpha == 0.5)
    }

    @Test func viewsWithoutASuperviewHaveNoTransition() throws {
        var ends: [Bool] = []
        UIView.transition(
            from: UIView(frame: .zero), to: UIView(frame: .zero), duration: 1, options: .transitionFlipFromLeft,
            completion: { ends.append($0) })
        #expect(ends == [true])
    }

    @Test func subviewsThatAreLaidOutInTheBlockMoveAlong() throws {
        let stage = try Stage()
        final class Row: UIView {
            let label = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
            override func layoutSubviews() { label.frame = CGRect(x: bounds.width - 10, y: 0, width: 10, height: 10) }
        }
        let row = Row(frame: CGRect(x: 0, y: 0, width: 20, height: 10))
        row.addSubview(row.label)
        stage.container.addSubview(row)
        stage.show(0)
        UIView.animate(withDuration: 1, delay: 0, options: [], animations: { row.frame.size.width = 60 })
        #expect(row.label.layer.animationKeys() == nil)
        stage.show(0)
        row.layer.removeAllAnimations()
        UIView.animate(withDuration: 1, delay: 0, options: .layoutSubviews, animations: { row.frame.size.width = 90 })
        #expect(row.label.layer.animationKeys()?.contains("position") == true)
    }

    @Test func framesThatAreNoNumbersAreRefused() throws {
        let stage = try Stage()
        stage.first.frame = CGRect(x: CGFloat.nan, y: 0, width: 10, height: 10)
        #expect(stage.first.frame == CGRect(x: 0, y: 0, width: 100, height: 100))
        stage.first.center = CGPoint(x: 1, y: CGFloat.nan)
        stage.first.bounds = CGRect(x: 0, y: 0, width: CGFloat.nan, height: 1)
        #expect(stage.first.frame == CGRect(x: 0, y: 0, width: 100, height: 100))
        stage.first.frame = CGRect(x: 0, y: 0, width: CGFloat.infinity, height: 10)
        stage.show(0.1)
        stage.first.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
        stage.show(0.2)
        #expect(stage.color(50, 50) == red)
    }
}
