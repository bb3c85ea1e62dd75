import Foundation
import NIOCore
import NIOPosix
import NIOSSL

/// A provider's connection by TLS, to the binary protocol or the feedback service.
final class TestProvider: @unchecked Sendable {
    private let channel: any Channel
    private let collector: Collector

    private final class Collector: ChannelInboundHandler, @unchecked Sendable {
        typealias InboundIn = ByteBuffer
        var bytes: [UInt8] = []
        let closed: EventLoopPromise<[UInt8]>

        init(_ closed: EventLoopPromise<[UInt8]>) { self.closed = closed }

        func channelRead(context: ChannelHandlerContext, data: NIOAny) {
            bytes += Array(unwrapInboundIn(data).readableBytesView)
        }

        func channelInactive(context: ChannelHandlerContext) { closed.succeed(bytes) }
        func errorCaught(context: ChannelHandlerContext, error: any Error) { context.close(promise: nil) }
    }

    /// - Parameter certificate: a PEM file with certificate and key; nil for none.
    static func connect(port: Int, certificate: String?, authority: String) async throws -> TestProvider {
        var tls = TLSConfiguration.makeClientConfiguration()
        tls.trustRoots = .file(authority)
        if let certificate {
            tls.certificateChain = try NIOSSLCertificate.fromPEMFile(certificate).map { .certificate($0) }
            tls.privateKey = .privateKey(try NIOSSLPrivateKey(file: certificate, format: .pem))
        }
        let context = try NIOSSLContext(configuration: tls)
        let loop = MultiThreadedEventLoopGroup.singleton.next()
        let collector = Collector(loop.makePromise())
        let channel = try await ClientBootstrap(group: loop)
            .channelInitializer { channel in
                channel.eventLoop.makeCompletedFuture {
                    try channel.pipeline.syncOperations.addHandlers(
                        NIOSSLClientHandler(context: context, serverHostname: "localhost"), collector)
                }
            }
            .connect(host: "127.0.0.1", port: port).get()
        return TestProvider(channel, collector)
    }

    private init(_ channel: any Channel, _ collector: Collector) {
        self.channel = channel
        self.collector = collector
    }

    func send(_ packets: LegacyPacket...) async throws {
        try await channel.writeAndFlush(ByteBuffer(bytes: packets.flatMap(\.bytes)))
    }

    /// All that the gateway has said until it closed the connection.
    func rest() async throws -> [UInt8] { try await collector.closed.futureResult.get() }

    func close() async { try? await channel.close() }
}
