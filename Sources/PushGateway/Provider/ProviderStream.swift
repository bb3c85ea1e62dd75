import Foundation
import NIOCore
import NIOHPACK
import NIOHTTP2

/// One request of a provider and its answer: a stream of an HTTP/2 connection.
///
/// Frames are handled as they come, since clients need not send `:authority`, which NIO's translation to HTTP/1 asks for.
final class ProviderStream: ChannelInboundHandler, Submitter, @unchecked Sendable {
    typealias InboundIn = HTTP2Frame.FramePayload
    typealias OutboundOut = HTTP2Frame.FramePayload

    let eventLoop: any EventLoop
    let way = ProviderWay.http
    private(set) var rights = ProviderRights(topics: [])
    let endsWithRefusal = false
    var hasEnded = false

    private let connection: ProviderConnection
    private var context: ChannelHandlerContext?
    private var request: Result<ProviderRequest, PushRefusal>?
    private var identifier = ""
    private var body = ByteBuffer()
    private var isAnswered = false

    init(connection: ProviderConnection) {
        self.connection = connection
        eventLoop = connection.eventLoop
    }

    func handlerAdded(context: ChannelHandlerContext) { self.context = context }
    func handlerRemoved(context: ChannelHandlerContext) { self.context = nil }

    func channelRead(context: ChannelHandlerContext, data: NIOAny) {
        guard !isAnswered else { return }
        switch unwrapInboundIn(data) {
        case .headers(let part):
            // Headers behind the body say nothing here.
            if request == nil { begin(part.headers) }
            if part.endStream { end() }
        case .data(let part):
            if case .byteBuffer(var bytes) = part.data { take(&bytes) }
            if part.endStream { end() }
        default: break
        }
    }

    private func begin(_ headers: HPACKHeaders) {
        identifier = ProviderRequest.identifier(of: headers)
        request = Result { () throws(PushRefusal) in
            let request = try ProviderRequest(headers, identifier: identifier)
            rights = try connection.rights(authorization: headers.first(name: "authorization"))
            return request
        }
    }

    private func take(_ bytes: inout ByteBuffer) {
        guard case .success(let request)? = request else { return }
        guard body.readableBytes + bytes.readableBytes <= request.maximumLength else {
            self.request = .failure(.payloadTooLarge)
            body.clear()
            return
        }
        if body.readableBytes == 0 { body = bytes } else { body.writeBuffer(&bytes) }
    }

    private func end() {
        switch request {
        case .success(let request)?:
            guard body.readableBytes > 0, body.withUnsafeReadableBytes(PayloadCheck.isObject) else {
                return refuse(.payloadEmpty, token: request.token)
            }
            let notification = PushNotification(
                token: request.token, payload: body, topic: request.topic, environment: connection.environment,
                expiry: request.expiration ?? connection.exchange.now() + PushNotification.usualLifetime)
            connection.exchange.add(
                .submit([Submission(notification: notification, submitter: self, tag: 0, arrival: .now())]))
        case .failure(let refusal)?: refuse(refusal)
        case nil: refuse(.badPath)
        }
    }

    /// What the exchange does not get to see it only notes.
    private func refuse(_ refusal: PushRefusal, token: PushToken? = nil) {
        connection.exchange.add(
            .note(
                RefusedRequest(
                    reason: refusal.rawValue, way: way, environment: connection.environment, token: token)))
        answer(.refused(refusal))
    }

    func settle(_ tag: UInt64, _ outcome: PushOutcome) { answer(outcome) }

    private func answer(_ outcome: PushOutcome) {
        guard !isAnswered, let context else { return }
        isAnswered = true
        switch outcome {
        case .accepted: send(status: 200, body: nil, context)
        case .refused(let refusal):
            send(status: refusal.httpStatus, body: #"{"reason":"\#(refusal.rawValue)"}"#, context)
        case .unregistered(let date):
            let milliseconds = Int64(date.timeIntervalSince1970 * 1000)
            let body = #"{"reason":"Unregistered","timestamp":\#(milliseconds)}"#
            send(status: PushRefusal.unregistered.httpStatus, body: body, context)
        }
    }

    private func send(status: Int, body: String?, _ context: ChannelHandlerContext) {
        var headers = HPACKHeaders()
        headers.reserveCapacity(4)
        headers.add(name: ":status", value: String(status))
        headers.add(name: "apns-id", value: identifier)
        guard let body else {
            context.writeAndFlush(wrapOutboundOut(.headers(.init(headers: headers, endStream: true))), promise: nil)
            return
        }
        headers.add(name: "content-type", value: "application/json")
        headers.add(name: "content-length", value: String(body.utf8.count))
        context.write(wrapOutboundOut(.headers(.init(headers: headers))), promise: nil)
        let data = HTTP2Frame.FramePayload.Data(data: .byteBuffer(ByteBuffer(string: body)), endStream: true)
        context.writeAndFlush(wrapOutboundOut(.data(data)), promise: nil)
    }

    func errorCaught(context: ChannelHandlerContext, error: any Error) { context.close(promise: nil) }
}
