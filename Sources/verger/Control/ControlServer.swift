import Foundation
import Glibc
import MainLoop

/// Accepts requests of other processes to control this process's device.
@MainActor final class ControlServer {
    private let listener: Int32
    private let path: String
    private var watch: Watch?
    private var clients: [Int32: (watch: Watch, channel: LineChannel)] = [:]
    private var followers: [Int32: ControlFollower] = [:]
    private var recent = RecentEvents()
    private let answer: @MainActor (ControlRequest) -> ControlReply
    /// Gets the connection of each `drive` request that was granted, and closes it in the end.
    var onDriver: (@MainActor (_ descriptor: Int32) -> Void)?

    /// The greatest number of concurrent connections; further ones wait in the socket's queue.
    private static let mostClients = 16

    init(_ socket: ControlSocket, answer: @escaping @MainActor (ControlRequest) -> ControlReply) throws {
        listener = try socket.listen()
        path = socket.path
        self.answer = answer
        watch = MainLoop.main.watch(listener) { [weak self] in self?.accept() }
    }

    func stop() {
        watch?.cancel()
        clients.keys.forEach { drop($0) }
        close(listener)
        unlink(path)
    }

    private func accept() {
        let descriptor = Glibc.accept(listener, nil, nil)
        guard descriptor >= 0 else { return }
        guard clients.count < Self.mostClients else {
            close(descriptor)
            return
        }
        _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
        // A reply fits into the socket's buffer; a client that does not read it must not block the device.
        var limit = timeval(tv_sec: 1, tv_usec: 0)
        setsockopt(descriptor, SOL_SOCKET, SO_SNDTIMEO, &limit, socklen_t(MemoryLayout<timeval>.size))
        let watch = MainLoop.main.watch(descriptor) { [weak self] in self?.read(descriptor) }
        clients[descriptor] = (watch, LineChannel(descriptor))
    }

    private func read(_ descriptor: Int32) {
        switch clients[descriptor]?.channel.read() {
        case .unfinished?, nil: return
        case .ended?: drop(descriptor)
        case .line(let line)?:
            let reply: ControlReply
            var granted: ControlRequest?
            if let request = try? JSONDecoder().decode(ControlRequest.self, from: line) {
                reply = answer(request)
                if reply.status == ExitStatus.fine.rawValue { granted = request }
            } else {
                reply = ControlReply(
                    status: ExitStatus.wrongUse.rawValue, error: "error: not a request of this version")
            }
            if let data = try? JSONEncoder().encode(reply) {
                _ = LineChannel.write(data + [UInt8(ascii: "\n")], to: descriptor)
            }
            switch granted?.verb {
            case .follow:
                let follower = ControlFollower(descriptor)
                followers[descriptor] = follower
                guard granted?.arguments.first == ControlRequest.withHistory else { return }
                for event in recent.events + [ControlEvent()] where !follower.tell(event) { return drop(descriptor) }
            case .drive:
                clients.removeValue(forKey: descriptor)?.watch.cancel()
                onDriver?(descriptor)
            default: drop(descriptor)
            }
        }
    }

    /// Sends an event to all followers.
    func tell(_ event: ControlEvent) {
        recent.add(event)
        for (descriptor, follower) in followers where !follower.tell(event) { drop(descriptor) }
    }

    private func drop(_ descriptor: Int32) {
        followers.removeValue(forKey: descriptor)?.stop()
        guard let client = clients.removeValue(forKey: descriptor) else { return }
        client.watch.cancel()
        close(descriptor)
    }
}
