internal import MainLoop

/// Calls the display links at each frame of the display. It schedules frames only while a link needs one.
@MainActor final class DisplayBeat {
    static let shared = DisplayBeat()

    private var links: [CADisplayLink] = []
    private var next: (frame: Int, call: ScheduledCall)?
    private var isCalling = false

    /// True while the app is in the background, where it draws nothing.
    private var isPaused = false

    private init() {
        FrameCycle.pauseObservers.append { [unowned self] isPaused in
            self.isPaused = isPaused
            linksDidChange()
        }
    }

    func add(_ link: CADisplayLink) {
        if !links.contains(where: { $0 === link }) { links.append(link) }
        linksDidChange()
    }

    func remove(_ link: CADisplayLink) {
        links.removeAll { $0 === link }
        linksDidChange()
    }

    /// Schedules the next frame that a link needs.
    func linksDidChange() {
        guard !isCalling else { return }
        let present = Self.frame(at: MainLoop.main.now)
        let wanted = isPaused ? nil : links.compactMap { $0.nextFrame(after: present) }.min()
        guard wanted != next?.frame else { return }
        next?.call.cancel()
        next = wanted.map { frame in
            (frame, MainLoop.main.schedule(at: Self.time(of: frame)) { [weak self] in self?.frameDidBegin() })
        }
    }

    private func frameDidBegin() {
        next = nil
        isCalling = true
        // If the main loop is late, the missed frames are skipped.
        let frame = Self.frame(at: MainLoop.main.now)
        for link in links {
            link.frameDidBegin(frame, at: Self.time(of: frame), length: 1 / FrameCycle.rate)
        }
        isCalling = false
        linksDidChange()
    }

    /// The number of the frame at a time. The tolerance assigns a call at the very start of a frame to that frame.
    private static func frame(at time: CFTimeInterval) -> Int { Int((time * FrameCycle.rate + 0.001).rounded(.down)) }

    private static func time(of frame: Int) -> CFTimeInterval { CFTimeInterval(frame) / FrameCycle.rate }
}
