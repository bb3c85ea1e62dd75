import AppBuilder
import Audit
import Foundation

/// Interrupts an audit on Ctrl-C and similar signals; a second signal ends the process at once.
final class InterruptionSignals {
    private let watch: TerminationSignals.Watch

    init(_ interruption: AuditInterruption) {
        watch = TerminationSignals.shared.watch { number in
            // The child processes are killed with this one.
            if interruption.isWanted { _exit(128 + number) }
            interruption.interrupt()
        }
    }
}
