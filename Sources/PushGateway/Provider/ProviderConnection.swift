import Certificates
import NIOCore
import NIOHPACK
import NIOHTTP2
import PushLink

/// An HTTP/2 connection of a provider: who it is, and its requests. Used on the connection's event loop only.
///
/// Each request is a stream. NIO would make a channel for each, which costs more than all that happens to a message; so frames are
/// handled here, and as they come, since clients need not send `:authority`, which NIO's translation to HTTP/1 asks for.
final class ProviderConnection: ChannelInboundHandler, @unchecked Sendable {
    typealias InboundIn = HTTP2Frame
    typealias OutboundOut = HTTP2Frame

    enum Identity {
        case certificate(ProviderCertificate)
        /// A certificate of our authority that is for something else.
        case otherCertificate
        /// None: each request brings a token.
        case token
    }

    let exchange: Exchange
    let environment: PushEnvironment
    let eventLoop: any EventLoop
    private let keys: ProviderKeys
    private let identity: Identity
    private var tokens = ProviderTokenCheck()
    private var context: ChannelHandlerContext?
    private var requests: [HTTP2StreamID: ProviderStream] = [:]
    private var willFlush = false

    private static let maximumRequests = 1000
    private static let maximumHeaderBytes = 16_384
    /// How much a provider may send without an answer: many small bodies at once, no large one.
    private static let connectionWindow = 1 << 20
    private static let streamWindow = 65_535

    init(
        exchange: Exchange, environment: PushEnvironment, keys: ProviderKeys, identity: Identity,
        eventLoop: any EventLoop
    ) {
        self.exchange = exchange
        self.environment = environment
        self.keys = keys
        self.identity = identity
        self.eventLoop = eventLoop
    }

    /// What reads and writes the frames.
    static func makeFrameHandler() -> NIOHTTP2Handler {
        var configuration = NIOHTTP2Handler.ConnectionConfiguration()
        configuration.initialSettings = [
            .init(parameter: .maxConcurrentStreams, value: maximumRequests),
            .init(parameter: .maxHeaderListSize, value: maximumHeaderBytes),
            .init(parameter: .initialWindowSize, value: streamWindow),
        ]
        return NIOHTTP2Handler(mode: .server, connectionConfiguration: configuration)
    }

    /// What the sender of a request may do.
    func rights(authorization: String?) throws(PushRefusal) -> ProviderRights {
        switch identity {
        case .certificate(let certificate):
            guard certificate.environments.contains(environment) else { throw .badCertificateEnvironment }
            return ProviderRights(topics: [certificate.topic])
        case .otherCertificate: throw .badCertificate
        case .token:
            return try tokens.check(authorization, at: exchange.now()) { keys.key(identifier: $0) }
        }
    }

    // MARK: Frames

    func handlerAdded(context: ChannelHandlerContext) { self.context = context }

    func handlerRemoved(context: ChannelHandlerContext) {
        self.context = nil
        requests.removeAll()
    }

    func channelRead(context: ChannelHandlerContext, data: NIOAny) {
        let frame = unwrapInboundIn(data)
        switch frame.payload {
        case .headers(let part):
            // Headers behind the body say nothing here.
            let request = requests[frame.streamID] ?? begin(frame.streamID, part.headers)
            if part.endStream { request.end() }
        case .data(let part):
            guard let request = requests[frame.streamID] else { return }
            if case .byteBuffer(let bytes) = part.data { request.take(bytes) }
            if part.endStream { request.end() }
        default: break
        }
    }

    private func begin(_ stream: HTTP2StreamID, _ headers: HPACKHeaders) -> ProviderStream {
        let request = ProviderStream(stream, headers, of: self)
        requests[stream] = request
        return request
    }

    func userInboundEventTriggered(context: ChannelHandlerContext, event: Any) {
        switch event {
        case let event as StreamClosedEvent: requests[event.streamID] = nil
        case let event as NIOHTTP2WindowUpdatedEvent:
            if let size = event.inboundWindowSize { openWindow(of: event.streamID, size, context) }
        default: context.fireUserInboundEventTriggered(event)
        }
    }

    /// Lets the provider send on, once it may send half as much as at first.
    private func openWindow(of stream: HTTP2StreamID, _ size: Int, _ context: ChannelHandlerContext) {
        let target = stream == .rootStream ? Self.connectionWindow : Self.streamWindow
        guard size <= target / 2, stream == .rootStream || requests[stream] != nil else { return }
        write(.windowUpdate(windowSizeIncrement: target - size), stream, context)
    }

    func errorCaught(context: ChannelHandlerContext, error: any Error) { context.close(promise: nil) }

    // MARK: Answers

    /// - Parameter body: JSON; nil for none.
    func answer(_ request: ProviderStream, status: Int, body: String?) {
        // The provider may have taken the request back.
        guard let context, requests[request.stream] === request else { return }
        var headers = HPACKHeaders()
        headers.reserveCapacity(4)
        headers.add(name: ":status", value: String(status))
        // Never the same again: not for the table of fields that were sent before.
        headers.add(name: "apns-id", value: request.identifier, indexing: .nonIndexable)
        guard let body else {
            return write(.headers(.init(headers: headers, endStream: true)), request.stream, context)
        }
        headers.add(name: "content-type", value: "application/json")
        headers.add(name: "content-length", value: String(body.utf8.count))
        write(.headers(.init(headers: headers)), request.stream, context)
        write(.data(.init(data: .byteBuffer(ByteBuffer(string: body)), endStream: true)), request.stream, context)
    }

    /// What is written in one turn of the event loop goes out together: each flush costs a record of TLS and a system call.
    private func write(_ payload: HTTP2Frame.FramePayload, _ stream: HTTP2StreamID, _ context: ChannelHandlerContext) {
        context.write(wrapOutboundOut(HTTP2Frame(streamID: stream, payload: payload)), promise: nil)
        guard !willFlush else { return }
        willFlush = true
        eventLoop.execute { [self] in
            willFlush = false
            self.context?.flush()
        }
    }
}
