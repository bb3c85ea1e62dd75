import PushLink
import Testing

struct PushFrameTests {
    private static let topic = PushTopic(identifier: "org.example.Grün", environment: .production)

    private static let fromDevices: [DevicePushFrame] = [
        .hello(device: "A1B2", secret: [UInt8](0..<32)), .register(topic), .unregister(topic),
        .acknowledge(sequence: .max),
    ]
    private static let fromGateways: [GatewayPushFrame] = [
        .welcome(gateway: 7), .token(topic, [UInt8](repeating: 9, count: 32)),
        .message(sequence: 1 << 40, topic, payload: [UInt8](repeating: 32, count: 5120)),
        .refused(reason: "other secret"),
    ]

    /// The frames in `bytes`, given in pieces of `size` bytes.
    private func bodies(_ bytes: [UInt8], piecesOf size: Int) throws -> [ArraySlice<UInt8>] {
        var received: ArraySlice<UInt8> = []
        var bodies: [ArraySlice<UInt8>] = []
        for start in stride(from: 0, to: bytes.count, by: size) {
            received += bytes[start..<min(start + size, bytes.count)]
            while let body = try PushFrame.next(in: &received) { bodies.append(body) }
        }
        #expect(received.isEmpty)
        return bodies
    }

    @Test(arguments: [1, 3, 100, 1 << 20]) func framesComeBackAsTheyWere(piecesOf size: Int) throws {
        let devices = try bodies(Self.fromDevices.flatMap(\.bytes), piecesOf: size).map {
            try DevicePushFrame(body: $0)
        }
        #expect(devices == Self.fromDevices)
        let gateways = try bodies(Self.fromGateways.flatMap(\.bytes), piecesOf: size)
            .map { try GatewayPushFrame(body: $0) }
        #expect(gateways == Self.fromGateways)
    }

    @Test func lengthsAreNotBelieved() {
        for length: [UInt8] in [[0, 0, 0, 0], [0, 0, 0x20, 1], [255, 255, 255, 255]] {
            var received = (length + [1, 2, 3])[...]
            #expect(throws: PushFrameError.self) { try PushFrame.next(in: &received) }
        }
    }

    /// Every frame cut short, and with every byte changed: refused, or another frame that writes itself as it was read.
    @Test func damagedFramesAreRefusedOrMeanWhatTheySay() throws {
        func areCutShort(_ frames: [[UInt8]], read: (ArraySlice<UInt8>) throws -> Void) {
            for bytes in frames where bytes.count < 200 {
                let body = bytes.dropFirst(4)
                for end in 0..<body.count { #expect(throws: PushFrameError.self) { try read(body.prefix(end)) } }
            }
        }
        areCutShort(Self.fromDevices.map(\.bytes)) { _ = try DevicePushFrame(body: $0) }
        areCutShort(Self.fromGateways.map(\.bytes)) { _ = try GatewayPushFrame(body: $0) }
        for bytes in (Self.fromDevices.map(\.bytes) + Self.fromGateways.map(\.bytes)) where bytes.count < 200 {
            let body = bytes.dropFirst(4)
            for index in body.indices {
                for bit in 0..<8 {
                    var damaged = body
                    damaged[index] ^= 1 << bit
                    if let frame = try? DevicePushFrame(body: damaged) { #expect(frame.bytes.dropFirst(4) == damaged) }
                    if let frame = try? GatewayPushFrame(body: damaged) { #expect(frame.bytes.dropFirst(4) == damaged) }
                }
            }
        }
    }
}
