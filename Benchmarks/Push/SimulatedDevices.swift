import Foundation
import NIOConcurrencyHelpers
import NIOCore
import NIOPosix
import PushLink

/// Many devices with one app each, in this process.
final class SimulatedDevices: @unchecked Sendable {
    private let group: any EventLoopGroup
    private let received = NIOLockedValueBox(0)
    private let known = NIOLockedValueBox<[[UInt8]]>([])
    static let topic = PushTopic(identifier: "org.example.app", environment: .sandbox)

    private let name: String

    /// - Parameter name: the devices' names begin with it.
    init(group: any EventLoopGroup, name: String = "device") {
        self.group = group
        self.name = name
    }

    var count: Int { received.withLockedValue { $0 } }
    var tokens: [[UInt8]] { known.withLockedValue { $0 } }

    /// Connects devices and registers their apps.
    func connect(_ count: Int, to socket: String) async throws {
        for number in 0..<count {
            let device = Device(owner: self)
            let channel = try await ClientBootstrap(group: group)
                .channelInitializer { channel in
                    channel.eventLoop.makeCompletedFuture { try channel.pipeline.syncOperations.addHandler(device) }
                }
                .connect(unixDomainSocketPath: socket).get()
            let hello = DevicePushFrame.hello(device: "\(name) \(number)", secret: [UInt8](repeating: 1, count: 32))
            try await channel.writeAndFlush(ByteBuffer(bytes: hello.bytes + DevicePushFrame.register(Self.topic).bytes))
        }
        while tokens.count < count { try await Task.sleep(nanoseconds: 10_000_000) }
    }

    /// One device. It acknowledges what a read has brought.
    private final class Device: ChannelInboundHandler, @unchecked Sendable {
        typealias InboundIn = ByteBuffer
        private let owner: SimulatedDevices
        private var bytes = ByteBuffer()
        private var last: UInt64?

        init(owner: SimulatedDevices) { self.owner = owner }

        func channelRead(context: ChannelHandlerContext, data: NIOAny) {
            var part = unwrapInboundIn(data)
            bytes.writeBuffer(&part)
            var count = 0
            while let length = bytes.getInteger(at: bytes.readerIndex, as: UInt32.self),
                bytes.readableBytes >= 4 + Int(length)
            {
                bytes.moveReaderIndex(forwardBy: 4)
                let body = bytes.readSlice(length: Int(length)) ?? ByteBuffer()
                // Of messages only the number matters here.
                if body.getInteger(at: body.readerIndex, as: UInt8.self) == 3 {
                    last = body.getInteger(at: body.readerIndex + 1, as: UInt64.self)
                    count += 1
                } else if case .token(_, let token)? = try? GatewayPushFrame(body: body.readableBytesView) {
                    owner.known.withLockedValue { $0.append(token) }
                }
            }
            bytes.discardReadBytes()
            if count > 0 { owner.received.withLockedValue { $0 += count } }
        }

        func channelReadComplete(context: ChannelHandlerContext) {
            guard let last else { return }
            self.last = nil
            let frame = DevicePushFrame.acknowledge(sequence: last)
            context.channel.writeAndFlush(ByteBuffer(bytes: frame.bytes), promise: nil)
        }
    }
}
