import Certificates
import NIOCore
import NIOSSL
import NIOTLS
import PushLink

/// Waits for the end of TLS's handshake, looks at the provider's certificate, and puts the protocol behind it. Who takes too long
/// is cut off.
final class ProviderHandshake: ChannelInboundHandler, RemovableChannelHandler, @unchecked Sendable {
    typealias InboundIn = ByteBuffer

    enum Result {
        case push(ProviderCertificate)
        case other
        case none
    }

    private let revoked: RevokedCertificates
    private let configure: @Sendable (any Channel, Result) throws -> Void
    private var timeout: Scheduled<Void>?
    static let patience = TimeAmount.seconds(30)

    init(revoked: RevokedCertificates, configure: @escaping @Sendable (any Channel, Result) throws -> Void) {
        self.revoked = revoked
        self.configure = configure
    }

    func handlerAdded(context: ChannelHandlerContext) {
        let channel = context.channel
        timeout = context.eventLoop.scheduleTask(in: Self.patience) { channel.close(promise: nil) }
    }

    func handlerRemoved(context: ChannelHandlerContext) { timeout?.cancel() }

    func channelInactive(context: ChannelHandlerContext) {
        timeout?.cancel()
        context.fireChannelInactive()
    }

    func userInboundEventTriggered(context: ChannelHandlerContext, event: Any) {
        guard case .handshakeCompleted? = event as? TLSUserEvent else {
            return context.fireUserInboundEventTriggered(event)
        }
        do {
            let result = try identity(context)
            try configure(context.channel, result)
            context.fireUserInboundEventTriggered(event)
            context.pipeline.syncOperations.removeHandler(self, promise: nil)
        } catch {
            context.close(promise: nil)
        }
    }

    private func identity(_ context: ChannelHandlerContext) throws -> Result {
        let handler = try context.pipeline.syncOperations.handler(type: NIOSSLServerHandler.self)
        guard let peer = handler.peerCertificate else { return .none }
        let certificate = try Certificate(der: peer.toDERBytes())
        guard try !revoked.contains(certificate) else {
            throw CertificateError("the certificate \(certificate.serial) was revoked")
        }
        return ProviderCertificate(certificate).map(Result.push) ?? .other
    }

    func errorCaught(context: ChannelHandlerContext, error: any Error) { context.close(promise: nil) }
}
