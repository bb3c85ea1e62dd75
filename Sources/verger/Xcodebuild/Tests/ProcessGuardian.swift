import Foundation
import Glibc

/// Sends signals to a process on request. It uses its own thread, since the main thread waits for the process.
final class ProcessGuardian: @unchecked Sendable {
    private let lock = NSLock()
    private var identifier: Int32 = 0
    private var isStopped = false

    /// - Parameter signal: Called ten times a second of real time; returns the signal to send, or nil.
    init(signal: @escaping @Sendable () -> Int32?) {
        Thread.detachNewThread { [self] in
            // Uses `poll`, since timers follow the virtual clocks of this process, which may stand still.
            while poll(nil, 0, 100) <= 0, !lock.withLock({ isStopped }) {
                guard let number = signal() else { continue }
                lock.withLock { if identifier > 0 { kill(identifier, number) } }
            }
        }
    }

    var process: Int32 {
        get { lock.withLock { identifier } }
        set { lock.withLock { identifier = newValue } }
    }

    func stop() {
        lock.withLock {
            identifier = 0
            isStopped = true
        }
    }
}
