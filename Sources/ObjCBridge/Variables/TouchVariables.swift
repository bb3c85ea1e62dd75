import CObjCRuntime
import UIKit

/// The values of a touch in the variables that UITouch.h declares: `_phase`, `_locationInWindow` …
///
/// As on the device the touch owns its window and its view. Code that sets those variables retains what it puts there.
final class TouchVariables: TouchValues {
    private typealias Place = UITouch_variables

    /// Bits of `_touchFlags`.
    private struct Flags: OptionSet {
        let rawValue: UInt32
        static let firstTouchForView = Flags(rawValue: 1 << 0)
        static let isTap = Flags(rawValue: 1 << 1)
    }

    /// Freed after these values.
    private let shell: ObjCObject

    init(_ shell: ObjCObject) { self.shell = shell }

    convenience init(_ shell: ObjCObject, copying touch: UITouch) {
        self.init(shell)
        let values = touch.values
        (phase, timestamp, tapCount) = (values.phase, values.timestamp, values.tapCount)
        (window, view) = (values.window, values.view)
        (location, previousLocation) = (values.location, values.previousLocation)
        if touch.isFirstForView { flags.insert(.firstTouchForView) }
    }

    deinit {
        window = nil
        view = nil
    }

    var phase: UITouch.Phase {
        get { UITouch.Phase(rawValue: Int(self[Place._phase, Int32.self])) ?? .began }
        set {
            self[Place._savedPhase, Int32.self] = self[Place._phase, Int32.self]
            self[Place._phase, Int32.self] = Int32(newValue.rawValue)
        }
    }

    var timestamp: TimeInterval {
        get { self[Place._timestamp, Double.self] }
        set { self[Place._timestamp, Double.self] = newValue }
    }

    var tapCount: Int {
        get { self[Place._tapCount, Int.self] }
        set {
            self[Place._tapCount, Int.self] = newValue
            if newValue > 0 { flags.insert(.isTap) } else { flags.remove(.isTap) }
        }
    }

    var window: UIWindow? {
        get { peerIfAny(self[Place._window, ObjCObject?.self], as: UIWindow.self) }
        set { own(newValue, at: Place._window) }
    }

    var view: UIView? {
        get { peerIfAny(self[Place._view, ObjCObject?.self], as: UIView.self) }
        set { own(newValue, at: Place._view) }
    }

    var location: CGPoint {
        get { self[Place._locationInWindow, CGPoint.self] }
        set { self[Place._locationInWindow, CGPoint.self] = newValue }
    }

    var previousLocation: CGPoint {
        get { self[Place._previousLocationInWindow, CGPoint.self] }
        set { self[Place._previousLocationInWindow, CGPoint.self] = newValue }
    }

    private var flags: Flags {
        get { Flags(rawValue: self[Place._touchFlags, UInt32.self]) }
        set { self[Place._touchFlags, UInt32.self] = newValue.rawValue }
    }

    private func own(_ object: PlatformObject?, at place: Int) {
        let former = self[place, ObjCObject?.self]
        self[place, ObjCObject?.self] = retainedShell(of: object)
        if let former { object_release(former) }
    }

    private subscript<Value>(place: Int, type: Value.Type) -> Value {
        get { shell.load(fromByteOffset: place, as: type) }
        set { shell.storeBytes(of: newValue, toByteOffset: place, as: type) }
    }
}
