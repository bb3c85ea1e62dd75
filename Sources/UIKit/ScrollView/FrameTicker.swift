internal import MainLoop

/// Calls a closure once for every frame of the display, as long as something moves by itself.
///
/// The calls are made before the frame is drawn, on the display's beat, so that what they change is part of it. A
/// stopped ticker costs nothing.
@MainActor final class FrameTicker {
    private let tick: @MainActor (TimeInterval) -> Void
    private var call: ScheduledCall?

    /// - Parameter tick: Gets the time of the frame.
    init(_ tick: @escaping @MainActor (TimeInterval) -> Void) { self.tick = tick }

    var isRunning: Bool { call != nil }

    func start() {
        guard call == nil else { return }
        let rate = FrameCycle.rate
        let now = MainLoop.main.now
        let next = ((now * rate + 0.001).rounded(.down) + 1) / rate
        call = MainLoop.main.schedule(at: next) { [weak self] in
            guard let self else { return }
            self.call = nil
            self.start()
            self.tick(MainLoop.main.now)
        }
    }

    func stop() {
        call?.cancel()
        call = nil
    }
}
