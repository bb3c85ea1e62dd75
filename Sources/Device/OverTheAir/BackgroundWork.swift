import CDevice
import Foundation
import Glibc
import Synchronization

/// Work in a thread of its own, whose outcome the main thread looks at now and then.
final class BackgroundWork<Value: Sendable>: Sendable {
    private let result = Mutex<Result<Value, any Error>?>(nil)

    init(_ work: @escaping @Sendable () throws -> Value) {
        Thread.detachNewThread { [self] in
            let outcome = Result { try work() }
            result.withLock { $0 = outcome }
        }
    }

    /// nil while it is being done.
    var outcome: Result<Value, any Error>? { result.withLock { $0 } }

    /// Waits until it is done, at most for so many seconds of real time: for a device in virtual time, whose clock stands still
    /// while a server has its turn.
    func wait(seconds: Double) {
        let end = real_monotonic_nanoseconds() + Int64(seconds * 1e9)
        // The timeout of poll is real.
        while outcome == nil, real_monotonic_nanoseconds() < end { poll(nil, 0, 2) }
    }
}
