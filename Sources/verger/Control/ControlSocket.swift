import Foundation
import Glibc

/// The Unix socket of a booted device: `control` in its folder. Other users cannot connect, since the folder is
/// private.
struct ControlSocket {
    let path: String

    init(deviceFolder: String) { path = deviceFolder + "/control" }

    /// Listens on the socket. One left by a killed device is replaced; the caller's lock of the folder proves that it
    /// is not in use.
    ///
    /// - Returns: A nonblocking descriptor, which the caller must close.
    func listen() throws -> Int32 {
        let descriptor = try makeSocket(Int32(SOCK_NONBLOCK.rawValue))
        unlink(path)
        guard withAddress({ bind(descriptor, $0, $1) }) == 0, chmod(path, 0o600) == 0, Glibc.listen(descriptor, 16) == 0
        else {
            let reason = String(cString: strerror(errno))
            close(descriptor)
            throw CommandError("\(path): cannot listen: \(reason)", cure: "Check the folder's permissions.")
        }
        return descriptor
    }

    /// - Returns: A descriptor, which the caller must close; nil if no device listens.
    func connect() throws -> Int32? {
        let descriptor = try makeSocket(0)
        guard withAddress({ Glibc.connect(descriptor, $0, $1) }) == 0 else {
            close(descriptor)
            return nil
        }
        return descriptor
    }

    private func makeSocket(_ flags: Int32) throws -> Int32 {
        guard path.utf8.count < Self.longestPath else {
            throw CommandError(
                "\(path): too long for a socket's path", cure: "Set VERGER_HOME to a folder with a shorter path.")
        }
        let descriptor = socket(AF_UNIX, Int32(SOCK_STREAM.rawValue) | Int32(SOCK_CLOEXEC.rawValue) | flags, 0)
        guard descriptor >= 0 else {
            throw CommandError("no socket can be made: \(String(cString: strerror(errno)))")
        }
        return descriptor
    }

    private static let longestPath = MemoryLayout.size(ofValue: sockaddr_un().sun_path)

    private func withAddress(_ body: (UnsafePointer<sockaddr>, socklen_t) -> Int32) -> Int32 {
        var address = sockaddr_un()
        address.sun_family = sa_family_t(AF_UNIX)
        withUnsafeMutableBytes(of: &address.sun_path) { $0.copyBytes(from: path.utf8) }
        return withUnsafePointer(to: &address) {
            $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                body($0, socklen_t(MemoryLayout<sockaddr_un>.size))
            }
        }
    }
}
