import Certificates
import Foundation
import NIOCore
import NIOHTTP1

/// Answers browsers and Prometheus: the page, what it asks for, and `/metrics`. The server's own limits on heads hold; each
/// connection asks once.
///
/// The page itself says nothing of anybody. Whoever asks for messages, or sends one, has to know the token in the page's address:
/// neither pages of other sites do, nor other users of the machine.
final class PushPageHandler: ChannelInboundHandler, @unchecked Sendable {
    typealias InboundIn = HTTPServerRequestPart
    typealias OutboundOut = HTTPServerResponsePart

    private let exchange: Exchange
    private let token: String
    private var head: HTTPRequestHead?
    private var body = ByteBuffer()
    private var timeout: Scheduled<Void>?

    static let tokenField = "x-verger-token"
    private static let largestBody = 16_384
    private static let patience = TimeAmount.seconds(30)

    init(exchange: Exchange, token: String) {
        self.exchange = exchange
        self.token = token
    }

    func channelActive(context: ChannelHandlerContext) {
        let channel = context.channel
        timeout = context.eventLoop.scheduleTask(in: Self.patience) { channel.close(promise: nil) }
        context.fireChannelActive()
    }

    func channelInactive(context: ChannelHandlerContext) {
        timeout?.cancel()
        context.fireChannelInactive()
    }

    func channelRead(context: ChannelHandlerContext, data: NIOAny) {
        switch unwrapInboundIn(data) {
        case .head(let head): self.head = head
        case .body(var part):
            guard body.readableBytes + part.readableBytes <= Self.largestBody else {
                head = nil
                return PushPageAnswer.refusal(.payloadTooLarge).send(over: context.channel)
            }
            body.writeBuffer(&part)
        case .end:
            guard let head else { return }
            answer(head, context.channel)
        }
    }

    private func answer(_ head: HTTPRequestHead, _ channel: any Channel) {
        // A page of another site must not read along: only requests for this machine by its own name.
        let host = head.headers.first(name: "host") ?? ""
        let name = host.split(separator: ":").first.map(String.init) ?? ""
        guard name == "127.0.0.1" || name == "localhost" else {
            return PushPageAnswer.refusal(.forbidden).send(over: channel)
        }
        let path = String(head.uri.prefix { $0 != "?" })
        switch (head.method, path) {
        case (.GET, "/metrics"): report(channel) { .text($0.metrics(), type: "text/plain; version=0.0.4") }
        case (.GET, "/"): PushPageAnswer.file(PackageResources.push_html, type: "text/html").send(over: channel)
        case (.GET, "/push.css"): PushPageAnswer.file(PackageResources.push_css, type: "text/css").send(over: channel)
        case (.GET, "/push.js"):
            PushPageAnswer.file(PackageResources.push_js, type: "text/javascript").send(over: channel)
        case (.GET, "/messages"), (.GET, "/apps"), (.POST, "/send"):
            guard head.headers.first(name: Self.tokenField).map({ isToken($0) }) ?? false else {
                return PushPageAnswer.refusal(.forbidden).send(over: channel)
            }
            switch path {
            case "/messages": report(channel) { .values($0.messageReport()) }
            case "/apps": report(channel) { .values($0.appReport()) }
            default: send(channel)
            }
        default: PushPageAnswer.refusal(.notFound).send(over: channel)
        }
    }

    /// In a time that tells nothing of how much of it is right.
    private func isToken(_ text: String) -> Bool { Array(text.utf8).isSameSecret(as: Array(token.utf8)) }

    private func report(_ channel: any Channel, _ make: @escaping @Sendable (Exchange) -> PushPageAnswer) {
        exchange.add(
            .call { exchange in
                let answer = make(exchange)
                channel.eventLoop.execute { answer.send(over: channel) }
            }, on: channel.eventLoop)
    }

    /// Sends a message by hand.
    private func send(_ channel: any Channel) {
        do {
            let notification = try PageMessage(Array(body.readableBytesView)).notification(at: exchange.now())
            let submitter = PageSubmitter(eventLoop: channel.eventLoop) { outcome in
                PushPageAnswer.values(PageMessage.report(outcome)).send(over: channel)
            }
            exchange.add(
                .submit([Submission(notification: notification, submitter: submitter, tag: 0, arrival: .now())]),
                on: channel.eventLoop)
        } catch let refusal as PushRefusal {
            PushPageAnswer.values(PageMessage.report(.refused(refusal))).send(over: channel)
        } catch {
            PushPageAnswer.refusal(.badRequest).send(over: channel)
        }
    }

    func errorCaught(context: ChannelHandlerContext, error: any Error) { context.close(promise: nil) }
}
