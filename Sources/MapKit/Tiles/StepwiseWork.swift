import MainLoop

/// Does a long piece of work in small steps, one in each turn of the main loop, so that fingers are heard in between.
@MainActor final class StepwiseWork {
    private let step: @MainActor () -> Bool
    private var call: ScheduledCall?

    /// - Parameter step: Returns true if there is more to do.
    init(_ step: @escaping @MainActor () -> Bool) { self.step = step }

    func start() {
        guard call == nil else { return }
        call = MainLoop.main.schedule(at: MainLoop.main.now) { [weak self] in
            guard let self else { return }
            call = nil
            if step() { start() }
        }
    }

    func stop() {
        call?.cancel()
        call = nil
    }
}
