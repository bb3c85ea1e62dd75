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
    private var isOver = false

    public init(_ host: SessionHost) { self.host = host }

    /// Works until the server is done with the session.
    public func run() {
        _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
        while !isOver, let message = nextMessage() {
            let reply = answer(message)
            guard !isOver, write(SessionMessageReader.bytes(of: reply.data)) else { break }
        }
        session?.shutDown()
    }

    private func answer(_ data: Data) -> DriverReply {
        do {
            switch SessionMessage(data) {
            case .start(let capabilities, let isVirtual):
                let new = try DriverSession(SessionOptions(capabilities), isVirtual: isVirtual, host)
                session = new
                return DriverReply(try new.start())
            case .command(let request):
                guard let session else { throw DriverError(.invalidSession, "The session has not begun.") }
                let (command, words) = try Route.find(request.method, request.words)
                return DriverReply(try session.perform(command, words, Parameters(request.parameters)))
            case nil: throw DriverError(.unknown, "The server sent a message that the session does not know.")
            }
        } catch let error as DriverError {
            return DriverReply(error)
        } catch let error as DeviceError {
            return DriverReply(DriverError(.unknown, error.description))
        } catch {
            return DriverReply(DriverError(.unknown, "\(error)"))
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

    private func write(_ data: Data) -> Bool {
        var rest = data[...]
        while !rest.isEmpty {
            let sent = rest.withUnsafeBytes { send(descriptor, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL)) }
            if sent < 0, errno == EINTR { continue }
            guard sent > 0 else { return false }
            rest = rest.dropFirst(sent)
        }
        return true
    }
}
