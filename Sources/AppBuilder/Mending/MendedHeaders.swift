import Foundation

/// The headers of a target that had to be mended during a build: who compiles a further source takes the same copies.
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

    /// - Returns: whether the remark is a new one: that on a header is made once.
    func isNew(_ remark: String) -> Bool { lock.withLock { told.insert(remark).inserted } }
}
