import Device
import Foundation
import UIKit

/// Generates random input for a device. Each step is determined by the seed and by what is on the screen: half of the
/// touches hit an element, the others a random point.
package struct Monkey {
    private var random: MonkeyRandom
    private let size: CGSize

    /// - Parameter size: The size of the portrait screen, in points.
    package init(seed: UInt64, size: CGSize) {
        random = MonkeyRandom(seed: seed)
        self.size = size
    }

    /// The state of the device that affects the next step.
    package struct Surroundings {
        let isAppRunning: Bool
        let isLocked: Bool
        /// Whether the monkey may press the home button.
        let mayGoHome: Bool

        package init(isAppRunning: Bool = true, isLocked: Bool = false, mayGoHome: Bool = true) {
            self.isAppRunning = isAppRunning
            self.isLocked = isLocked
            self.mayGoHome = mayGoHome
        }
    }

    private enum Whim: CaseIterable {
        case tap, press, drag, flick, pinch, fingers, type, key, rotate, wait, memoryWarning, shake, lock, call, home

        /// The frequency in steps of 1000.
        var weight: Int {
            switch self {
            case .tap: 470
            case .press: 45
            case .drag: 120
            case .flick: 90
            case .pinch: 25
            case .fingers: 40
            case .type: 50
            case .key: 35
            case .rotate: 40
            case .wait: 30
            case .memoryWarning: 20
            case .shake: 10
            case .lock: 10
            case .call: 5
            case .home: 10
            }
        }
    }

    /// - Parameter screen: Returns the screen's tree. Called only for a step that touches an element.
    package mutating func nextStep(
        in surroundings: Surroundings, screen: () throws -> AccessibilityNode
    ) rethrows -> ScriptStep {
        if surroundings.isLocked { return .home }
        if !surroundings.isAppRunning { return .launch }
        switch whim(mayGoHome: surroundings.mayGoHome) {
        case .tap:
            let point = try place(screen)
            return .tapPoint(x: point.x, y: point.y)
        case .press:
            let point = try place(screen)
            return .pressPoint(x: point.x, y: point.y, seconds: random.element(of: [0.6, 1, 2]))
        case .drag:
            let (from, to) = try path(screen)
            return .drag(
                fromX: from.x, fromY: from.y, toX: to.x, toY: to.y, seconds: random.element(of: [0.2, 0.5, 1]))
        case .flick:
            let (from, to) = try path(screen)
            return .flick(fromX: from.x, fromY: from.y, toX: to.x, toY: to.y)
        case .pinch:
            let point = try place(screen)
            return .pinch(centerX: point.x, centerY: point.y, scale: random.element(of: [0.25, 0.5, 2, 4]))
        case .fingers: return try finger(screen)
        case .type: return .type(text())
        case .key: return .key(random.element(of: ScriptKey.allCases))
        case .rotate: return .rotate(random.element(of: ScriptOrientation.allCases), seconds: 0.7)
        case .wait: return .wait(seconds: random.element(of: [0.1, 0.5, 2]))
        case .memoryWarning: return .memoryWarning
        case .shake: return .shake
        case .lock: return .lock
        case .call: return .call
        case .home: return .home
        }
    }

    private mutating func whim(mayGoHome: Bool) -> Whim {
        let whims = Whim.allCases.filter { mayGoHome || $0 != .home }
        var number = random.below(whims.reduce(0) { $0 + $1.weight })
        return whims.first { whim in
            number -= whim.weight
            return number < 0
        } ?? .tap
    }

    // MARK: Places

    private mutating func place(_ screen: () throws -> AccessibilityNode) rethrows -> CGPoint {
        if random.below(2) == 0 {
            let bounds = CGRect(origin: .zero, size: size)
            let frames = try screen().touchableFrames(in: bounds)
            if !frames.isEmpty {
                let frame = random.element(of: frames)
                return CGPoint(x: frame.midX.rounded(.down), y: frame.midY.rounded(.down))
            }
        }
        return anyPlace()
    }

    private mutating func anyPlace() -> CGPoint {
        CGPoint(x: Double(random.below(Int(size.width))), y: Double(random.below(Int(size.height))))
    }

    /// The start and end of a drag: from an element to a random point, or 150 points in one direction.
    private mutating func path(_ screen: () throws -> AccessibilityNode) rethrows -> (CGPoint, CGPoint) {
        let start = try place(screen)
        let far = 150.0
        switch random.below(6) {
        case 0: return (start, CGPoint(x: start.x, y: max(0, start.y - far)))
        case 1: return (start, CGPoint(x: start.x, y: min(size.height - 1, start.y + far)))
        case 2: return (start, CGPoint(x: max(0, start.x - far), y: start.y))
        case 3: return (start, CGPoint(x: min(size.width - 1, start.x + far), y: start.y))
        default: return (start, anyPlace())
        }
    }

    /// A touch of additional fingers, numbered from 2, while others are down. Finger 1 is that of taps.
    private mutating func finger(_ screen: () throws -> AccessibilityNode) rethrows -> ScriptStep {
        let finger = 2 + random.below(3)
        switch random.below(4) {
        case 0:
            let point = try place(screen)
            return .touchDown(finger: finger, x: point.x, y: point.y)
        case 1:
            let point = anyPlace()
            return .touchMove(finger: finger, x: point.x, y: point.y)
        default: return .touchUp(finger: finger)
        }
    }

    // MARK: Text

    private static let words = [
        "a", "Z", "hello", "42", "-1", "0", "3.14", " ", "  x ", "\n", "é", "ß", "日本", "😀", "👨‍👩‍👧", "\"", "\\", "%@ %s",
        "<b>",
        "a very long line of text that does not fit in any field of this small screen", "\u{5E9}\u{5DC}\u{5D5}\u{5DD}",
    ]

    private mutating func text() -> String {
        (0...random.below(3)).map { _ in random.element(of: Monkey.words) }.joined()
    }
}

extension AccessibilityNode {
    /// The visible frames of elements that can be touched: of those without touchable children.
    fileprivate func touchableFrames(in bounds: CGRect) -> [CGRect] {
        guard !isHidden else { return [] }
        let inside = children.flatMap { $0.touchableFrames(in: bounds) }
        if !inside.isEmpty { return inside }
        let visible = frame.intersection(bounds)
        return visible.width >= 1 && visible.height >= 1 ? [visible] : []
    }
}
