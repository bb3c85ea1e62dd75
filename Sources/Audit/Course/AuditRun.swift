import Foundation

/// An audit of many apps, several at once.
package final class AuditRun: @unchecked Sendable {
    private let apps: [AuditedApp]
    private let plan: AuditPlan
    private let interruption: AuditInterruption
    private let report: @Sendable (AuditEvent) -> Void

    /// Guards all that follows.
    private let lock = NSLock()
    private var next = 0
    private var done: [AppReport] = []
    private var failure: (any Error)?

    /// - Parameter report: called from several threads, one call at a time, as the audit goes on.
    package init(
        _ apps: [AuditedApp], plan: AuditPlan, interruption: AuditInterruption,
        report: @escaping @Sendable (AuditEvent) -> Void
    ) {
        self.apps = apps
        self.plan = plan
        self.interruption = interruption
        let order = NSLock()
        self.report = { event in
            order.lock()
            defer { order.unlock() }
            report(event)
        }
    }

    /// Runs the audit to its end, or until it is interrupted.
    ///
    /// - Returns: what was found out about each app, in the order of the apps; fewer if it was interrupted.
    /// - Throws: when the report's files cannot be written.
    package func run() throws -> [AppReport] {
        report(.found(count: apps.count))
        let folders = ReportFolderNames(apps)
        let group = DispatchGroup()
        for _ in 0..<max(1, min(plan.jobs, apps.count)) {
            group.enter()
            // A thread of its own: processes are killed with the thread that started them.
            let thread = Thread.Foundation::init {
                self.work(folders)
                group.leave()
            }
            thread.stackSize = 4 << 20
            thread.start()
        }
        group.wait()
        if let failure { throw failure }
        return done.sorted { $0.identifier < $1.identifier }
    }

    private func work(_ folders: ReportFolderNames) {
        while let app = takeNext() {
            let audit = AppAudit(
                app: app, plan: plan, folderName: folders[app], interruption: interruption, report: report)
            do {
                guard let result = try audit.run() else { return }
                finish(result)
            } catch {
                lock.withLock { failure = failure ?? error }
                return
            }
        }
    }

    private func takeNext() -> AuditedApp? {
        lock.withLock {
            guard next < apps.count, failure == nil, !interruption.isWanted else { return nil }
            next += 1
            return apps[next - 1]
        }
    }

    private func finish(_ result: AppReport) {
        let count = lock.withLock {
            done.append(result)
            return done.count
        }
        report(.finished(result, done: count, of: apps.count))
    }
}
