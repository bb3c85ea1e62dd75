import Foundation
import Glibc
import MainLoop

/// A connected socket that never waits: bytes come by a callback, and what cannot be sent at once is sent when the other side
/// takes it.
@MainActor final class SocketStream {
    /// What has come.
    var hear: ((UnsafeRawBufferPointer) -> Void)?
    /// Called once, when the other side is gone or takes nothing for too long.
    var end: (() -> Void)?

    private let descriptor: Int32
    private let mostUnsent: Int
    private var unsent = Data()
    private var readWatch: Watch?
    private var writeWatch: Watch?
    private(set) var isOver = false

    private static let readSize = 64 << 10

    /// - Parameters:
    ///   - descriptor: is closed at the end.
    ///   - mostUnsent: bytes that may wait to be sent.
    init(_ descriptor: Int32, mostUnsent: Int) {
        self.descriptor = descriptor
        self.mostUnsent = mostUnsent
        readWatch = MainLoop.main.watch(descriptor) { [weak self] in self?.read() }
    }

    func send(_ bytes: some Sequence<UInt8>) {
        guard !isOver else { return }
        unsent.append(contentsOf: bytes)
        guard unsent.count <= mostUnsent else { return finish() }
        write()
    }

    private func write() {
        while !unsent.isEmpty {
            let count = unsent.withUnsafeBytes {
                Glibc.send(descriptor, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL | MSG_DONTWAIT))
            }
            if count > 0 {
                unsent.removeFirst(count)
            } else if count < 0, errno == EINTR {
                continue
            } else {
                guard errno == EAGAIN else { return finish() }
                if writeWatch == nil {
                    writeWatch = MainLoop.main.watch(descriptor, for: .writable) { [weak self] in self?.write() }
                }
                return
            }
        }
        writeWatch?.cancel()
        writeWatch = nil
    }

    private func read() {
        withUnsafeTemporaryAllocation(byteCount: Self.readSize, alignment: 1) { buffer in
            let count = recv(descriptor, buffer.baseAddress, buffer.count, Int32(MSG_DONTWAIT))
            guard count > 0 else {
                if count == 0 || (errno != EAGAIN && errno != EINTR) { finish() }
                return
            }
            hear?(UnsafeRawBufferPointer(rebasing: buffer[..<count]))
        }
    }

    /// Ends the connection, and says so.
    func finish() {
        guard !isOver else { return }
        stop()
        end?()
    }

    /// Ends the connection.
    func stop() {
        guard !isOver else { return }
        isOver = true
        readWatch?.cancel()
        writeWatch?.cancel()
        close(descriptor)
    }
}
