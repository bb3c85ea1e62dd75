import CDevice
import Foundation
import Glibc
import MainLoop

/// Listens for pages on 127.0.0.1 and answers them from the main loop.
///
/// Every program of this machine can connect, whoever runs it. So everything that comes is bounded (``PageLimits``)
/// before it is looked at, and those who say nothing make room for those who come.
@MainActor package final class PageServer {
    private let token: String
    private let requestedPort: UInt16?
    private var rules: RequestRules
    private let admitsAllUsers: Bool
    /// Called with the reason when a connection is refused for whose it is.
    package var onRefusal: (@MainActor (String) -> Void)?
    private var listener: Int32?
    private var watch: Watch?
    /// In the order in which they came.
    private var connections: [PageConnection] = []

    /// Where a port is looked for when none was asked for.
    package nonisolated static let usualPorts: ClosedRange<UInt16> = 4800...4899

    /// - Parameters:
    ///   - port: the port to listen on, 0 for one that the system chooses; nil takes the first free one of `usualPorts`.
    ///   - tokenFile: where the token of the page's address is kept between starts.
    package init(port: UInt16?, tokenFile: URL) throws {
        requestedPort = port
        rules = .page
        // The token keeps strangers out, whoever they are.
        admitsAllUsers = true
        token = try PageAccess.token(in: tokenFile)
    }

    /// A page that sends things, too: what comes from elsewhere than the page, which has the token, is not read.
    ///
    /// - Parameter tokenFile: where the token of the page's address is kept between starts.
    package init(port: UInt16, tokenFile: URL, rules: RequestRules) throws {
        requestedPort = port
        self.rules = rules
        admitsAllUsers = false
        token = try PageAccess.token(in: tokenFile)
    }

    /// A server for programs, which need to know no token.
    ///
    /// - Parameter admitsAllUsers: false ends connections of other users of this machine.
    package init(port: UInt16, rules: RequestRules, admitsAllUsers: Bool) {
        requestedPort = port
        self.rules = rules
        self.admitsAllUsers = admitsAllUsers
        token = ""
    }

    /// Starts to listen.
    ///
    /// - Parameter answer: answers the requests of a page that is allowed what the access allows.
    /// - Returns: the address of the page, token included.
    /// - Throws: `DisplayError`.
    package func start(_ answer: @escaping @MainActor (PageRequest, PageAccess) -> PageAnswer) throws -> URL {
        let (descriptor, port) = try listen()
        let access = PageAccess(token: token, port: port)
        guard let address = access.address else {
            close(descriptor)
            throw DisplayError.cannotListen("no address")
        }
        listener = descriptor
        if !token.isEmpty { rules.refusesBody = { !access.allowsPage($0) } }
        watch = MainLoop.main.watch(descriptor) { [weak self] in
            for _ in 0..<PageLimits.connections where self?.accept({ answer($0, access) }) != true { break }
        }
        return address
    }

    /// Listens no more, and ends what is no web socket. Sockets are to be closed by those who opened them.
    package func stop() {
        watch?.cancel()
        watch = nil
        if let listener { close(listener) }
        listener = nil
        for connection in connections where !connection.isLeaving { connection.end() }
    }

    /// Whether pages have not taken yet what they were told last.
    package var isLeaving: Bool { !connections.isEmpty }

    // MARK: Listening

    private func listen() throws -> (descriptor: Int32, port: UInt16) {
        if let requestedPort {
            let descriptor = try listen(on: requestedPort)
            return (descriptor, requestedPort == 0 ? Self.port(of: descriptor) : requestedPort)
        }
        for port in Self.usualPorts {
            do {
                return (try listen(on: port), port)
            } catch DisplayError.portInUse {
                continue
            }
        }
        throw DisplayError.noFreePort(Self.usualPorts)
    }

    /// The port that the system chose.
    private static func port(of descriptor: Int32) -> UInt16 {
        var address = sockaddr_in()
        var size = socklen_t(MemoryLayout<sockaddr_in>.size)
        _ = withUnsafeMutablePointer(to: &address) {
            $0.withMemoryRebound(to: sockaddr.self, capacity: 1) { getsockname(descriptor, $0, &size) }
        }
        return UInt16(bigEndian: address.sin_port)
    }

    private func listen(on port: UInt16) throws -> Int32 {
        let kind = Int32(SOCK_STREAM.rawValue) | Int32(SOCK_CLOEXEC.rawValue) | Int32(SOCK_NONBLOCK.rawValue)
        let descriptor = socket(AF_INET, kind, 0)
        guard descriptor >= 0 else { throw DisplayError.cannotListen(String(cString: strerror(errno))) }
        var yes: Int32 = 1
        setsockopt(descriptor, SOL_SOCKET, SO_REUSEADDR, &yes, socklen_t(MemoryLayout<Int32>.size))
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_port = port.bigEndian
        address.sin_addr.s_addr = inet_addr("127.0.0.1")
        let isBound = withUnsafePointer(to: &address) {
            $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                bind(descriptor, $0, socklen_t(MemoryLayout<sockaddr_in>.size)) == 0
            }
        }
        guard isBound, Glibc.listen(descriptor, 512) == 0 else {
            let reason = errno
            close(descriptor)
            throw reason == EADDRINUSE
                ? DisplayError.portInUse(port) : DisplayError.cannotListen(String(cString: strerror(reason)))
        }
        return descriptor
    }

    // MARK: Connections

    /// - Returns: whether there may be more.
    private func accept(_ answer: @escaping @MainActor (PageRequest) -> PageAnswer) -> Bool {
        guard let listener else { return false }
        let descriptor = Glibc.accept(listener, nil, nil)
        guard descriptor >= 0 else {
            // Without a free descriptor the listener would stay ready for ever.
            if errno == EMFILE || errno == ENFILE { makeRoom() }
            return false
        }
        _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
        guard admitsAllUsers || isOwn(descriptor) else {
            close(descriptor)
            return true
        }
        _ = fcntl(descriptor, F_SETFL, fcntl(descriptor, F_GETFL) | O_NONBLOCK)
        var yes: Int32 = 1
        setsockopt(descriptor, Int32(IPPROTO_TCP), TCP_NODELAY, &yes, socklen_t(MemoryLayout<Int32>.size))
        while connections.count >= PageLimits.connections, makeRoom() {}
        guard connections.count < PageLimits.connections else {
            close(descriptor)
            return true
        }
        let connection = PageConnection(descriptor, rules, answer: answer)
        connections.append(connection)
        connection.onEnd = { [weak self, weak connection] in
            self?.connections.removeAll { $0 === connection }
        }
        connection.start()
        return true
    }

    /// Whether a program of this process's user is at the other end.
    private func isOwn(_ descriptor: Int32) -> Bool {
        var user = uid_t.max
        switch peer_user(descriptor, &user) {
        case peer_user_is_known:
            if user == geteuid() { return true }
            onRefusal?("a program of another user (\(user)) was refused")
        case peer_user_is_untold:
            onRefusal?("this kernel does not tell whose programs connect, so all are refused")
        default: break
        }
        return false
    }

    /// Ends the oldest connection that is no page's, one without a request before others.
    @discardableResult
    private func makeRoom() -> Bool {
        let oldest = connections.first { $0.isIdle } ?? connections.first { !$0.isSocket }
        guard let oldest else { return false }
        oldest.end()
        return true
    }
}
