import Glibc

/// A turn with a folder: who else wants one waits.
struct FolderLock {
    private let file: Int32

    init(_ folder: String) throws {
        file = open(folder + "/.lock", O_RDWR | O_CREAT | O_NOFOLLOW | O_CLOEXEC, 0o600)
        guard file >= 0 else {
            throw CertificateError(.file, "\(folder): no turn can be taken: \(String(cString: strerror(errno)))")
        }
        while flock(file, LOCK_EX) != 0 {
            guard errno == EINTR else {
                let reason = String(cString: strerror(errno))
                close(file)
                throw CertificateError(.file, "\(folder): no turn can be taken: \(reason)")
            }
        }
    }

    func end() { close(file) }
}
