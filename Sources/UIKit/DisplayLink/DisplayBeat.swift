internal import MainLoop

/// The beat of the display, for the links that follow it. Runs only while a link wants a frame.
@MainActor final class DisplayBeat {
    static let shared = DisplayBeat()

    private var links: [CADisplayLink] = []
    private var next: (frame: Int, call: ScheduledCall)?
    private var isCalling = false

    private init() {}

    func add(_ link: CADisplayLink) {
        if !links.contains(where: { $0 === link }) { links.append(link) }
        linksDidChange()
    }

    func remove(_ link: CADisplayLink) {
        links.removeAll { $0 === link }
        linksDidChange()
    }

    /// Arranges for the next frame that any link wants.
    func linksDidChange() {
        guard !isCalling else { return }
        let present = Self.frame(at: MainLoop.main.now)
        let wanted = links.compactMap { $0.nextFrame(after: present) }.min()
        guard wanted != next?.frame else { return }
        next?.call.cancel()
        next = wanted.map { frame in
            (frame, MainLoop.main.schedule(at: Self.time(of: frame)) { [weak self] in self?.frameDidBegin() })
        }
    }

    private func frameDidBegin() {
        next = nil
        isCalling = true
        // A loop that is late leaves frames out: the present one counts.
        let frame = Self.frame(at: MainLoop.main.now)
        for link in links {
            link.frameDidBegin(frame, at: Self.time(of: frame), length: 1 / FrameCycle.rate)
        }
        isCalling = false
        linksDidChange()
    }

    /// The number of the display's frame at a time. A call that is due at a frame's beginning belongs to it.
    private static func frame(at time: CFTimeInterval) -> Int { Int((time * FrameCycle.rate + 0.001).rounded(.down)) }

    private static func time(of frame: Int) -> CFTimeInterval { CFTimeInterval(frame) / FrameCycle.rate }
}
