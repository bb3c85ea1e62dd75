import Foundation
import Glibc

/// Sends a process the signals that somebody wants it to get, on a thread of its own: the main one waits for the process.
final class ProcessGuardian: @unchecked Sendable {
    private let lock = NSLock()
    private var identifier: Int32 = 0
    private let timer = DispatchSource.makeTimerSource(queue: .global())

    /// - Parameter signal: asked ten times a second.
    init(signal: @escaping @Sendable () -> Int32?) {
        timer.setEventHandler { [weak self] in
            guard let self, let number = signal() else { return }
            lock.withLock { if self.identifier > 0 { kill(self.identifier, number) } }
        }
        timer.schedule(deadline: .now(), repeating: .milliseconds(100))
        timer.activate()
    }

    var process: Int32 {
        get { lock.withLock { identifier } }
        set { lock.withLock { identifier = newValue } }
    }

    func stop() {
        process = 0
        timer.cancel()
    }
}
