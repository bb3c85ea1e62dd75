/// Reads what a page sends over its web socket from bytes as they come (RFC 6455, section 5).
///
/// At most one message of ``PageLimits/message`` bytes and one frame of control are kept.
package struct SocketMessageReader {
    package enum Event: Equatable {
        case text(String)
        case ping([UInt8])
        case closed
        /// The page broke the protocol; the socket is closed.
        case fault(SocketFrame.CloseCode)
    }

    private struct Frame {
        let kind: SocketFrame.Kind
        let isLast: Bool
        let mask: [UInt8]
        let byteCount: Int
        var bytes: [UInt8] = []
    }

    private var head: [UInt8] = []
    private var frame: Frame?
    /// The frames of a message that has not ended.
    private var message: [UInt8]?

    package init() {}

    /// Takes bytes from the front of `bytes`, up to the end of what they tell.
    /// - Returns: nil when more bytes are needed.
    package mutating func read(_ bytes: inout ArraySlice<UInt8>) -> Event? {
        while true {
            if frame == nil {
                guard let byte = bytes.popFirst() else { return nil }
                head.append(byte)
                if let fault = takeHead() { return .fault(fault) }
            }
            guard var current = frame else { continue }
            let part = bytes.prefix(current.byteCount - current.bytes.count)
            bytes = bytes.dropFirst(part.count)
            for byte in part { current.bytes.append(byte ^ current.mask[current.bytes.count & 3]) }
            frame = current
            guard current.bytes.count == current.byteCount else { return nil }
            frame = nil
            if let event = finish(current) { return event }
        }
    }

    /// Makes the frame once its head is complete.
    private mutating func takeHead() -> SocketFrame.CloseCode? {
        guard head.count >= 2 else { return nil }
        let isLast = head[0] & 0x80 != 0
        // No extension was agreed on, and pages mask what they send.
        guard head[0] & 0x70 == 0, let kind = SocketFrame.Kind(rawValue: head[0] & 0x0f), head[1] & 0x80 != 0 else {
            return .protocolError
        }
        let short = Int(head[1] & 0x7f)
        if kind.isControl, short > 125 || !isLast { return .protocolError }
        let lengthBytes = short == 127 ? 8 : short == 126 ? 2 : 0
        guard head.count >= 2 + lengthBytes + 4 else { return nil }
        var byteCount: UInt64 = lengthBytes == 0 ? UInt64(short) : 0
        for byte in head[2..<2 + lengthBytes] { byteCount = byteCount << 8 | UInt64(byte) }
        guard byteCount <= UInt64(PageLimits.message - (message?.count ?? 0)) else { return .tooLong }
        frame = Frame(kind: kind, isLast: isLast, mask: Array(head.suffix(4)), byteCount: Int(byteCount))
        head.removeAll(keepingCapacity: true)
        return nil
    }

    private mutating func finish(_ frame: Frame) -> Event? {
        switch frame.kind {
        case .ping: return .ping(frame.bytes)
        case .pong: return nil
        case .close: return .closed
        case .binary: return .fault(.unsupported)
        case .text:
            guard message == nil else { return .fault(.protocolError) }
            message = frame.bytes
        case .continuation:
            guard message != nil else { return .fault(.protocolError) }
            message?.append(contentsOf: frame.bytes)
        }
        guard frame.isLast, let whole = message else { return nil }
        message = nil
        guard let text = String(validating: whole, as: UTF8.self) else { return .fault(.notText) }
        return .text(text)
    }
}
