import Display
import Testing

@Suite struct SocketMessageReaderTests {
    private func frame(_ first: UInt8, _ bytes: [UInt8], masked: Bool = true) -> [UInt8] {
        let mask: [UInt8] = [1, 2, 3, 4]
        var head = [first]
        if bytes.count < 126 {
            head.append(UInt8(bytes.count) | (masked ? 0x80 : 0))
        } else {
            let size = bytes.count < 1 << 16 ? 2 : 8
            head.append((size == 2 ? 126 : 127) | (masked ? 0x80 : 0))
            head += (1...size).map { UInt8(truncatingIfNeeded: bytes.count >> (8 * (size - $0))) }
        }
        guard masked else { return head + bytes }
        return head + mask + bytes.enumerated().map { $1 ^ mask[$0 & 3] }
    }

    private func events(_ bytes: [UInt8], in pieces: Int = .max) -> [SocketMessageReader.Event] {
        var reader = SocketMessageReader()
        var found: [SocketMessageReader.Event] = []
        var rest = bytes[...]
        while !rest.isEmpty {
            var piece = rest.prefix(pieces)
            rest = rest.dropFirst(piece.count)
            while let event = reader.read(&piece) {
                found.append(event)
                if case .fault = event { return found }
            }
        }
        return found
    }

    @Test(arguments: [1, 3, 1000]) func `Messages are read whatever the pieces they come in`(size: Int) {
        let long = String(repeating: "é", count: 500)
        let bytes =
            frame(0x81, Array("touch".utf8)) + frame(0x01, [0xc3]) + frame(0x89, [7]) + frame(0x80, [0xa9])
            + frame(0x8a, []) + frame(0x81, Array(long.utf8)) + frame(0x88, [])
        #expect(events(bytes, in: size) == [.text("touch"), .ping([7]), .text("é"), .text(long), .closed])
    }

    @Test func `What breaks the protocol ends the socket`() {
        #expect(events(frame(0x81, [65], masked: false)) == [.fault(.protocolError)])
        #expect(events(frame(0xc1, [65])) == [.fault(.protocolError)])
        #expect(events(frame(0x83, [65])) == [.fault(.protocolError)])
        #expect(events(frame(0x80, [65])) == [.fault(.protocolError)])
        #expect(events(frame(0x09, [65])) == [.fault(.protocolError)])
        #expect(events(frame(0x01, [65]) + frame(0x01, [65])) == [.fault(.protocolError)])
        #expect(events(frame(0x82, [65])) == [.fault(.unsupported)])
        #expect(events(frame(0x81, [0xff])) == [.fault(.notText)])
    }

    @Test func `Long messages are refused before their bytes come`() {
        #expect(events([0x81, 0xff] + [UInt8](repeating: 0xff, count: 8) + [0, 0, 0, 0]) == [.fault(.tooLong)])
        let count = UInt64(PageLimits.message + 1)
        let length = (0..<8).map { UInt8(truncatingIfNeeded: count >> (56 - 8 * $0)) }
        #expect(events([0x81, 0xff] + length + [0, 0, 0, 0]) == [.fault(.tooLong)])
        let part = frame(0x00, [UInt8](repeating: 65, count: PageLimits.message / 4))
        let parts = frame(0x01, []) + Array((0..<5).map { _ in part }.joined())
        #expect(events(parts) == [.fault(.tooLong)])
    }

    @Test func `The handshake is that of RFC 6455`() {
        #expect(SocketHandshake.accept("dGhlIHNhbXBsZSBub25jZQ==") == "s3pPLMBiTxaQ9kYGzzhZRbK+xOo=")
        #expect(SocketHandshake.sha1([]).prefix(4) == [0xda, 0x39, 0xa3, 0xee])
        #expect(SocketHandshake.sha1(Array(repeating: 97, count: 119)).count == 20)
    }
}
