import Foundation
import NIOCore
import NIOPosix
import NIOSSL
import TestPrograms

/// A provider that sends as fast as the gateway takes it, by the binary protocol.
struct LegacyLoad {
    let gateway: GatewayProgram
    let certificate: String
    let group: any EventLoopGroup

    private static let packetsAtOnce = 200
    static let payload =
        #"{"aps":{"alert":"You have mail. It was sent a moment ago.","badge":3,"sound":"default"}}"#

    /// Sends `count` messages over one connection, to the tokens in turn.
    func send(_ count: Int, to tokens: [[UInt8]]) async throws {
        var tls = TLSConfiguration.makeClientConfiguration()
        tls.trustRoots = .file(gateway.authorityFile)
        tls.certificateChain = try NIOSSLCertificate.fromPEMFile(certificate).map { .certificate($0) }
        tls.privateKey = .privateKey(try NIOSSLPrivateKey(file: certificate, format: .pem))
        let context = try NIOSSLContext(configuration: tls)
        let channel = try await ClientBootstrap(group: group)
            .channelInitializer { channel in
                channel.eventLoop.makeCompletedFuture {
                    try channel.pipeline.syncOperations.addHandler(
                        NIOSSLClientHandler(context: context, serverHostname: "localhost"))
                }
            }
            .connect(host: "127.0.0.1", port: gateway.legacyPort).get()
        let payload = Array(Self.payload.utf8)
        var sent = 0
        while sent < count {
            var packets = ByteBuffer()
            for _ in 0..<min(Self.packetsAtOnce, count - sent) {
                let token = tokens[sent % tokens.count]
                packets.writeInteger(UInt8(1))
                packets.writeInteger(UInt32(truncatingIfNeeded: sent))
                packets.writeInteger(UInt32(2_000_000_000))
                packets.writeInteger(UInt16(token.count))
                packets.writeBytes(token)
                packets.writeInteger(UInt16(payload.count))
                packets.writeBytes(payload)
                sent += 1
            }
            try await channel.writeAndFlush(packets)
        }
    }
}
