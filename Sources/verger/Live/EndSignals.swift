import AppBuilder
import Foundation
import MainLoop

/// Ctrl-C and its like end the main loop, so that what runs in it can end in good order.
@MainActor final class EndSignals {
    private var watch: TerminationSignals.Watch?
    /// What Ctrl-C does instead: it is for the debugger, which shares the terminal.
    var onInterrupt: (@Sendable () -> Void)?

    func start() {
        // All signals are told on one thread.
        nonisolated(unsafe) var count = 0
        watch = TerminationSignals.shared.watch { [onInterrupt] number in
            if number == SIGINT, let onInterrupt { return onInterrupt() }
            count += 1
            // One ends the loop, one more what is waited for after it. Who sends a third will not wait at all.
            if count > 2 { TerminationSignals.endProcess(by: number) }
            DispatchQueue.main.async { MainActor.assumeIsolated { MainLoop.main.stop() } }
        }
        // A page that is closed while it is written to is no reason to end.
        signal(SIGPIPE, SIG_IGN)
    }
}
