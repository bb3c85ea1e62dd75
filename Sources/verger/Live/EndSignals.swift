import Foundation
import UIKit

/// Ctrl-C and its like end the main loop, so that what runs in it can end in good order.
@MainActor final class EndSignals {
    private var sources: [any DispatchSourceSignal] = []

    func watch() {
        for number in [SIGINT, SIGTERM, SIGHUP] {
            signal(number, SIG_IGN)
            let source = DispatchSource.makeSignalSource(signal: number, queue: .main)
            source.setEventHandler { MainActor.assumeIsolated { MainLoop.main.stop() } }
            source.resume()
            sources.append(source)
        }
        signal(SIGPIPE, SIG_IGN)
    }
}
