import MainLoop

/// Calls a closure before each frame, as long as it runs.
@MainActor final class FrameClock {
    private let tick: @MainActor (TimeInterval) -> Void
    private var call: ScheduledCall?
    private static let rate = 60.0

    init(_ tick: @escaping @MainActor (TimeInterval) -> Void) { self.tick = tick }

    static var now: TimeInterval { MainLoop.main.now }

    var isRunning: Bool { call != nil }

    func start() {
        guard call == nil else { return }
        let next = ((FrameClock.now * FrameClock.rate + 0.001).rounded(.down) + 1) / FrameClock.rate
        call = MainLoop.main.schedule(at: next) { [weak self] in
            guard let self else { return }
            call = nil
            start()
            tick(FrameClock.now)
        }
    }

    func stop() {
        call?.cancel()
        call = nil
    }
}
