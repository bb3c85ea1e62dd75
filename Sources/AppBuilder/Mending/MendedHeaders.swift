import Foundation

/// The headers of a target that were repaired during a build, so that later sources use the same copies.
final class MendedHeaders: @unchecked Sendable {
    private let lock = NSLock()
    private var copies: [String: String] = [:]
    private var told: Set<String> = []

    var known: [String: String] { lock.withLock { copies } }

    func add(_ sources: [String: String], besides main: String) {
        lock.withLock {
            for (path, copy) in sources where path != main && copies[path] == nil { copies[path] = copy }
        }
    }

    /// - Returns: Whether the remark is new. A remark about a header is reported once.
    func isNew(_ remark: String) -> Bool { lock.withLock { told.insert(remark).inserted } }
}
