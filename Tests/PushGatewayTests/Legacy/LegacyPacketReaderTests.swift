import NIOCore
import Testing

import PushGateway

struct LegacyPacketReaderTests {
    private static let token = PushToken([UInt8](1...32))!
    private static let payload = #"{"aps":{}}"#

    private func read(_ packet: LegacyPacket) throws -> LegacyNotification? {
        var bytes = ByteBuffer(bytes: packet.bytes)
        return try LegacyPacketReader.next(&bytes)
    }

    private func fault(_ packet: LegacyPacket) -> LegacyFault? {
        #expect(throws: LegacyFault.self) { try read(packet) }
    }

    @Test func eachCommandIsRead() throws {
        let simple = try #require(try read(.simple(token: Self.token.bytes, payload: Self.payload)))
        #expect(simple.token == Self.token)
        #expect(simple.expiry == nil)
        #expect(String(buffer: simple.payload) == Self.payload)
        let enhanced = try read(.enhanced(identifier: 7, expiry: 9, token: Self.token.bytes, payload: Self.payload))
        #expect(enhanced?.identifier == 7)
        #expect(enhanced?.expiry == 9)
        let items: [LegacyPacket.Item] = [
            .priority(5), .expiry(11), .identifier(8), .payload(Self.payload), .token(Self.token.bytes),
        ]
        let framed = try read(.frame(items))
        #expect(framed?.identifier == 8)
        #expect(framed?.expiry == 11)
        #expect(framed?.priority == 5)
        #expect(framed?.token == Self.token)
    }

    @Test func packetsComeInPieces() throws {
        let packets: [LegacyPacket] = [
            .simple(token: Self.token.bytes, payload: Self.payload),
            .enhanced(identifier: 7, expiry: 9, token: Self.token.bytes, payload: Self.payload),
            .frame([.token(Self.token.bytes), .payload(Self.payload), .identifier(8)]),
        ]
        var received = ByteBuffer()
        var count = 0
        for byte in packets.flatMap(\.bytes) {
            received.writeInteger(byte)
            while try LegacyPacketReader.next(&received) != nil { count += 1 }
        }
        #expect(count == 3)
        #expect(received.readableBytes == 0)
    }

    @Test func faultsAreToldByTheGuidesNumbers() {
        let long = #"{"a":""# + String(repeating: "x", count: 300) + #""}"#
        let longer = #"{"a":""# + String(repeating: "x", count: 2100) + #""}"#
        let token = Self.token.bytes
        #expect(fault(.enhanced(identifier: 1, expiry: 0, token: [], payload: "{}")) == LegacyFault(.missingToken, 1))
        #expect(
            fault(.enhanced(identifier: 2, expiry: 0, token: [1, 2], payload: "{}"))
                == LegacyFault(.invalidTokenSize, 2))
        #expect(
            fault(.enhanced(identifier: 3, expiry: 0, token: token, payload: "")) == LegacyFault(.missingPayload, 3))
        #expect(
            fault(.enhanced(identifier: 4, expiry: 0, token: token, payload: long))
                == LegacyFault(.invalidPayloadSize, 4))
        #expect(
            fault(.enhanced(identifier: 5, expiry: 0, token: token, payload: "[1]")) == LegacyFault(.processingError, 5)
        )
        #expect(fault(.frame([.payload("{}"), .identifier(6)])) == LegacyFault(.missingToken, 6))
        #expect(fault(.frame([.token(token), .identifier(7)])) == LegacyFault(.missingPayload, 7))
        #expect(fault(.frame([.token([1]), .payload("{}"), .identifier(8)])) == LegacyFault(.invalidTokenSize, 8))
        #expect(
            fault(.frame([.token(token), .payload(longer), .identifier(9)])) == LegacyFault(.invalidPayloadSize, 9))
        #expect(
            fault(.frame([.token(token), .payload("{}"), .identifier(10), .priority(7)]))
                == LegacyFault(.processingError, 10))
        #expect(
            fault(.frame([.token(token), .payload("{}"), .identifier(11), .other(9, [1])]))
                == LegacyFault(.processingError, 11))
        #expect(fault(.raw([9, 0, 0])) == LegacyFault(.processingError, 0))
    }

    /// Nothing is collected for a length that cannot be right.
    @Test func lengthsAreRefusedBeforeTheirBytesCome() {
        #expect(fault(.raw([2, 0xff, 0xff, 0xff, 0xff])) == LegacyFault(.invalidPayloadSize, 0))
        #expect(fault(.raw([0, 0xff, 0xff])) == LegacyFault(.invalidTokenSize, 0))
        #expect(fault(.raw([0, 0, 32] + Self.token.bytes + [0xff, 0xff])) == LegacyFault(.invalidPayloadSize, 0))
    }

    @Test func randomBytesNeverCrash() {
        var random = SystemRandomNumberGenerator()
        for _ in 0..<20_000 {
            let packet = LegacyPacket.frame([.token(Self.token.bytes), .payload("{}"), .identifier(1)])
            var bytes = packet.bytes
            for _ in 0..<3 {
                bytes[.random(in: 0..<bytes.count, using: &random)] = .random(in: 0...255, using: &random)
            }
            var received = ByteBuffer(bytes: bytes)
            while let notification = try? LegacyPacketReader.next(&received) {
                #expect(notification.payload.readableBytes <= LegacyPacketReader.maximumFramePayload)
            }
        }
    }
}
