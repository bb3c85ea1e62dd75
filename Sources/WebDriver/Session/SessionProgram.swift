import Device
import Foundation
import Glibc
import MainLoop

/// The process of one session: takes commands from the server that started it until that closes its descriptor, and answers each
/// before it takes the next.
@MainActor public final class SessionProgram {
    private let descriptor = SessionProcess.serverDescriptor
    private let host: SessionHost
    private var reader = SessionMessageReader()
    private var session: DriverSession?
    /// The booted device that has the session; nil for a device of its own.
    private var visited: VisitedDevice?
    private var isOver = false

    public init(_ host: SessionHost) { self.host = host }

    /// Works until the server is done with the session.
    public func run() {
        _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
        while !isOver, let message = nextMessage() {
            let reply = DriverReply { try answer(message) }
            guard !isOver, SessionMessageReader.send(reply.data, to: descriptor) else { break }
        }
        session?.shutDown()
        visited?.leave()
    }

    private func answer(_ data: Data) throws -> DriverReply {
        switch SessionMessage(data) {
        case .start(let capabilities, let isVirtual):
            let options = try SessionOptions(capabilities, booted: host.booted)
            if let device = options.bootedDevice { return try visit(device, options) }
            let new = try DriverSession(options, isVirtual: isVirtual, host)
            session = new
            return DriverReply(try new.start())
        case .command(let request):
            if let visited { return try visited.ask(.command(request)) }
            guard let session else { throw DriverError(.invalidSession, "The session has not begun.") }
            return DriverReply(try session.perform(request))
        case nil: throw DriverError(.unknown, "The server sent a message that the session does not know.")
        }
    }

    /// Lets a booted device have the session. An app is built or unpacked here, so that the device is not kept waiting.
    private func visit(_ device: String, _ options: SessionOptions) throws -> DriverReply {
        do {
            let new = VisitedDevice(try host.booted.connect(device))
            visited = new
            var capabilities = options.capabilities
            var reply: DriverReply?
            func start() throws { reply = try new.ask(.start(capabilities: capabilities, isVirtual: false)) }
            if let path = options.app {
                try host.withApp(path) { app in
                    capabilities["appium:app"] = .string(app)
                    try start()
                }
            } else {
                try start()
            }
            guard var reply else { throw DriverError(.notCreated, "\(options.app ?? ""): there is no app in it.") }
            // The client is told what it has asked for.
            if var told = reply.value.members, let path = options.app {
                told["appium:app"] = .string(path)
                if reply.status == 200 { reply.value = .object(told) }
            }
            return reply
        } catch let error as DriverError {
            throw DriverError(.notCreated, error.message)
        } catch {
            throw DriverError(.notCreated, "\(error)")
        }
    }

    // MARK: Messages

    /// Waits for the next message; a live device works meanwhile.
    private func nextMessage() -> Data? {
        while !isOver {
            switch reader.next() {
            case .message(let data): return data
            case .broken: return nil
            case .unfinished: readMore()
            }
        }
        return nil
    }

    private func readMore() {
        guard session?.isVirtual == false else { return readOnce() }
        // The loop of a live device watches the descriptor beside its own.
        var hasCome = false
        let watch = MainLoop.main.watch(descriptor) { hasCome = true }
        while !hasCome { MainLoop.main.runOnce(until: nil) }
        watch.cancel()
        readOnce()
    }

    private func readOnce() {
        var bytes = [UInt8](repeating: 0, count: 64 << 10)
        let count = recv(descriptor, &bytes, bytes.count, 0)
        if count < 0, errno == EINTR { return }
        guard count > 0 else { return isOver = true }
        reader.append(bytes[..<count])
    }
}
