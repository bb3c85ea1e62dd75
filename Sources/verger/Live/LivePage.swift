import Foundation
import InterfacePage
import MainLoop

/// Shows the page of an interface document until a signal ends it.
@MainActor final class LivePage {
    private let display: InterfaceDisplay
    private let signals = EndSignals()
    private var failure: (any Error)?

    init(_ display: InterfaceDisplay) { self.display = display }

    /// - Parameter timeout: The time in seconds after which it ends; nil waits for a signal.
    func run(timeout: Double?) throws {
        signals.start()
        display.onReload = { errors in for error in errors { printError(error) } }
        if let timeout { MainLoop.main.schedule(at: MainLoop.main.now + timeout) { MainLoop.main.stop() } }
        MainLoop.main.schedule(at: MainLoop.main.now) { [self] in
            do {
                print("Interface: \(try display.start().absoluteString)")
                printError("Ctrl-C ends it.")
            } catch {
                failure = error
                MainLoop.main.stop()
            }
        }
        MainLoop.main.run()
        end()
        if let failure { throw failure }
    }

    /// Stops the display. The pages get a last message before the process exits, within half a second.
    private func end() {
        display.stop()
        let limit = MainLoop.main.now + 0.5
        while display.isStopping && MainLoop.main.now < limit { MainLoop.main.runOnce(until: limit) }
    }
}
