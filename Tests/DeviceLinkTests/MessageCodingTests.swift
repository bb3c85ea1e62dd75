import DeviceLink
import Testing

@Suite struct MessageCodingTests {
    private static let headerLength = 8

    private func roundTrip<Message: LinkMessage>(_ message: Message) throws -> Message {
        let (bytes, descriptors) = try MessageWriter.encode(message)
        return try MessageReader.decode(
            code: message.code, fields: bytes[Self.headerLength...], descriptors: descriptors)
    }

    @Test(arguments: SampleMessages.device) func everyDeviceMessageComesBackAsItWas(message: DeviceMessage) throws {
        #expect(try roundTrip(message) == message)
    }

    @Test(arguments: SampleMessages.app) func everyAppMessageComesBackAsItWas(message: AppMessage) throws {
        #expect(try roundTrip(message) == message)
    }

    @Test func aSurfaceTravelsWithItsDescriptor() throws {
        let memory = try SharedMemory(byteCount: 4096)
        let message = DeviceMessage.surface(
            SurfaceDescription(width: 32, height: 32, bytesPerRow: 128, descriptor: memory.descriptor))
        #expect(try roundTrip(message) == message)
    }

    @Test(arguments: SampleMessages.device) func aMessageCutShortIsAnError(message: DeviceMessage) throws {
        let bytes = try MessageWriter.encode(message).bytes
        for end in Self.headerLength..<bytes.count {
            #expect(throws: DeviceLinkError.self) {
                try MessageReader.decode(DeviceMessage.self, code: message.code, fields: bytes[8..<end])
            }
        }
    }

    @Test(arguments: SampleMessages.app) func bytesAfterTheLastFieldAreAnError(message: AppMessage) throws {
        let bytes = try MessageWriter.encode(message).bytes + [0]
        #expect(throws: DeviceLinkError.self) {
            try MessageReader.decode(AppMessage.self, code: message.code, fields: bytes[8...])
        }
    }

    @Test func anUnknownNumberIsAnError() {
        #expect(throws: DeviceLinkError.unknownMessage(code: 200)) {
            try MessageReader.decode(AppMessage.self, code: 200, fields: [])
        }
    }

    @Test func aSurfaceWithoutItsDescriptorIsAnError() throws {
        let memory = try SharedMemory(byteCount: 4096)
        let message = DeviceMessage.surface(
            SurfaceDescription(width: 32, height: 32, bytesPerRow: 128, descriptor: memory.descriptor))
        let bytes = try MessageWriter.encode(message).bytes
        #expect(throws: DeviceLinkError.self) {
            try MessageReader.decode(DeviceMessage.self, code: message.code, fields: bytes[8...])
        }
    }

    @Test func numbersThatAreNoneAreNotSentNorTaken() throws {
        #expect(throws: DeviceLinkError.self) { try MessageWriter.encode(DeviceMessage.statusBarFrame(height: .nan)) }
        let infinite = withUnsafeBytes(of: Double.infinity.bitPattern.littleEndian) { Array($0) }
        let code = DeviceMessage.statusBarFrame(height: 0).code
        #expect(throws: DeviceLinkError.self) {
            try MessageReader.decode(DeviceMessage.self, code: code, fields: infinite[...])
        }
    }

    @Test func fieldsBeyondTheirLimitsAreNotSent() {
        let points = Array(repeating: TouchPoint(identifier: 0, phase: .moved, x: 0, y: 0), count: 33)
        #expect(throws: DeviceLinkError.self) { try MessageWriter.encode(DeviceMessage.touches(points, timestamp: 0)) }
        let url = String(repeating: "x", count: DeviceLinkLimits.stringByteCount + 1)
        #expect(throws: DeviceLinkError.self) { try MessageWriter.encode(AppMessage.openURL(url)) }
    }

    @Test func aTextThatIsNotUTF8IsAnError() {
        let fields: [UInt8] = [2, 0, 0, 0, 0xC3, 0x28]
        #expect(throws: DeviceLinkError.malformed(message: "openURL", field: "url", reason: "is not UTF-8")) {
            try MessageReader.decode(AppMessage.self, code: AppMessage.openURL("").code, fields: fields[...])
        }
    }
}
