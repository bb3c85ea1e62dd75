import Foundation
import NIOCore
import PushLink

/// The feedback service: tells a provider at once the tokens of its apps to which nothing could be delivered, and ends. Each is
/// told once. A tuple is the time (four bytes), the token's length (two) and the token.
final class FeedbackConnection: ChannelInboundHandler, @unchecked Sendable {
    typealias InboundIn = ByteBuffer
    typealias OutboundOut = ByteBuffer

    private let exchange: Exchange
    private let environment: PushEnvironment
    private let rights: ProviderRights
    /// More than that wait for the next connection.
    private static let maximumCount = 100_000

    init(exchange: Exchange, environment: PushEnvironment, rights: ProviderRights) {
        self.exchange = exchange
        self.environment = environment
        self.rights = rights
    }

    func handlerAdded(context: ChannelHandlerContext) {
        let channel = context.channel
        let topics = (rights.topics ?? []).map { PushTopic(identifier: $0, environment: environment) }
        exchange.add(
            .call { exchange in
                let all =
                    (try? topics.flatMap { try exchange.database.takeFeedback(of: $0, limit: Self.maximumCount) }) ?? []
                var answer = channel.allocator.buffer(capacity: all.count * 38)
                for (date, token) in all {
                    answer.writeInteger(UInt32(clamping: Int64(date.timeIntervalSince1970)))
                    answer.writeInteger(UInt16(PushToken.length))
                    answer.writeBytes(token.bytes)
                }
                channel.writeAndFlush(answer).whenComplete { _ in channel.close(promise: nil) }
            }, on: channel.eventLoop)
    }

    func channelRead(context: ChannelHandlerContext, data: NIOAny) {}
    func errorCaught(context: ChannelHandlerContext, error: any Error) { context.close(promise: nil) }
}
