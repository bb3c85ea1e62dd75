import Audit
import Foundation

/// Ctrl-C and its like end the work in good order; one more ends the program at once.
final class InterruptionSignals {
    private var sources: [any DispatchSourceSignal] = []

    init(_ interruption: Interruption) {
        for number in [SIGINT, SIGTERM, SIGHUP] {
            signal(number, SIG_IGN)
            let source = DispatchSource.makeSignalSource(signal: number, queue: .global())
            source.setEventHandler {
                // What runs is killed with the program.
                if interruption.isWanted { _exit(128 + number) }
                interruption.interrupt()
            }
            source.resume()
            sources.append(source)
        }
    }
}
