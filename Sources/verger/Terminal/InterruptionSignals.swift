import AppBuilder
import Audit
import Foundation

/// Ctrl-C and its like end the work in good order; one more ends the program at once.
final class InterruptionSignals {
    private let watch: TerminationSignals.Watch

    init(_ interruption: AuditInterruption) {
        watch = TerminationSignals.shared.watch { number in
            // What runs is killed with the program.
            if interruption.isWanted { _exit(128 + number) }
            interruption.interrupt()
        }
    }
}
