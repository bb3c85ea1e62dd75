import Testing
import UIKit

/// A screen whose time is set by the test.
@MainActor private final class Stage {
    let host: LayerHost
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    private let start: CFTimeInterval = 1000

    init() throws {
        host = LayerHost(surface: try #require(Surface(width: 100, height: 100)), scale: 1)
        MediaClock.fixedTime = start
        view.backgroundColor = .red
        window.isHidden = false
        host.rootLayer.addSublayer(window.layer)
        window.addSubview(view)
        _ = host.render(at: start)
    }

    deinit { MediaClock.fixedTime = nil }

    /// Shows the frame of a moment, in seconds after the beginning.
    func show(_ time: CFTimeInterval) {
        MediaClock.fixedTime = start + time
        _ = host.render(at: start + time)
    }

    /// The colour that is shown at a place.
    func color(_ x: Int, _ y: Int) -> UInt32 { host.surface.pixel(x: x, y: y) }

    var shownX: CGFloat { view.layer.presentation()?.position.x ?? .nan }
}

@MainActor private final class Delegate: ActionResponder {
    class var actions: [Selector: ActionMethod] {
        ["animationDidStop:finished:context:": ActionMethod(Delegate.stopped)]
    }
    var stops: [String] = []
    func stopped(_ name: String?, _ finished: Bool, _ context: UnsafeMutableRawPointer?) {
        stops.append("\(name ?? "nil") \(finished)")
    }
}

@MainActor @Suite(.serialized) struct AnimationTests {
    @Test func changesOutsideBlocksAreImmediate() throws {
        let stage = try Stage()
        stage.view.center.x = 55
        stage.show(0.01)
        #expect(stage.shownX == 55)
        #expect(stage.view.layer.animationKeys() ?? [] == [])
    }

    @Test func aBlockMovesTheViewOverItsDuration() throws {
        let stage = try Stage()
        let delegate = Delegate()
        UIView.beginAnimations("move", context: nil)
        UIView.setAnimationDuration(1)
        UIView.setAnimationCurve(.linear)
        UIView.setAnimationDelegate(delegate)
        UIView.setAnimationDidStop("animationDidStop:finished:context:")
        stage.view.center = CGPoint(x: 105, y: 5)
        UIView.commitAnimations()
        #expect(stage.view.center.x == 105)
        stage.show(0)
        stage.show(0.5)
        #expect(abs(stage.shownX - 55) < 0.01)
        #expect(delegate.stops.isEmpty)
        stage.show(1.1)
        #expect(stage.shownX == 105)
        #expect(delegate.stops == ["move true"])
    }

    @Test func aClosureAnimationTellsItsEnd() throws {
        let stage = try Stage()
        var ends: [Bool] = []
        UIView.animate(withDuration: 0.5, animations: { stage.view.alpha = 0 }, completion: { ends.append($0) })
        stage.show(0)
        stage.show(0.4)
        #expect(ends.isEmpty)
        stage.show(0.6)
        #expect(ends == [true])
    }

    @Test func aClosureWithoutChangesEndsToo() throws {
        let stage = try Stage()
        var ends: [Bool] = []
        UIView.animate(withDuration: 0.5, animations: {}, completion: { ends.append($0) })
        stage.show(0.01)
        #expect(ends == [true])
    }

    @Test func aDelayShowsTheOldValueFirst() throws {
        let stage = try Stage()
        UIView.animate(
            withDuration: 1, delay: 1, options: .curveLinear, animations: { stage.view.center.x = 105 })
        stage.show(0)
        stage.show(0.9)
        #expect(stage.shownX == 5)
        stage.show(1.5)
        #expect(abs(stage.shownX - 55) < 0.01)
    }

    @Test func aRemovedAnimationIsNotFinished() throws {
        let stage = try Stage()
        var ends: [Bool] = []
        UIView.animate(withDuration: 1, animations: { stage.view.center.x = 105 }, completion: { ends.append($0) })
        stage.show(0)
        stage.show(0.5)
        stage.view.layer.removeAllAnimations()
        stage.show(0.6)
        #expect(ends == [false])
        #expect(stage.shownX == 105)
    }

    @Test func anAnimationCanBeginAtWhatIsShown() throws {
        let stage = try Stage()
        UIView.animate(withDuration: 1, delay: 0, options: .curveLinear, animations: { stage.view.center.x = 105 })
        stage.show(0)
        stage.show(0.5)
        UIView.animate(
            withDuration: 1, delay: 0, options: [.curveLinear, .beginFromCurrentState],
            animations: { stage.view.center.x = 5 })
        stage.show(0.5)
        #expect(abs(stage.shownX - 55) < 0.01)
        stage.show(1)
        #expect(abs(stage.shownX - 30) < 0.01)
    }

    @Test func anAnimationCanBeginAtWhatIsShownBeforeAnotherOfTheSameMoment() throws {
        let stage = try Stage()
        stage.show(0)
        let start = stage.shownX
        UIView.animate(withDuration: 1, delay: 0, options: .curveLinear, animations: { stage.view.center.x = 105 })
        UIView.animate(
            withDuration: 1, delay: 0, options: [.curveLinear, .beginFromCurrentState],
            animations: { stage.view.center.x = start + 20 })
        stage.show(0)
        stage.show(0.5)
        #expect(abs(stage.shownX - (start + 10)) < 0.01)
    }

    @Test func aViewThatLeavesItsWindowEndsItsAnimations() throws {
        let stage = try Stage()
        var ends: [Bool] = []
        UIView.animate(withDuration: 1, animations: { stage.view.center.x = 105 }, completion: { ends.append($0) })
        stage.show(0)
        stage.view.removeFromSuperview()
        #expect(ends == [false])
    }

    @Test func aViewInNoWindowIsNotAnimated() throws {
        let stage = try Stage()
        let view = UIView(frame: .zero)
        var ends: [Bool] = []
        UIView.animate(withDuration: 1, animations: { view.center.x = 105 }, completion: { ends.append($0) })
        stage.show(0.01)
        #expect(ends == [true] && view.layer.animationKeys() ?? [] == [])
    }

    @Test func anImageViewShowsItsImagesInTurn() throws {
        let stage = try Stage()
        let images = [UIColor.green, .blue].map { color in
            ImageContext.draw(size: CGSize(width: 4, height: 4), scale: 1) { context in
                context.setFillColor(color.cgColor)
                context.fill(CGRect(x: 0, y: 0, width: 4, height: 4))
            }
        }
        let view = UIImageView(frame: CGRect(x: 50, y: 50, width: 4, height: 4))
        view.animationImages = images
        view.animationDuration = 1
        view.animationRepeatCount = 2
        stage.window.addSubview(view)
        view.startAnimating()
        stage.show(0)
        var colors: [UInt32] = []
        for time in [0.1, 0.6, 1.1, 1.6] {
            stage.show(time)
            colors.append(stage.color(51, 51))
        }
        #expect(colors == [0xFF00_FF00, 0xFF00_00FF, 0xFF00_FF00, 0xFF00_00FF])
        #expect(view.isAnimating)
        stage.show(2.1)
        #expect(stage.color(51, 51) & 0xFFFFFF == 0 && !view.isAnimating)
    }

    @Test func disabledAnimationsTakeEffectAtOnce() throws {
        let stage = try Stage()
        UIView.setAnimationsEnabled(false)
        defer { UIView.setAnimationsEnabled(true) }
        var ends: [Bool] = []
        UIView.animate(withDuration: 1, animations: { stage.view.center.x = 105 }, completion: { ends.append($0) })
        stage.show(0.01)
        #expect(stage.shownX == 105)
        #expect(ends == [true])
        #expect(!UIView.areAnimationsEnabled)
    }

    @Test func animatedViewsTakeNoTouchesUnlessAllowed() throws {
        let stage = try Stage()
        UIView.animate(withDuration: 1, animations: { stage.view.center.x = 50 })
        #expect(stage.view.hitTest(CGPoint(x: 1, y: 1), with: nil) == nil)
        stage.show(0)
        stage.show(1.1)
        #expect(stage.view.hitTest(CGPoint(x: 1, y: 1), with: nil) === stage.view)
        UIView.animate(
            withDuration: 1, delay: 0, options: .allowUserInteraction, animations: { stage.view.center.x = 5 })
        #expect(stage.view.hitTest(CGPoint(x: 1, y: 1), with: nil) === stage.view)
    }
}
