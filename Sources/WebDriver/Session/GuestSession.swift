import Device
import Foundation
import Glibc
import MainLoop

/// A session that drives a live device which was there before it and stays after it. Its messages come over a connection of
/// ``VisitedDevice``, in the process of the session.
///
/// Commands wait for what happens on the device: they let the main loop turn. So its owner lets the session work between two
/// turns of that loop, not within one.
@MainActor public final class GuestSession {
    private let descriptor: Int32
    private let device: Device
    private let page: String
    private let host: SessionHost
    private var reader = SessionMessageReader()
    private var watch: Watch?
    private var session: DriverSession?
    /// Whether the other side is done, or has sent what is no message.
    private var isOver = false
    /// Called when the session has left the device.
    private let onEnd: @MainActor () -> Void

    /// Seconds in which the other side has to take an answer.
    private static let patience = 10

    /// - Parameters:
    ///   - descriptor: a connected socket, owned from here on.
    ///   - page: the address of the device's page.
    public init(
        _ descriptor: Int32, device: Device, page: String, host: SessionHost, onEnd: @escaping @MainActor () -> Void
    ) {
        self.descriptor = descriptor
        self.device = device
        self.page = page
        self.host = host
        self.onEnd = onEnd
        var limit = timeval(tv_sec: Self.patience, tv_usec: 0)
        setsockopt(descriptor, SOL_SOCKET, SO_SNDTIMEO, &limit, socklen_t(MemoryLayout<timeval>.size))
        watch = MainLoop.main.watch(descriptor) { [weak self] in self?.read() }
    }

    private func read() {
        var bytes = [UInt8](repeating: 0, count: 64 << 10)
        let count = recv(descriptor, &bytes, bytes.count, Int32(MSG_DONTWAIT))
        if count < 0, errno == EINTR || errno == EAGAIN { return }
        guard count > 0 else {
            isOver = true
            watch?.cancel()
            return
        }
        reader.append(bytes[..<count])
    }

    /// Carries out the commands that have come, and leaves the device when the other side is done.
    public func work() {
        while !isOver {
            switch reader.next() {
            case .unfinished: return
            case .broken: isOver = true
            case .message(let data):
                let reply = DriverReply { try answer(data) }
                if !SessionMessageReader.send(reply.data, to: descriptor) { isOver = true }
            }
        }
        end()
    }

    private func answer(_ data: Data) throws -> DriverReply {
        switch SessionMessage(data) {
        case .start(let capabilities, _):
            // What was found by name is this device.
            let options = try SessionOptions(capabilities, booted: BootedDevices(find: { $0 }, connect: { _ in -1 }))
            let new = DriverSession(options, joining: device, page: page, host)
            session = new
            return DriverReply(try new.start())
        case .command(let request):
            guard let session else { throw DriverError(.invalidSession, "The session has not begun.") }
            return DriverReply(try session.perform(request))
        case nil: throw DriverError(.unknown, "The server sent a message that the device does not know.")
        }
    }

    /// Takes a line that an app or the device has written.
    public func add(_ line: LogLine) { session?.log.add(line) }

    /// Takes how an app ended.
    public func appDidExit(_ exit: AppExit) { session?.appDidExit(exit) }

    /// Leaves the device.
    public func end() {
        isOver = true
        guard watch != nil else { return }
        watch?.cancel()
        watch = nil
        session?.leave()
        session = nil
        close(descriptor)
        onEnd()
    }
}
