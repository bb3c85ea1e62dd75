import Foundation
import Glibc
import PushLink

/// A device as the gateway sees it: a socket that says what a device says.
final class TestDevice: @unchecked Sendable {
    struct Failure: Error, CustomStringConvertible { let description: String }

    let name: String
    private let secret: [UInt8]
    private var descriptor: Int32 = -1
    private var received: ArraySlice<UInt8> = []
    private(set) var gateway: UInt64 = 0

    init(name: String = "device", secret: [UInt8] = [UInt8](repeating: 7, count: 32)) {
        self.name = name
        self.secret = secret
    }

    deinit { disconnect() }

    /// Connects and is let in.
    func connect(to path: String) throws {
        disconnect()
        try open(path)
        send(.hello(device: name, secret: secret))
        guard case .welcome(let gateway) = try next() else { throw Failure(description: "no welcome") }
        self.gateway = gateway
    }

    func open(_ path: String) throws {
        descriptor = socket(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0)
        var address = sockaddr_un()
        address.sun_family = sa_family_t(AF_UNIX)
        guard path.utf8.count < MemoryLayout.size(ofValue: address.sun_path) else {
            throw Failure(description: "\(path) is too long")
        }
        withUnsafeMutableBytes(of: &address.sun_path) { $0.copyBytes(from: path.utf8) }
        let status = withUnsafePointer(to: &address) {
            $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                Glibc.connect(descriptor, $0, socklen_t(MemoryLayout<sockaddr_un>.size))
            }
        }
        guard status == 0 else { throw Failure(description: "\(path): \(String(cString: strerror(errno)))") }
        // A test that waits for what never comes ends.
        var limit = timeval(tv_sec: 60, tv_usec: 0)
        setsockopt(descriptor, SOL_SOCKET, SO_RCVTIMEO, &limit, socklen_t(MemoryLayout<timeval>.size))
    }

    func disconnect() {
        if descriptor >= 0 { close(descriptor) }
        descriptor = -1
        received = []
    }

    func send(_ frame: DevicePushFrame) { send(frame.bytes) }

    func send(_ bytes: [UInt8]) { _ = Glibc.send(descriptor, bytes, bytes.count, Int32(MSG_NOSIGNAL)) }

    /// The next frame.
    ///
    /// - Throws: if the gateway has closed the connection.
    func next() throws -> GatewayPushFrame {
        while true {
            if let body = try PushFrame.next(in: &received) { return try GatewayPushFrame(body: body) }
            var buffer = [UInt8](repeating: 0, count: 65_536)
            let count = recv(descriptor, &buffer, buffer.count, 0)
            guard count > 0 else {
                throw Failure(description: count == 0 ? "closed" : String(cString: strerror(errno)))
            }
            received += buffer[..<count]
        }
    }

    /// Registers an app.
    func register(_ topic: PushTopic) throws -> [UInt8] {
        send(.register(topic))
        guard case .token(topic, let token) = try next() else { throw Failure(description: "no token") }
        return token
    }

    /// The next message, which is acknowledged unless the test wants otherwise.
    func message(acknowledge: Bool = true) throws -> (sequence: UInt64, payload: String) {
        guard case .message(let sequence, _, let payload) = try next() else { throw Failure(description: "no message") }
        if acknowledge { send(.acknowledge(sequence: sequence)) }
        return (sequence, String(decoding: payload, as: UTF8.self))
    }
}
