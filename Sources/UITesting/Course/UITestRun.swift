import Audit
import Foundation

/// Runs many tests, several at once.
package final class UITestRun: @unchecked Sendable {
    private let tests: [UITest]
    private let plan: UITestPlan
    private let interruption: AuditInterruption
    private let report: @Sendable (UITestEvent) -> Void

    /// Guards all that follows, and lets one event be reported after the other.
    private let lock = NSLock()
    private var next = 0
    private var done: [Int: UITestResult] = [:]
    private var failure: (any Error)?

    /// - Parameter report: called from several threads, one call at a time.
    package init(
        _ tests: [UITest], plan: UITestPlan, interruption: AuditInterruption,
        report: @escaping @Sendable (UITestEvent) -> Void
    ) {
        self.tests = tests
        self.plan = plan
        self.interruption = interruption
        self.report = report
    }

    /// Runs the tests to their end, or until it is interrupted.
    ///
    /// - Returns: what came of them, in their order; fewer if it was interrupted.
    /// - Throws: when files cannot be written, or the program cannot be started.
    package func run() throws -> [UITestResult] {
        let group = DispatchGroup()
        for _ in 0..<max(1, min(plan.jobs, tests.count)) {
            group.enter()
            // A thread of its own: processes are killed with the thread that started them.
            let thread = Thread.Foundation::init {
                self.work()
                group.leave()
            }
            thread.stackSize = 4 << 20
            thread.start()
        }
        group.wait()
        if let failure { throw failure }
        return done.sorted { $0.key < $1.key }.map(\.value)
    }

    private func work() {
        while let index = takeNext() {
            do {
                var attempts: [UITestAttempt] = []
                repeat {
                    let play = UITestPlay(
                        test: tests[index], number: index + 1, attempt: attempts.count + 1, plan: plan)
                    guard let attempt = try play.run(unless: interruption) else { return }
                    attempts.append(attempt)
                } while attempts.count <= plan.retries && attempts.last?.outcome != .passed
                finish(index, UITestResult(tests[index], attempts))
            } catch {
                lock.withLock { failure = failure ?? error }
                return
            }
        }
    }

    private func takeNext() -> Int? {
        lock.withLock {
            guard next < tests.count, failure == nil, !interruption.isWanted else { return nil }
            next += 1
            report(.began(tests[next - 1]))
            return next - 1
        }
    }

    private func finish(_ index: Int, _ result: UITestResult) {
        lock.withLock {
            done[index] = result
            report(.finished(result, done: done.count, of: tests.count))
        }
    }
}
