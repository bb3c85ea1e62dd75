import AppBuilder
import ArgumentParser
import Foundation

extension ControlClient {
    /// Shows what an app writes until it ends; a signal ends it.
    ///
    /// - Parameter start: starts the app.
    /// - Throws: the app's exit status, if it is not `fine`.
    func watch(_ identifier: String, start: () throws -> Void) throws {
        // Followed before the app starts, so that no line is missed.
        let events = try follow()
        // The first signal terminates the app, whose exit is then reported as usual; a second one ends this command at
        // once.
        nonisolated(unsafe) var isEnding = false
        let watch = TerminationSignals.shared.watch { number in
            if isEnding { TerminationSignals.endProcess(by: number) }
            isEnding = true
            let reply = try? self.ask(ControlRequest(verb: .terminate, arguments: [identifier]))
            if reply?.status != ExitStatus.fine.rawValue { Foundation.exit(ExitStatus.fine.rawValue) }
        }
        defer { watch.cancel() }
        try start()
        while let event = try events.next() {
            event.print()
            guard event.kind == .exit, event.identifier == identifier else { continue }
            if let status = event.status, status != ExitStatus.fine.rawValue { throw ExitCode(status) }
            return
        }
    }
}
