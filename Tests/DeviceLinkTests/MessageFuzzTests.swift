import DeviceLink
import Testing

/// Whatever the bytes are, the answer is a message or a `DeviceLinkError`.
@Suite struct MessageFuzzTests {
    /// The same numbers in every run.
    private struct Generator: RandomNumberGenerator {
        var state: UInt64
        mutating func next() -> UInt64 {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return state ^ (state >> 29)
        }
    }

    private func decode<Message: LinkMessage>(_ type: Message.Type, _ code: UInt8, _ fields: [UInt8]) -> Bool {
        do {
            let message = try MessageReader.decode(type, code: code, fields: fields[...])
            // What was understood can be said again.
            _ = try? MessageWriter.encode(message)
            return true
        } catch {
            #expect(!error.description.isEmpty)
            return false
        }
    }

    @Test func randomBytesNeverCrash() {
        var generator = Generator(state: 1)
        var understood = 0
        for _ in 0..<20_000 {
            let count = Int.random(in: 0...64, using: &generator)
            let fields = (0..<count).map { _ in UInt8.random(in: .min ... .max, using: &generator) }
            let code = UInt8.random(in: 0...28, using: &generator)
            if decode(DeviceMessage.self, code, fields) { understood += 1 }
            if decode(AppMessage.self, code, fields) { understood += 1 }
        }
        #expect(understood < 40_000)
    }

    @Test func changedMessagesNeverCrash() throws {
        var generator = Generator(state: 2)
        for _ in 0..<200 {
            for message in SampleMessages.device {
                _ = decode(DeviceMessage.self, message.code, try mutated(message, &generator))
            }
            for message in SampleMessages.app {
                _ = decode(AppMessage.self, message.code, try mutated(message, &generator))
            }
        }
    }

    private func mutated<Message: LinkMessage>(
        _ message: Message, _ generator: inout Generator
    ) throws -> [UInt8] {
        var fields = Array(try MessageWriter.encode(message).bytes.dropFirst(8))
        for _ in 0..<Int.random(in: 1...4, using: &generator) where !fields.isEmpty {
            let index = Int.random(in: 0..<fields.count, using: &generator)
            switch Int.random(in: 0..<3, using: &generator) {
            case 0: fields[index] = UInt8.random(in: .min ... .max, using: &generator)
            case 1: fields.remove(at: index)
            default: fields.insert(0xFF, at: index)
            }
        }
        return fields
    }
}
