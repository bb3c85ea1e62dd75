import Foundation
import Glibc
import Testing

/// A connection that gives up after some seconds.
final class RawClient {
    let descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)

    init(port: UInt16) throws {
        var limit = timeval(tv_sec: 5, tv_usec: 0)
        let size = socklen_t(MemoryLayout<timeval>.size)
        setsockopt(descriptor, SOL_SOCKET, SO_SNDTIMEO, &limit, size)
        setsockopt(descriptor, SOL_SOCKET, SO_RCVTIMEO, &limit, size)
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_port = port.bigEndian
        address.sin_addr.s_addr = inet_addr("127.0.0.1")
        let isConnected = withUnsafePointer(to: &address) {
            $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                connect(descriptor, $0, socklen_t(MemoryLayout<sockaddr_in>.size)) == 0
            }
        }
        try #require(isConnected)
    }

    deinit { close(descriptor) }

    func send(_ bytes: [UInt8]) {
        var rest = bytes[...]
        while !rest.isEmpty {
            let count = rest.withUnsafeBytes {
                Glibc.send(descriptor, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL))
            }
            guard count > 0 else { return }
            rest = rest.dropFirst(count)
        }
    }

    /// The first line of the answer.
    func status() -> String {
        var bytes = [UInt8](repeating: 0, count: 4096)
        let count = recv(descriptor, &bytes, bytes.count, 0)
        let text = String(decoding: bytes.prefix(max(count, 0)), as: UTF8.self)
        return text.components(separatedBy: "\r\n").first ?? ""
    }

    /// All that comes until the other side closes the connection.
    func everything() -> String {
        var data = Data()
        var bytes = [UInt8](repeating: 0, count: 65536)
        while case let count = recv(descriptor, &bytes, bytes.count, 0), count > 0 { data += bytes[..<count] }
        return String(decoding: data, as: UTF8.self)
    }
}
