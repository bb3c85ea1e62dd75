import Foundation
import Glibc

/// Sends a process the signals that somebody wants it to get, on a thread of its own: the main one waits for the
/// process.
final class ProcessGuardian: @unchecked Sendable {
    private let lock = NSLock()
    private var identifier: Int32 = 0
    private var isStopped = false

    /// - Parameter signal: asked ten times a second of real time.
    init(signal: @escaping @Sendable () -> Int32?) {
        Thread.detachNewThread { [self] in
            // Timers follow the clocks of this process, which may stand still.
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
