import Testing
import UIKit

/// A control that notes the events it sends.
@MainActor private final class Recording {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    let control: UIControl
    private(set) var events: [String] = []
    private lazy var touch = UITouch(
        window: window, view: control, location: CGPoint(x: 110, y: 110), timestamp: 0, tapCount: 1)

    init(_ custom: UIControl? = nil) {
        control = custom ?? UIControl(frame: .zero)
        control.frame = CGRect(x: 100, y: 100, width: 20, height: 20)
        window.addSubview(control)
        let names: [(UIControl.Event, String)] = [
            (.touchDown, "down"), (.touchDownRepeat, "repeat"), (.touchDragInside, "dragInside"),
            (.touchDragOutside, "dragOutside"), (.touchDragEnter, "enter"), (.touchDragExit, "exit"),
            (.touchUpInside, "upInside"), (.touchUpOutside, "upOutside"), (.touchCancel, "cancel"),
        ]
        for (event, name) in names {
            control.addAction(UIAction { [unowned self] _ in self.events.append(name) }, for: event)
        }
    }

    func down(taps: Int = 1) {
        touch.storedTapCount = taps
        control.touchesBegan([touch], with: nil)
    }
    func move(_ x: CGFloat, _ y: CGFloat) {
        touch.windowLocation = CGPoint(x: x, y: y)
        control.touchesMoved([touch], with: nil)
    }
    func lift() { control.touchesEnded([touch], with: nil) }
    func cancel() { control.touchesCancelled([touch], with: nil) }
}

@MainActor private final class Target: ActionResponder {
    class var actions: [Selector: ActionMethod] {
        ["tap:": ActionMethod(Target.tap(_:)), "other": ActionMethod(Target.other)]
    }
    var calls: [String] = []
    func tap(_ sender: UIControl) { calls.append("tap") }
    func other() { calls.append("other") }
}

@MainActor struct ControlTests {
    @Test func aTapIsDownAndUpInside() {
        let recording = Recording()
        recording.down()
        #expect(recording.control.isHighlighted && recording.control.isTracking && recording.control.isTouchInside)
        recording.lift()
        #expect(recording.events == ["down", "upInside"])
        #expect(!recording.control.isHighlighted && !recording.control.isTracking)
    }

    @Test func aSecondTapIsARepeatToo() {
        let recording = Recording()
        recording.down(taps: 2)
        #expect(recording.events == ["down", "repeat"])
    }

    @Test func aFingerMaySlideSeventyPointsAway() {
        let recording = Recording()
        recording.down()
        recording.move(189, 110)
        #expect(recording.control.isTouchInside && recording.control.isHighlighted)
        recording.move(191, 110)
        #expect(!recording.control.isTouchInside && !recording.control.isHighlighted)
        recording.move(195, 110)
        recording.move(120, 110)
        #expect(recording.control.isHighlighted)
        recording.lift()
        #expect(
            recording.events == [
                "down", "dragInside", "dragOutside", "exit", "dragOutside", "dragInside", "enter", "upInside",
            ])
    }

    @Test func liftingOutsideIsNotATap() {
        let recording = Recording()
        recording.down()
        recording.move(300, 300)
        recording.lift()
        #expect(recording.events == ["down", "dragOutside", "exit", "upOutside"])
    }

    @Test func aTouchCanBeTakenAway() {
        let recording = Recording()
        recording.down()
        recording.cancel()
        #expect(recording.events == ["down", "cancel"])
        #expect(!recording.control.isHighlighted && !recording.control.isTracking)
    }

    @Test func aDisabledControlSendsNothing() {
        let recording = Recording()
        recording.control.isEnabled = false
        recording.down()
        recording.lift()
        #expect(recording.events.isEmpty)
        #expect(recording.control.state == .disabled)
    }

    @Test func subclassesDecideWhetherToTrack() {
        final class Stopping: UIControl {
            var ended = 0
            override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { false }
            override func endTracking(_ touch: UITouch?, with event: UIEvent?) { ended += 1 }
        }
        let control = Stopping(frame: .zero)
        let recording = Recording(control)
        recording.down()
        recording.move(111, 111)
        recording.lift()
        #expect(recording.events == ["down"])
        #expect(control.ended == 0 && !control.isTracking)
    }

    @Test func targetsAreCalledInOrderAndOnce() {
        let control = UIControl(frame: .zero)
        let target = Target()
        control.addTarget(target, action: "tap:", for: .touchUpInside)
        control.addTarget(target, action: "other", for: [.touchUpInside, .valueChanged])
        control.addTarget(target, action: "tap:", for: .touchUpInside)
        control.sendActions(for: .touchUpInside)
        #expect(target.calls == ["tap", "other"])
        control.sendActions(for: .valueChanged)
        #expect(target.calls == ["tap", "other", "other"])
        #expect(control.actions(forTarget: target, forControlEvent: .touchUpInside) == ["tap:", "other"])
        #expect(control.actions(forTarget: target, forControlEvent: .touchDown) == nil)
        #expect(control.allControlEvents == [.touchUpInside, .valueChanged])
    }

    @Test func targetsAreRemovedByTargetActionAndEvent() {
        let control = UIControl(frame: .zero)
        let target = Target()
        control.addTarget(target, action: "tap:", for: [.touchDown, .touchUpInside])
        control.addTarget(target, action: "other", for: .touchUpInside)
        control.removeTarget(target, action: "tap:", for: .touchUpInside)
        control.sendActions(for: .touchUpInside)
        #expect(target.calls == ["other"])
        control.removeTarget(nil, action: nil, for: .allEvents)
        control.sendActions(for: [.touchDown, .touchUpInside])
        #expect(target.calls == ["other"])
    }

    @Test func aControlDoesNotKeepItsTargetAlive() {
        let control = UIControl(frame: .zero)
        weak var gone: Target?
        do {
            let target = Target()
            gone = target
            control.addTarget(target, action: "tap:", for: .touchUpInside)
        }
        #expect(gone == nil)
        control.sendActions(for: .touchUpInside)
        #expect(control.allTargets.isEmpty)
    }

    @Test func statesAreCombined() {
        let control = UIControl(frame: .zero)
        #expect(control.state == .normal)
        control.isSelected = true
        control.isHighlighted = true
        #expect(control.state == [.selected, .highlighted])
    }

    @Test func sendActionCanBeOverridden() {
        final class Watching: UIControl {
            var sent: [String] = []
            override func sendAction(_ action: Selector, to target: AnyObject?, for event: UIEvent?) {
                sent.append(action.name)
            }
        }
        let control = Watching(frame: .zero)
        let target = Target()
        control.addTarget(target, action: "tap:", for: .valueChanged)
        control.sendActions(for: .valueChanged)
        #expect(control.sent == ["tap:"] && target.calls.isEmpty)
    }
}
