import CDevice
import Foundation
import Glibc
import Testing

/// Whose program is at the other end of a connection.
@Suite struct PeerUserTests {
    private let listener = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)

    /// A connection of this machine with itself: the end that connected, and the one that accepted.
    private func connect(_ family: Int32) throws -> (client: Int32, server: Int32) {
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_addr.s_addr = inet_addr("127.0.0.1")
        var size = socklen_t(MemoryLayout<sockaddr_in>.size)
        let isListening = withUnsafeMutablePointer(to: &address) {
            $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                bind(listener, $0, size) == 0 && listen(listener, 8) == 0 && getsockname(listener, $0, &size) == 0
            }
        }
        try #require(isListening)
        let client = socket(family, Int32(SOCK_STREAM.rawValue), 0)
        if family == AF_INET6 {
            // 127.0.0.1 as a client knows it that has one kind of sockets for both families.
            var mapped = sockaddr_in6()
            mapped.sin6_family = sa_family_t(AF_INET6)
            mapped.sin6_port = address.sin_port
            inet_pton(AF_INET6, "::ffff:127.0.0.1", &mapped.sin6_addr)
            let isConnected = withUnsafePointer(to: &mapped) {
                $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                    Glibc.connect(client, $0, socklen_t(MemoryLayout<sockaddr_in6>.size)) == 0
                }
            }
            try #require(isConnected)
        } else {
            let isConnected = withUnsafePointer(to: &address) {
                $0.withMemoryRebound(to: sockaddr.self, capacity: 1) { Glibc.connect(client, $0, size) == 0 }
            }
            try #require(isConnected)
        }
        return (client, accept(listener, nil, nil))
    }

    @Test(arguments: [AF_INET, AF_INET6])
    func `The other end of a connection is this user's, until it is closed`(family: Int32) throws {
        defer { close(listener) }
        let (client, server) = try connect(family)
        defer { close(server) }
        var user = uid_t.max
        #expect(peer_user(server, &user) == peer_user_is_known)
        #expect(user == geteuid())
        close(client)
        user = uid_t.max
        #expect(peer_user(server, &user) == peer_user_is_gone)
        #expect(user == uid_t.max)
    }

    @Test func `What is no connection has no other end`() {
        defer { close(listener) }
        var user = uid_t.max
        #expect(peer_user(listener, &user) == peer_user_is_gone)
        #expect(peer_user(-1, &user) == peer_user_is_gone)
    }
}
