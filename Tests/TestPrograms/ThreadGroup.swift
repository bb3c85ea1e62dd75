import Foundation

/// Threads of a test's own, for work that waits for other processes: those of Swift's tasks and of queues are few, and wait for
/// other tests.
package final class ThreadGroup: Sendable {
    private let group = DispatchGroup()

    package init() {}

    package func start(_ work: @escaping @Sendable () -> Void) {
        group.enter()
        Thread.detachNewThread { [group] in
            work()
            group.leave()
        }
    }

    /// Waits until all have ended.
    package func wait() { group.wait() }
}
