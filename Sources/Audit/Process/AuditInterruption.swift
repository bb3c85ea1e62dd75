import Foundation

/// Whether somebody wants the work to end early; asked often by what takes long.
package final class AuditInterruption: @unchecked Sendable {
    private let lock = NSLock()
    private var wanted = false

    package init() {}

    package var isWanted: Bool {
        lock.lock()
        defer { lock.unlock() }
        return wanted
    }

    package func interrupt() {
        lock.lock()
        defer { lock.unlock() }
        wanted = true
    }
}
