internal import MainLoop

/// The periodic calls that a VoIP app has asked for; they end with this object.
@MainActor final class KeepAlive {
    /// The shortest time between two calls, in seconds.
    static let shortest: TimeInterval = 600

    private let seconds: TimeInterval
    private let handler: @MainActor () -> Void

    init(every seconds: TimeInterval, handler: @escaping @MainActor () -> Void) {
        self.seconds = seconds
        self.handler = handler
        plan()
    }

    private func plan() {
        MainLoop.main.schedule(at: MainLoop.main.now + seconds) { [weak self] in
            guard let self else { return }
            plan()
            handler()
        }
    }
}
