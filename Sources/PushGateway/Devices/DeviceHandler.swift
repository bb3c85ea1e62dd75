import NIOCore
import PushLink

/// The socket of a device: frames in, for the exchange.
final class DeviceHandler: ChannelInboundHandler, @unchecked Sendable {
    typealias InboundIn = ByteBuffer

    private let exchange: Exchange
    private let connection: DeviceConnection
    private var received = ByteBuffer()
    private var timeout: Scheduled<Void>?
    /// A connection that does not say who it is ends.
    private static let patience = TimeAmount.seconds(10)

    init(exchange: Exchange, channel: any Channel) {
        self.exchange = exchange
        connection = DeviceConnection(channel: channel)
    }

    func channelActive(context: ChannelHandlerContext) {
        let channel = context.channel
        timeout = context.eventLoop.scheduleTask(in: Self.patience) { channel.close(promise: nil) }
        context.fireChannelActive()
    }

    func channelRead(context: ChannelHandlerContext, data: NIOAny) {
        var part = unwrapInboundIn(data)
        received.writeBuffer(&part)
        var frames: [DevicePushFrame] = []
        var acknowledged: UInt64?
        do {
            while let length = received.getInteger(at: received.readerIndex, as: UInt32.self) {
                guard (1...PushFrame.maximumLength).contains(Int(length)) else { throw PushFrameError.tooLong }
                guard received.readableBytes >= 4 + Int(length) else { break }
                received.moveReaderIndex(forwardBy: 4)
                guard let body = received.readSlice(length: Int(length)) else { break }
                let frame = try DevicePushFrame(body: body.readableBytesView)
                // One says what those before it said.
                if case .acknowledge(let sequence) = frame, frames.isEmpty {
                    acknowledged = sequence
                } else {
                    frames.append(frame)
                }
            }
            received.discardReadBytes()
        } catch {
            let refusal = GatewayPushFrame.refused(reason: "\(error)").bytes
            context.channel.writeAndFlush(ByteBuffer(bytes: refusal), promise: nil)
            return context.close(promise: nil)
        }
        if let acknowledged { exchange.add(.acknowledged(acknowledged, connection), on: context.eventLoop) }
        guard !frames.isEmpty else { return }
        timeout?.cancel()
        exchange.add(.frames(frames, connection), on: context.eventLoop)
    }

    func channelWritabilityChanged(context: ChannelHandlerContext) {
        connection.isWritable = context.channel.isWritable
        if context.channel.isWritable { exchange.add(.writable(connection), on: context.eventLoop) }
        context.fireChannelWritabilityChanged()
    }

    func channelInactive(context: ChannelHandlerContext) {
        timeout?.cancel()
        exchange.add(.closed(connection), on: context.eventLoop)
        context.fireChannelInactive()
    }

    func errorCaught(context: ChannelHandlerContext, error: any Error) { context.close(promise: nil) }
}
