import Glibc

/// Unix sockets by their paths.
enum UnixSocket {
    /// - Returns: a descriptor that does not wait, or -1.
    static func make() -> Int32 {
        let kinds = SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue | SOCK_NONBLOCK.rawValue
        return socket(AF_UNIX, Int32(kinds), 0)
    }

    static func connect(_ descriptor: Int32, to path: String) -> Bool {
        withAddress(path) { Glibc.connect(descriptor, $0, $1) } == 0
    }

    static func listen(_ descriptor: Int32, at path: String) -> Bool {
        withAddress(path) { bind(descriptor, $0, $1) } == 0 && chmod(path, 0o600) == 0
            && Glibc.listen(descriptor, 16) == 0
    }

    private static func withAddress(_ path: String, _ body: (UnsafePointer<sockaddr>, socklen_t) -> Int32) -> Int32 {
        var address = sockaddr_un()
        guard path.utf8.count < MemoryLayout.size(ofValue: address.sun_path) else {
            errno = ENAMETOOLONG
            return -1
        }
        address.sun_family = sa_family_t(AF_UNIX)
        withUnsafeMutableBytes(of: &address.sun_path) { $0.copyBytes(from: path.utf8) }
        return withUnsafePointer(to: &address) {
            $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                body($0, socklen_t(MemoryLayout<sockaddr_un>.size))
            }
        }
    }
}
