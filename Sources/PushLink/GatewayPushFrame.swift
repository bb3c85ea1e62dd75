/// What the push gateway says to a device.
package enum GatewayPushFrame: Equatable, Sendable {
    /// The answer to `hello`. The number stands for the gateway's database: sequence numbers of another one start anew.
    case welcome(gateway: UInt64)
    /// What providers address an app on this device by.
    case token(PushTopic, [UInt8])
    /// A message, in the order of the sequence numbers.
    case message(sequence: UInt64, PushTopic, payload: [UInt8])
    /// The device is not let in; the connection ends.
    case refused(reason: String)

    package var bytes: [UInt8] {
        var writer = PushFrameWriter()
        switch self {
        case .welcome(let gateway):
            writer.begin(1)
            writer.number(gateway)
        case .token(let topic, let token):
            writer.begin(2)
            writer.topic(topic)
            writer.block(token)
        case .message(let sequence, let topic, let payload):
            writer.begin(3)
            writer.number(sequence)
            writer.topic(topic)
            writer.block(payload)
        case .refused(let reason):
            writer.begin(4)
            writer.text(reason)
        }
        return writer.finish()
    }

    /// - Parameter body: a frame without its length.
    package init(body: some Collection<UInt8>) throws {
        var reader = PushFrameReader(body)
        switch try reader.byte() {
        case 1: self = .welcome(gateway: try reader.number())
        case 2: self = .token(try reader.topic(), try reader.block())
        case 3: self = .message(sequence: try reader.number(), try reader.topic(), payload: try reader.block())
        case 4: self = .refused(reason: try reader.text())
        default: throw PushFrameError.damaged
        }
        try reader.end()
    }
}
