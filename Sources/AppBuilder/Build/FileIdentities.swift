import Foundation

/// A cache of files' identities for one build, since hundreds of sources include the same headers.
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

    /// Clears the cache after a script phase, which may have written any file.
    func forgetAll() { lock.withLock { known.removeAll(keepingCapacity: true) } }
}
