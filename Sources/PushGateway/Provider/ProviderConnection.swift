import Certificates
import NIOCore
import PushLink

/// An HTTP/2 connection of a provider: who it is, and its requests. Used on the connection's event loop only.
final class ProviderConnection: ChannelInboundHandler, HTTP2Session.Owner, @unchecked Sendable {
    typealias InboundIn = ByteBuffer
    typealias OutboundOut = ByteBuffer

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
    private var session: HTTP2Session?
    private var requests: [Int32: ProviderStream] = [:]
    private var willFlush = false
    /// What the token said with which the request before came, until all is read that came with it: its key may be taken back.
    private var known: (authorization: String, rights: ProviderRights)?
    private var lastAuthorization: String?
    /// What came with the bytes that are being read.
    private var submissions: [Submission] = []
    var names = MessageNames()

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

    /// What the sender of a request may do.
    func rights(authorization: String?) throws(PushRefusal) -> ProviderRights {
        switch identity {
        case .certificate(let certificate):
            guard certificate.environments.contains(environment) else { throw .badCertificateEnvironment }
            return ProviderRights(topics: [certificate.topic])
        case .otherCertificate: throw .badCertificate
        case .token:
            if let authorization, let known, known.authorization == authorization { return known.rights }
            let rights = try tokens.check(authorization, at: exchange.now()) { keys.key(identifier: $0) }
            if let authorization { known = (authorization, rights) }
            return rights
        }
    }

    // MARK: Bytes

    func handlerAdded(context: ChannelHandlerContext) {
        self.context = context
        do {
            session = try HTTP2Session(owner: self)
            flushLater()
        } catch { context.close(promise: nil) }
    }

    func handlerRemoved(context: ChannelHandlerContext) {
        self.context = nil
        requests.removeAll()
    }

    func channelRead(context: ChannelHandlerContext, data: NIOAny) {
        guard let session else { return }
        known = nil
        defer {
            if !submissions.isEmpty { exchange.add(.submit(submissions), on: eventLoop) }
            submissions.removeAll(keepingCapacity: true)
        }
        do {
            try unwrapInboundIn(data).withUnsafeReadableBytes(session.read)
            flushLater()
        } catch {
            flush()
            context.close(promise: nil)
        }
    }

    func errorCaught(context: ChannelHandlerContext, error: any Error) { context.close(promise: nil) }

    /// What is written in one turn of the event loop goes out together: each flush costs a record of TLS and a system call.
    private func flushLater() {
        guard !willFlush else { return }
        willFlush = true
        eventLoop.execute { [self] in
            willFlush = false
            flush()
        }
    }

    private func flush() {
        guard let context, let session else { return }
        do {
            var buffer = context.channel.allocator.buffer(capacity: 0)
            try session.write { buffer.writeBytes($0) }
            if buffer.readableBytes > 0 { context.writeAndFlush(wrapOutboundOut(buffer), promise: nil) }
            if session.isOver { context.close(promise: nil) }
        } catch { context.close(promise: nil) }
    }

    // MARK: Requests

    func begin(_ stream: Int32) { requests[stream] = ProviderStream(stream, of: self) }

    func take(_ field: UnsafeBufferPointer<UInt8>, _ value: UnsafeBufferPointer<UInt8>, of stream: Int32) {
        requests[stream]?.take(field, value, known: lastAuthorization)
    }

    func endFields(of stream: Int32) {
        guard let request = requests[stream] else { return }
        request.endFields()
        if let authorization = request.fields.authorization { lastAuthorization = authorization }
    }

    func take(_ bytes: UnsafeBufferPointer<UInt8>, of stream: Int32) { requests[stream]?.take(bytes) }
    func end(_ stream: Int32) { requests[stream]?.end() }
    func close(_ stream: Int32) { requests[stream] = nil }

    /// Ends a request that is none of HTTP/2.
    func reset(_ request: ProviderStream) {
        session?.reset(request.stream)
        flushLater()
    }

    /// Hands a message over, with others that came with it.
    func submit(_ submission: Submission) { submissions.append(submission) }

    // MARK: Answers

    /// - Parameter body: JSON; nil for none.
    func answer(_ request: ProviderStream, status: Int, body: String?) {
        // The provider may have taken the request back.
        guard let session, requests[request.stream] === request else { return }
        if let body { request.answer = Array(body.utf8)[...] }
        session.answer(request.stream, status: status, name: request.identifier, bodyLength: body?.utf8.count)
        flushLater()
    }

    func fill(_ buffer: UnsafeMutableBufferPointer<UInt8>, of stream: Int32) -> (count: Int, isLast: Bool) {
        guard let request = requests[stream] else { return (0, true) }
        let part = request.answer.prefix(buffer.count)
        _ = buffer.update(from: part)
        request.answer = request.answer.dropFirst(part.count)
        return (part.count, request.answer.isEmpty)
    }
}
