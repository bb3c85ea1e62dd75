import Foundation

/// The identities of files, each asked for once in a build: hundreds of sources read the same headers.
final class FileIdentities: @unchecked Sendable {
    private let lock = NSLock()
    private var known: [String: FileIdentity?] = [:]

    subscript(_ path: String) -> FileIdentity? {
        if let identity = lock.withLock({ known[path] }) { return identity }
        let identity = FileIdentity(path)
        lock.withLock { known[path] = .some(identity) }
        return identity
    }

    func forget(_ path: String) { lock.withLock { _ = known.removeValue(forKey: path) } }

    /// After a script, which may have written anything.
    func forgetAll() { lock.withLock { known.removeAll(keepingCapacity: true) } }
}
