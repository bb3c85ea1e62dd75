import Foundation

/// Calls a method once for each frame of the display, on the main thread, before the frame is drawn.
///
/// A link keeps its target alive until ``invalidate()``. One that is paused, or in no mode, costs nothing.
@MainActor open class CADisplayLink: PlatformObject {
    /// nil once the link is invalid.
    private var target: AnyObject?
    private let selector: Selector
    private var modes: Set<RunLoop.Mode> = []
    /// The frame, counted by the display, for which the target was last called.
    private var lastFrame: Int?

    /// - Parameters:
    ///   - target: What is called; kept alive.
    ///   - sel: The name of its method: without an argument, or with the link as the only one.
    /// - ObjC: initWithTarget:selector: +displayLinkWithTarget:selector:
    public init(target receiver: Any, selector sel: Selector) {
        let receiver = receiver as AnyObject
        target = (receiver as? any ActionTarget).map(\.retained) ?? receiver
        selector = sel
        super.init(platform: ())
    }

    /// When the frame before the present call was shown, as `CACurrentMediaTime()` gives it; 0 before the first call.
    open private(set) var timestamp: CFTimeInterval = 0

    /// How long one frame of the display lasts, in seconds; 0 before the first call.
    open private(set) var duration: CFTimeInterval = 0

    /// Whether calls are suspended. False by default.
    open var isPaused = false {
        didSet {
            guard isPaused != oldValue else { return }
            lastFrame = nil
            DisplayBeat.shared.linksDidChange()
        }
    }

    /// The target is called for every so many frames of the display. 1 by default; less counts as 1.
    open var frameInterval = 1 {
        didSet { if frameInterval != oldValue { DisplayBeat.shared.linksDidChange() } }
    }

    /// Begins the calls, in a mode of the main run loop. The only run loop that has frames is the main one.
    /// - ObjC: addToRunLoop:forMode:
    open func add(to runloop: RunLoop, forMode mode: RunLoop.Mode) {
        guard target != nil else { return }
        modes.insert(mode)
        DisplayBeat.shared.add(self)
    }

    /// Ends the calls in a mode. A link that is in no mode any more is invalid.
    /// - ObjC: removeFromRunLoop:forMode:
    open func remove(from runloop: RunLoop, forMode mode: RunLoop.Mode) {
        guard modes.remove(mode) != nil, modes.isEmpty else { return }
        invalidate()
    }

    /// Ends the calls for good and lets go of the target.
    open func invalidate() {
        modes = []
        target = nil
        DisplayBeat.shared.remove(self)
    }

    // MARK: Frames

    /// The frame for which the target is to be called next, when the present one is `frame`; nil for none.
    final func nextFrame(after frame: Int) -> Int? {
        guard !isPaused, target != nil else { return nil }
        let wanted = (lastFrame ?? frame) + max(lastFrame == nil ? 1 : frameInterval, 1)
        return max(wanted, frame + 1)
    }

    /// Calls the target for a frame of the display, unless another one is due first.
    final func frameDidBegin(_ frame: Int, at time: CFTimeInterval, length: CFTimeInterval) {
        guard !isPaused, let target, lastFrame.map({ frame >= $0 + max(frameInterval, 1) }) ?? true else { return }
        lastFrame = frame
        (timestamp, duration) = (time, length)
        ActionDispatch.send(selector, to: target, sender: self, event: nil)
    }
}
