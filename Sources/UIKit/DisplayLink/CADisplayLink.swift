import Foundation

/// A timer that calls a method on the main thread for each frame of the display, before the frame is drawn.
///
/// A display link retains its target until ``invalidate()``. It uses no time while it is paused or in no run loop mode.
@MainActor open class CADisplayLink: PlatformObject {
    /// nil after the link was invalidated.
    private var target: AnyObject?
    private let selector: Selector
    private var modes: Set<RunLoop.Mode> = []
    /// The number of the frame for which the target was last called; nil if the next frame starts anew.
    private var lastFrame: Int?

    /// - Parameters:
    ///   - target: The receiver of the calls, which is retained.
    ///   - sel: A method without arguments, or with the display link as its only argument.
    /// - ObjC: initWithTarget:selector: +displayLinkWithTarget:selector:
    public init(target receiver: Any, selector sel: Selector) {
        let receiver = receiver as AnyObject
        target = (receiver as? any ActionTarget).map(\.retained) ?? receiver
        selector = sel
        super.init(platform: ())
    }

    /// The time of the frame before the present call, in the time base of `CACurrentMediaTime()`, in seconds; 0 before
    /// the first call.
    open private(set) var timestamp: CFTimeInterval = 0

    /// The duration of a display frame, in seconds; 0 before the first call.
    open private(set) var duration: CFTimeInterval = 0

    /// True to suspend the calls. The default is false.
    open var isPaused = false {
        didSet {
            guard isPaused != oldValue else { return }
            lastFrame = nil
            DisplayBeat.shared.linksDidChange()
        }
    }

    /// The number of frames from one call to the next. The default is 1; smaller values count as 1.
    open var frameInterval = 1 {
        didSet { if frameInterval != oldValue { DisplayBeat.shared.linksDidChange() } }
    }

    /// Starts the calls in a mode of the main run loop. Other run loops have no frames.
    /// - ObjC: addToRunLoop:forMode:
    open func add(to runloop: RunLoop, forMode mode: RunLoop.Mode) {
        guard target != nil else { return }
        modes.insert(mode)
        DisplayBeat.shared.add(self)
    }

    /// Stops the calls in a mode. A link without a mode is invalidated.
    /// - ObjC: removeFromRunLoop:forMode:
    open func remove(from runloop: RunLoop, forMode mode: RunLoop.Mode) {
        guard modes.remove(mode) != nil, modes.isEmpty else { return }
        invalidate()
    }

    /// Stops the calls permanently and releases the target.
    open func invalidate() {
        modes = []
        target = nil
        DisplayBeat.shared.remove(self)
    }

    // MARK: Frames

    /// The number of the next frame for which the target is to be called; nil if the link is paused or invalid.
    final func nextFrame(after frame: Int) -> Int? {
        guard !isPaused, target != nil else { return nil }
        let wanted = (lastFrame ?? frame) + max(lastFrame == nil ? 1 : frameInterval, 1)
        return max(wanted, frame + 1)
    }

    /// Calls the target if this frame is due for the link.
    final func frameDidBegin(_ frame: Int, at time: CFTimeInterval, length: CFTimeInterval) {
        guard !isPaused, let target, lastFrame.map({ frame >= $0 + max(frameInterval, 1) }) ?? true else { return }
        lastFrame = frame
        (timestamp, duration) = (time, length)
        ActionDispatch.send(selector, to: target, sender: self, event: nil)
    }
}
