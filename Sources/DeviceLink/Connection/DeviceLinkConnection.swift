internal import CPlatform
import Foundation

/// The device's end of a link.
package typealias DeviceSideConnection = DeviceLinkConnection<AppMessage, DeviceMessage>
/// The app's end of a link.
package typealias AppSideConnection = DeviceLinkConnection<DeviceMessage, AppMessage>

/// One end of the socket between an app and its device.
///
/// Nothing here blocks: whoever owns the connection watches `fileDescriptor` for readability and calls `receive`, and,
/// while `wantsToWrite`, for writability and calls `flush`. Any error is final. Used from one thread.
package final class DeviceLinkConnection<Incoming: LinkMessage, Outgoing: LinkMessage> {
    /// The socket, to be watched; owned by the connection.
    package var fileDescriptor: Int32 { socket.number }
    private let socket: OwnedDescriptor
    private var arrived: [UInt8] = []
    private var arrivedDescriptors: [OwnedDescriptor] = []
    private var queue: [QueuedWrite] = []
    private var failure: DeviceLinkError?
    /// The other side is gone: nothing reaches it any more, but what it said last can still be read.
    private var isPeerGone = false

    /// Bytes that wait to be sent.
    package private(set) var queuedByteCount = 0
    /// Told when `wantsToWrite` changes.
    package var wantsToWriteDidChange: ((Bool) -> Void)?
    /// Whether bytes wait until the socket takes more.
    package private(set) var wantsToWrite = false {
        didSet { if wantsToWrite != oldValue { wantsToWriteDidChange?(wantsToWrite) } }
    }

    /// Bytes that are partly sent, and the descriptors that go with the first of them.
    private struct QueuedWrite {
        var bytes: ArraySlice<UInt8>
        var descriptors: [OwnedDescriptor]
    }

    /// Bytes read in one call, so that a peer which never stops sending does not keep its reader for ever.
    private static var readLimit: Int { 1 << 20 }

    /// Takes ownership of a connected stream socket.
    package init(fileDescriptor: Int32) { socket = OwnedDescriptor(fileDescriptor) }

    // MARK: Sending

    /// Sends a message, or queues what the socket does not take at once.
    /// - Throws: `DeviceLinkError.unsendable` for a field beyond its limit, after which the connection goes on;
    ///   `.closed`, `.system` or `.peerNotReading` when it is over.
    package func send(_ message: Outgoing) throws(DeviceLinkError) {
        if let failure { throw failure }
        if isPeerGone { throw .closed }
        let (bytes, descriptors) = try MessageWriter.encode(message)
        guard queuedByteCount + bytes.count <= DeviceLinkLimits.queuedByteCount else {
            throw end(.peerNotReading(queuedBytes: queuedByteCount))
        }
        queue.append(QueuedWrite(bytes: bytes[...], descriptors: descriptors))
        queuedByteCount += bytes.count
        if !wantsToWrite { try flush() }
    }

    /// Sends as much of the queue as the socket takes.
    package func flush() throws(DeviceLinkError) {
        if let failure { throw failure }
        while let first = queue.first {
            let numbers = first.descriptors.map(\.number)
            let sent = first.bytes.withUnsafeBytes { bytes in
                bytes.baseAddress.map { platform_send(socket.number, $0, bytes.count, numbers, numbers.count) } ?? 0
            }
            if sent == -Int(EAGAIN) || sent == -Int(EWOULDBLOCK) {
                wantsToWrite = true
                return
            }
            guard sent >= 0 else {
                let errno = Int32(-sent)
                guard errno == EPIPE || errno == ECONNRESET else { throw end(.system(operation: "send", errno: errno)) }
                isPeerGone = true
                dropQueue()
                throw .closed
            }
            queuedByteCount -= sent
            if sent == first.bytes.count {
                queue.removeFirst()
            } else {
                queue[0].bytes = first.bytes.dropFirst(sent)
                if sent > 0 { queue[0].descriptors = [] }
            }
        }
        wantsToWrite = false
    }

    // MARK: Receiving

    /// The messages that have arrived whole since the last call, oldest first; none if there are none.
    ///
    /// Messages that came before a fault are returned; the fault is thrown by the next call, for which the socket is
    /// readable at once.
    /// - Throws: `DeviceLinkError` when the other side closed the connection or sent something it should not have.
    package func receive() throws(DeviceLinkError) -> [Incoming] {
        if let failure { throw failure }
        var messages: [Incoming] = []
        do throws(DeviceLinkError) {
            try read()
            try decode(into: &messages)
        } catch {
            let error = end(error)
            if messages.isEmpty { throw error }
        }
        return messages
    }

    /// Ends the connection: the other side sees it closed.
    package func close() { _ = end(.closed) }

    /// Reads what the socket holds, up to a limit. Throws `.closed` only when nothing was read before.
    private func read() throws(DeviceLinkError) {
        let capacity = 64 << 10
        var total = 0
        var numbers = [Int32](repeating: -1, count: Int(PLATFORM_DESCRIPTORS_PER_WRITE))
        while total < Self.readLimit {
            let start = arrived.count
            var descriptorCount = 0
            var received = 0
            withUnsafeTemporaryAllocation(byteCount: capacity, alignment: 16) { buffer in
                guard let base = buffer.baseAddress else { return }
                received = platform_receive(socket.number, base, capacity, &numbers, &descriptorCount)
                if received > 0 { arrived.append(contentsOf: buffer[..<received]) }
            }
            arrivedDescriptors += numbers.prefix(descriptorCount).map(OwnedDescriptor.init)
            guard arrivedDescriptors.count <= DeviceLinkLimits.waitingDescriptorCount else {
                throw .unexpectedDescriptors
            }
            switch received {
            case 0:
                if total == 0 { throw .closed }
                return
            case -Int(EAGAIN): return
            // It went without reading everything.
            case -Int(ECONNRESET):
                if total == 0 { throw .closed }
                return
            case -Int(EMSGSIZE): throw .unexpectedDescriptors
            case ..<0: throw .system(operation: "receive", errno: Int32(-received))
            default: total += arrived.count - start
            }
        }
    }

    /// Takes the whole messages from the front of what arrived.
    private func decode(into messages: inout [Incoming]) throws(DeviceLinkError) {
        var position = 0
        defer { arrived.removeFirst(position) }
        while arrived.count - position >= MessageHeader.byteCount {
            let header = arrived[position..<position + MessageHeader.byteCount]
            let start = position + MessageHeader.byteCount
            guard header[position] == DeviceLinkLimits.version else {
                throw .unsupportedVersion(header[position])
            }
            let byteCount = (0..<4).reduce(0) { $0 | Int(header[position + 4 + $1]) << (8 * $1) }
            guard byteCount <= DeviceLinkLimits.messageByteCount else { throw .messageTooLong(byteCount: byteCount) }
            let descriptorCount = Int(header[position + 2])
            guard arrived.count - start >= byteCount else { return }
            guard descriptorCount <= arrivedDescriptors.count else {
                throw .malformed(
                    message: "number \(header[position + 1])", field: "header",
                    reason: "announces \(descriptorCount) descriptors, \(arrivedDescriptors.count) came")
            }
            let descriptors = Array(arrivedDescriptors.prefix(descriptorCount))
            arrivedDescriptors.removeFirst(descriptorCount)
            messages.append(
                try MessageReader.decode(
                    code: header[position + 1], fields: arrived[start..<start + byteCount], descriptors: descriptors))
            position = start + byteCount
        }
        if arrived.count == position, !arrivedDescriptors.isEmpty { throw .unexpectedDescriptors }
    }

    /// Remembers why the connection is over, drops what waits and shuts the socket, which also wakes its watcher.
    private func end(_ error: DeviceLinkError) -> DeviceLinkError {
        if let failure { return failure }
        failure = error
        dropQueue()
        arrived = []
        arrivedDescriptors = []
        shutdown(socket.number, Int32(SHUT_RDWR))
        return error
    }

    private func dropQueue() {
        queue = []
        queuedByteCount = 0
        wantsToWrite = false
    }
}
