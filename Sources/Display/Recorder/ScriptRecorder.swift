import CoreGraphics
import Device
import UIKit

/// Turns what a person does with a device into a script.
///
/// Elements are named by their labels where these say which is meant, so that the script holds after the layout has changed; points
/// are taken where the place in an element matters, or nothing has a label.
@MainActor package final class ScriptRecorder {
    private let lookAt: () -> AccessibilityNode?
    private let now: () -> Double
    private(set) var steps: [ScriptStep] = []
    private var fingers: [Int: FingerPath] = [:]
    /// The paths of fingers that were down at the same time as another one.
    private var together: [FingerPath] = []
    private var lastAction: Double

    /// Pauses up to this many seconds are not recorded: after each step a script lets a tenth of a second pass anyway.
    private static let shortPause = 0.5
    /// From how many seconds on a touch is a press.
    private static let longTouch = 0.8
    /// Movements of so many points at most are none.
    private static let tremble: CGFloat = 8
    /// Movements of so many seconds at most are flicks.
    private static let quickMovement = 0.2
    /// More steps than these are not kept.
    private static let mostSteps = 10_000

    /// - Parameters:
    ///   - look: What is on the screen now; nil if that cannot be found out.
    ///   - now: The time in seconds.
    package init(lookAt look: @escaping () -> AccessibilityNode?, now: @escaping () -> Double) {
        lookAt = look
        self.now = now
        lastAction = now()
    }

    /// The script so far.
    package var script: String {
        (["# Recorded. docs/Scripts.md tells what else a script can do, such as: expect \"…\""] + steps.map(\.text))
            .joined(separator: "\n") + "\n"
    }

    // MARK: What is done

    /// Called before the device gets the touch, while the screen still shows what was touched.
    package func touch(_ phase: ClientMessage.Phase, finger: Int, at point: CGPoint) {
        switch phase {
        case .began:
            // Only the first of several is looked for.
            let target = fingers.isEmpty ? lookAt().flatMap { RecordedTarget(at: point, in: $0) } : nil
            fingers[finger] = FingerPath(start: point, end: point, time: now(), target: target)
        case .moved: fingers[finger]?.end = point
        case .cancelled: fingers[finger] = nil
        case .ended:
            guard var path = fingers.removeValue(forKey: finger) else { return }
            path.end = point
            if !fingers.isEmpty || !together.isEmpty { together.append(path) }
            guard fingers.isEmpty else { return }
            if together.isEmpty { add(path) } else { addPinch() }
            together = []
        }
    }

    package func type(_ text: String) {
        guard !text.isEmpty else { return }
        if case .type(let before)? = steps.last {
            steps[steps.count - 1] = .type(before + text)
            lastAction = now()
        } else {
            add(.type(text))
        }
    }

    /// - Parameter code: The key's name as web pages give it.
    package func key(code: String, text: String, modifiers: Int) {
        if let chord = ScriptChord(code: code, modifiers: modifiers), text.isEmpty || modifiers & 0b1010 != 0 {
            return add(.chord(chord))
        }
        if let key = ScriptKey.allCases.first(where: { $0.code == code && $0 != .space }) { return add(.key(key)) }
        // With control or command a key is no text.
        if modifiers & 0b1010 == 0 { type(text) }
    }

    package func press(_ button: ClientMessage.Button, orientation: ScriptOrientation) {
        switch button {
        case .home: pressHome()
        case .lock: add(.lock)
        case .shake: add(.shake)
        case .call: add(.ring(number: ""))
        case .memoryWarning: add(.memoryWarning)
        case .volumeUp: add(.volumeButton(.up))
        case .volumeDown: add(.volumeButton(.down))
        case .rotateLeft, .rotateRight: add(.rotate(orientation, seconds: Self.turnDuration))
        }
    }

    /// A second press soon after the first is meant together with that.
    private func pressHome() {
        guard steps.last == .home, now() - lastAction <= Device.secondPress else { return add(.home) }
        steps[steps.count - 1] = .homeTwice
        lastAction = now()
    }

    /// How long a turn of the device is given, in seconds.
    private static let turnDuration = 0.7

    /// Whether the last step was done a moment ago.
    var isJustPast: Bool { now() - lastAction <= Self.shortPause }

    func replaceLast(_ step: ScriptStep) {
        steps[steps.count - 1] = step
        lastAction = now()
    }

    package func add(_ step: ScriptStep) {
        guard steps.count < Self.mostSteps else { return }
        let pause = now() - lastAction
        if pause > Self.shortPause, !steps.isEmpty { steps.append(.wait(seconds: (pause * 10).rounded(.up) / 10)) }
        steps.append(step)
        lastAction = now()
    }

    // MARK: Fingers

    private func add(_ path: FingerPath) {
        let duration = now() - path.time
        // The pause before a gesture ends when it begins.
        lastAction += duration
        defer { lastAction = now() }
        let (start, end) = (path.start.rounded, path.end.rounded)
        let isStill = abs(path.end.x - path.start.x) <= Self.tremble && abs(path.end.y - path.start.y) <= Self.tremble
        let seconds = (duration * 10).rounded() / 10
        switch (isStill, path.target?.selector) {
        case (true, let element?):
            add(duration < Self.longTouch ? .tap(element) : .press(element, seconds: seconds))
        case (true, nil):
            add(
                duration < Self.longTouch
                    ? .tapPoint(x: start.x, y: start.y) : .pressPoint(x: start.x, y: start.y, seconds: seconds))
        case (false, _) where duration <= Self.quickMovement:
            add(.flick(fromX: start.x, fromY: start.y, toX: end.x, toY: end.y))
        default:
            add(.drag(fromX: start.x, fromY: start.y, toX: end.x, toY: end.y, seconds: max(seconds, 0.1)))
        }
    }

    /// Several fingers are recorded as a pinch of the first two.
    private func addPinch() {
        guard together.count >= 2 else { return }
        let (one, other) = (together[0], together[1])
        func distance(_ a: CGPoint, _ b: CGPoint) -> CGFloat { hypot(a.x - b.x, a.y - b.y) }
        let before = max(distance(one.start, other.start), 1)
        let scale = min(max(distance(one.end, other.end) / before, 0.01), 100)
        let middle = CGPoint(x: (one.start.x + other.start.x) / 2, y: (one.start.y + other.start.y) / 2).rounded
        add(.pinch(centerX: middle.x, centerY: middle.y, scale: (scale * 100).rounded() / 100))
    }
}

extension CGPoint {
    fileprivate var rounded: CGPoint { CGPoint(x: x.rounded(), y: y.rounded()) }
}
