internal import DeviceLink
internal import MainLoop

/// Draws the app's screen and tells the device of the changed parts.
///
/// A frame is drawn before the main loop waits, if there are changes or an animation is due; at most once per display
/// frame, and only after the device has acknowledged the previous one. Without changes nothing is drawn, sent or
/// scheduled.
@MainActor package final class FrameCycle {
    /// Frames of the display per second.
    static let rate = 60.0

    private let loop = MainLoop.main
    private let send: (AppMessage) -> Void
    private var host: LayerHost?
    private var size = (width: 0, height: 0)
    private var sequence: UInt32 = 0
    /// The frame that the device has not acknowledged yet. The surface belongs to the device until then.
    private var unacknowledged: UInt32?
    private var lastFrame = -Double.infinity
    private var damage: [PixelRect] = []
    private var nextCall: (time: TimeInterval, call: ScheduledCall)?

    /// Called when the frames of the display begin or cease to concern the app, for what follows them.
    static var pauseObservers: [@MainActor (_ isPaused: Bool) -> Void] = []

    /// True while the app is in the background: nothing is drawn.
    var isPaused = false {
        didSet {
            guard isPaused != oldValue else { return }
            schedule(at: nil)
            for observer in Self.pauseObservers { observer(isPaused) }
        }
    }

    init(send: @escaping (AppMessage) -> Void) {
        self.send = send
    }

    /// Called when the screen has another surface: everything is redrawn, and no frame is pending.
    func show(_ host: LayerHost?) {
        self.host = host
        size = host.map { ($0.surface.width, $0.surface.height) } ?? (0, 0)
        unacknowledged = nil
        damage = []
        lastFrame = -.infinity
    }

    /// Called when the device has acknowledged a frame.
    func acknowledge(_ sequence: UInt32) {
        if sequence == unacknowledged { unacknowledged = nil }
    }

    /// True if there are changes to draw and no frame is pending.
    var isWaiting: Bool { !isPaused && unacknowledged != nil && (host?.needsRender ?? false) }

    /// The time at which running animations need their next frame.
    var nextAnimationFrame: TimeInterval? { isPaused ? nil : host?.nextFrameTime }

    /// Called at the end of each turn of the loop.
    func beforeWaiting() {
        CATransaction.flush()
        guard let host, !isPaused, unacknowledged == nil, !loop.isVirtual || loop.isAdvancing else { return }
        if let due = nextDue(host), loop.hasCome(due) {
            draw(host)
            // In virtual time the frames on the way start, move and end animations; the last one is sent.
            if !loop.isVirtual { sendFrame() }
            if unacknowledged != nil { return }
        }
        schedule(at: nextDue(host))
    }

    /// Draws the present state of the screen regardless of the time of the last frame. Used at the end of a step of
    /// virtual time.
    func drawNow() {
        guard let host, !isPaused, unacknowledged == nil else { return }
        if host.needsRender { draw(host) }
        sendFrame()
    }

    /// The time at which the next frame is to be drawn; nil if there is nothing to draw.
    private func nextDue(_ host: LayerHost) -> TimeInterval? {
        let wanted: TimeInterval
        if host.hasChanges {
            wanted = loop.now
        } else if let next = host.nextFrameTime {
            wanted = next
        } else {
            return nil
        }
        // At most one frame for each of the display, aligned to its frame times, so that delays do not add up.
        let earliest = lastFrame.isFinite ? ((lastFrame * Self.rate + 0.001).rounded(.down) + 1) / Self.rate : wanted
        return max(wanted, earliest)
    }

    private func draw(_ host: LayerHost) {
        lastFrame = loop.now
        damage += host.render(at: loop.now)
    }

    private func sendFrame() {
        let rects = Self.message(of: damage, width: size.width, height: size.height)
        damage = []
        guard !rects.isEmpty else { return }
        sequence &+= 1
        unacknowledged = sequence
        send(.frame(sequence: sequence, damage: rects))
    }

    private func schedule(at time: TimeInterval?) {
        if let nextCall, nextCall.time == time, !nextCall.call.isCancelled { return }
        nextCall?.call.cancel()
        nextCall = nil
        guard let time else { return }
        // The call itself draws nothing: it makes a turn of the loop, at whose end the frame is drawn.
        let call = loop.schedule(at: time) { [weak self] in self?.nextCall = nil }
        nextCall = (time, call)
    }

    /// The damage in the form of a message: within the surface, with at most the permitted number of rectangles.
    static func message(of damage: [PixelRect], width: Int, height: Int) -> [DamageRect] {
        var rects: [DamageRect] = []
        for rect in damage {
            let (left, top) = (max(rect.x, 0), max(rect.y, 0))
            let (right, bottom) = (min(rect.x + rect.width, width), min(rect.y + rect.height, height))
            if left < right, top < bottom {
                rects.append(DamageRect(x: left, y: top, width: right - left, height: bottom - top))
            }
        }
        guard rects.count > 64, let first = rects.first else { return rects }
        var (left, top, right, bottom) = (first.x, first.y, 0, 0)
        for rect in rects {
            (left, top) = (min(left, rect.x), min(top, rect.y))
            (right, bottom) = (max(right, rect.x + rect.width), max(bottom, rect.y + rect.height))
        }
        return [DamageRect(x: left, y: top, width: right - left, height: bottom - top)]
    }
}
