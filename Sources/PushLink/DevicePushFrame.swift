/// What a device says to the push gateway.
package enum DevicePushFrame: Equatable, Sendable {
    /// The first frame of a connection. Who comes first with an identifier settles its secret: nobody else can be that device.
    case hello(device: String, secret: [UInt8])
    /// An app wants messages.
    case register(PushTopic)
    /// It does not want them any more, or was removed.
    case unregister(PushTopic)
    /// The device has taken over all messages up to this one, and kept them where a killed process does not lose them.
    case acknowledge(sequence: UInt64)

    package var bytes: [UInt8] {
        var writer = PushFrameWriter()
        switch self {
        case .hello(let device, let secret):
            writer.begin(1)
            writer.byte(PushFrame.version)
            writer.text(device)
            writer.block(secret)
        case .register(let topic):
            writer.begin(2)
            writer.topic(topic)
        case .unregister(let topic):
            writer.begin(3)
            writer.topic(topic)
        case .acknowledge(let sequence):
            writer.begin(4)
            writer.number(sequence)
        }
        return writer.finish()
    }

    /// - Parameter body: a frame without its length.
    package init(body: some Collection<UInt8>) throws {
        let frame = try body.withContiguousStorageIfAvailable { try Self(bytes: $0) }
        self = try frame ?? Self(bytes: ArraySlice(body))
    }

    /// Of these two kinds of bytes the compiler makes code of its own: gateways read a frame for each message.
    private init(bytes: UnsafeBufferPointer<UInt8>) throws { try self.init(PushFrameReader(bytes)) }
    private init(bytes: ArraySlice<UInt8>) throws { try self.init(PushFrameReader(bytes)) }

    private init(_ frame: PushFrameReader<some Collection<UInt8>>) throws {
        var reader = frame
        switch try reader.byte() {
        case 1:
            guard try reader.byte() == PushFrame.version else { throw PushFrameError.version }
            self = .hello(device: try reader.text(), secret: try reader.block())
        case 2: self = .register(try reader.topic())
        case 3: self = .unregister(try reader.topic())
        case 4: self = .acknowledge(sequence: try reader.number())
        default: throw PushFrameError.damaged
        }
        try reader.end()
    }
}
