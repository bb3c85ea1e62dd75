import AppBuilder
import Foundation
import MainLoop

/// Stops the main loop on Ctrl-C and similar signals, so that the process can shut down properly.
@MainActor final class EndSignals {
    private var watch: TerminationSignals.Watch?
    /// Whether a signal has come.
    private(set) var hasCome = false
    /// Replaces the effect of Ctrl-C, for the debugger, which shares the terminal.
    var onInterrupt: (@Sendable () -> Void)?

    func start() {
        // All signals are delivered on one thread.
        nonisolated(unsafe) var count = 0
        watch = TerminationSignals.shared.watch { [weak self, onInterrupt] number in
            if number == SIGINT, let onInterrupt { return onInterrupt() }
            count += 1
            // The first signal ends the loop, the second the wait after it, the third the process.
            if count > 2 { TerminationSignals.endProcess(by: number) }
            DispatchQueue.main.async {
                MainActor.assumeIsolated {
                    self?.hasCome = true
                    MainLoop.main.stop()
                }
            }
        }
        // A page that is closed during a write must not end the process.
        signal(SIGPIPE, SIG_IGN)
    }
}
