import NIOCore
import NIOTLS
import PushLink

/// A provider's connection that speaks the binary protocol: packets one way, and an error packet the other way before it ends.
final class LegacyConnection: ChannelInboundHandler, Submitter, @unchecked Sendable {
    typealias InboundIn = ByteBuffer
    typealias OutboundOut = ByteBuffer

    let eventLoop: any EventLoop
    let way = ProviderWay.binary
    let rights: ProviderRights
    let endsWithRefusal = true
    var hasEnded = false

    private let exchange: Exchange
    private let environment: PushEnvironment
    private let shutdown: Shutdown
    private var received = ByteBuffer()
    private var context: ChannelHandlerContext?
    private var unanswered = 0
    private var lastTaken: UInt32 = 0
    private var isOver = false
    private var wantsRead = false

    /// Nothing more is read while so many messages of this connection are on their way.
    private static let maximumUnanswered = 4096

    init(
        exchange: Exchange, environment: PushEnvironment, rights: ProviderRights, shutdown: Shutdown,
        channel: any Channel
    ) {
        self.exchange = exchange
        self.environment = environment
        self.rights = rights
        self.shutdown = shutdown
        eventLoop = channel.eventLoop
    }

    func handlerAdded(context: ChannelHandlerContext) {
        self.context = context
        shutdown.add(self) { [weak self] in self?.end(with: LegacyFault(.shutdown, self?.lastTaken ?? 0)) }
    }

    func handlerRemoved(context: ChannelHandlerContext) {
        shutdown.remove(self)
        self.context = nil
    }

    func channelRead(context: ChannelHandlerContext, data: NIOAny) {
        guard !isOver else { return }
        var part = unwrapInboundIn(data)
        if received.readableBytes == 0 { received = part } else { received.writeBuffer(&part) }
        var submissions: [Submission] = []
        var fault: LegacyFault?
        let arrival = NIODeadline.now()
        do {
            while let notification = try LegacyPacketReader.next(&received) {
                submissions.append(submission(notification, arrival))
                lastTaken = notification.identifier
            }
        } catch {
            fault = error as? LegacyFault ?? LegacyFault(.processingError, 0)
        }
        unanswered += submissions.count
        if !submissions.isEmpty { exchange.add(.submit(submissions), on: eventLoop) }
        if let fault {
            exchange.add(
                .note(RefusedRequest(reason: fault.name, way: way, environment: environment)), on: eventLoop)
            return end(with: fault)
        }
        received.discardReadBytes()
    }

    private func submission(_ notification: LegacyNotification, _ arrival: NIODeadline) -> Submission {
        // 0, or a number that is negative as the guide's clients write it: not to be kept.
        let expiry = notification.expiry.map { $0 > UInt32(Int32.max) ? 0 : Int64($0) }
        return Submission(
            notification: PushNotification(
                token: notification.token, payload: notification.payload, topic: nil, environment: environment,
                expiry: expiry ?? exchange.now() + PushNotification.usualLifetime),
            submitter: self, tag: UInt64(notification.identifier), arrival: arrival)
    }

    /// A provider that is faster than what it sends is taken waits in its own socket.
    func read(context: ChannelHandlerContext) {
        guard unanswered < Self.maximumUnanswered else {
            wantsRead = true
            return
        }
        context.read()
    }

    func settle(_ tag: UInt64, _ outcome: PushOutcome) {
        unanswered -= 1
        switch outcome {
        case .accepted: break
        case .refused(let refusal):
            end(with: LegacyFault(status: refusal.legacyStatus, identifier: UInt32(truncatingIfNeeded: tag)))
        case .unregistered: end(with: LegacyFault(.invalidToken, UInt32(truncatingIfNeeded: tag)))
        }
        if wantsRead, unanswered < Self.maximumUnanswered / 2 {
            wantsRead = false
            context?.read()
        }
    }

    private func end(with fault: LegacyFault) {
        guard !isOver, let context else { return }
        isOver = true
        received.clear()
        context.writeAndFlush(wrapOutboundOut(fault.packet)).whenComplete { _ in context.close(promise: nil) }
    }

    func errorCaught(context: ChannelHandlerContext, error: any Error) { context.close(promise: nil) }
}

extension LegacyConnection: ChannelOutboundHandler {
    typealias OutboundIn = ByteBuffer
}
