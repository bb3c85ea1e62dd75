import Certificates
import Foundation
import NIOCore
import NIOHTTP1
import NIOPosix
import NIOSSL
import PushLink

/// The push gateway: its listeners and what connects them. All of them listen on this machine only.
package final class PushServer: @unchecked Sendable {
    package let exchange: Exchange
    /// The ports that it listens on.
    package private(set) var ports: [PushEnvironment: PushServerConfiguration.Ports] = [:]
    package private(set) var pagePort: Int?
    /// What is behind the # of the page's address: a browser tells it to no other server.
    package let pageToken: String

    private let configuration: PushServerConfiguration
    private let group: MultiThreadedEventLoopGroup
    private let shutdown = Shutdown()
    private let revoked: RevokedCertificates
    private let keys: ProviderKeys
    private var listeners: [any Channel] = []

    private static let host = "127.0.0.1"
    private static let backlog: Int32 = 4096

    /// Opens the database and all listeners.
    package static func start(
        _ configuration: PushServerConfiguration,
        now: @escaping @Sendable () -> Int64 = { Int64(Date().timeIntervalSince1970) }
    ) async throws -> PushServer {
        let server = try PushServer(configuration, now: now)
        do {
            try await server.listen()
        } catch {
            await server.stop()
            throw error
        }
        return server
    }

    private init(_ configuration: PushServerConfiguration, now: @escaping @Sendable () -> Int64) throws {
        self.configuration = configuration
        pageToken = try RandomBytes.text(bytes: 16)
        let database = try PushDatabase(path: configuration.databasePath)
        revoked = RevokedCertificates(paths: configuration.revocationListPaths)
        keys = ProviderKeys(
            databasePath: configuration.databasePath, portalPath: configuration.portalKeysPath, now: now)
        exchange = Exchange(database: database, messagesAMinute: configuration.messagesAMinute, now: now)
        group = MultiThreadedEventLoopGroup(numberOfThreads: configuration.threads)
    }

    /// Ends: tells providers which message was the last that was taken, and writes what is not written.
    package func stop() async {
        for listener in listeners { try? await listener.close() }
        shutdown.begin()
        exchange.stop()
        try? await group.shutdownGracefully()
        if !listeners.isEmpty { unlink(configuration.deviceSocketPath) }
    }

    private func listen() async throws {
        let withCertificate = try context(protocols: [], needsCertificate: true)
        let http = try context(protocols: ["h2"], needsCertificate: false)
        for (environment, wanted) in configuration.ports {
            var ports = wanted
            ports.legacy = try await listen(wanted.legacy, withCertificate) { [self] channel, identity in
                try legacy(channel, identity, environment)
            }
            ports.feedback = try await listen(wanted.feedback, withCertificate) { [self] channel, identity in
                try feedback(channel, identity, environment)
            }
            ports.http = try await listen(wanted.http, http) { [self] channel, identity in
                try provider(channel, identity, environment)
            }
            self.ports[environment] = ports
        }
        try await listenForDevices()
        if let port = configuration.pagePort { pagePort = try await listenForBrowsers(port) }
    }

    private func context(protocols: [String], needsCertificate: Bool) throws -> NIOSSLContext {
        let chain = try NIOSSLCertificate.fromPEMBytes(Array(configuration.certificateChainPEM.utf8))
        let key = try NIOSSLPrivateKey(bytes: Array(configuration.privateKeyPEM.utf8), format: .pem)
        var tls = TLSConfiguration.makeServerConfiguration(
            certificateChain: chain.map { .certificate($0) }, privateKey: .privateKey(key))
        tls.trustRoots = .certificates(try NIOSSLCertificate.fromPEMBytes(Array(configuration.authoritiesPEM.utf8)))
        tls.certificateVerification = needsCertificate ? .noHostnameVerification : .optionalVerification
        tls.minimumTLSVersion = configuration.allowsOldTLS ? .tlsv1 : .tlsv12
        tls.applicationProtocols = protocols
        return try NIOSSLContext(configuration: tls)
    }

    /// - Returns: the port.
    private func listen(
        _ port: Int, _ context: NIOSSLContext,
        configure: @escaping @Sendable (any Channel, ProviderHandshake.Result) throws -> Void
    ) async throws -> Int {
        let revoked = revoked
        let listener = try await bootstrap().childChannelOption(.tcpOption(.tcp_nodelay), value: 1)
            .childChannelInitializer { channel in
                channel.eventLoop.makeCompletedFuture {
                    let pipeline = channel.pipeline.syncOperations
                    try pipeline.addHandler(NIOSSLServerHandler(context: context))
                    try pipeline.addHandler(ProviderHandshake(revoked: revoked, configure: configure))
                }
            }
            .bindOrSay(host: Self.host, port: port)
        listeners.append(listener)
        return listener.localAddress?.port ?? port
    }

    private func bootstrap() -> ServerBootstrap {
        ServerBootstrap(group: group).serverChannelOption(.backlog, value: Self.backlog)
            .serverChannelOption(.socketOption(.so_reuseaddr), value: 1)
    }

    // MARK: The protocols

    private func rights(
        _ identity: ProviderHandshake.Result, _ environment: PushEnvironment
    ) throws -> ProviderRights {
        guard case .push(let certificate) = identity, certificate.environments.contains(environment) else {
            throw PushRefusal.badCertificate
        }
        return ProviderRights(topics: [certificate.topic])
    }

    private func legacy(
        _ channel: any Channel, _ identity: ProviderHandshake.Result, _ environment: PushEnvironment
    ) throws {
        let connection = LegacyConnection(
            exchange: exchange, environment: environment, rights: try rights(identity, environment), shutdown: shutdown,
            channel: channel)
        try channel.pipeline.syncOperations.addHandler(connection)
    }

    private func feedback(
        _ channel: any Channel, _ identity: ProviderHandshake.Result, _ environment: PushEnvironment
    ) throws {
        try channel.pipeline.syncOperations.addHandler(
            FeedbackConnection(
                exchange: exchange, environment: environment, rights: try rights(identity, environment)))
    }

    private func provider(
        _ channel: any Channel, _ identity: ProviderHandshake.Result, _ environment: PushEnvironment
    ) throws {
        let known: ProviderConnection.Identity =
            switch identity {
            case .push(let certificate): .certificate(certificate)
            case .other: .otherCertificate
            case .none: .token
            }
        try channel.pipeline.syncOperations.addHandler(
            ProviderConnection(
                exchange: exchange, environment: environment, keys: keys, identity: known,
                eventLoop: channel.eventLoop))
    }

    // MARK: Devices and browsers

    private func listenForDevices() async throws {
        let exchange = exchange
        let listener = try await bootstrap()
            .childChannelInitializer { channel in
                channel.eventLoop.makeCompletedFuture {
                    try channel.pipeline.syncOperations.addHandler(DeviceHandler(exchange: exchange, channel: channel))
                }
            }
            .bind(unixDomainSocketPath: configuration.deviceSocketPath, cleanupExistingSocketFile: true).get()
        listeners.append(listener)
        guard chmod(configuration.deviceSocketPath, 0o600) == 0 else {
            throw IOError(errnoCode: errno, reason: "chmod")
        }
    }

    private func listenForBrowsers(_ port: Int) async throws -> Int? {
        let (exchange, token) = (exchange, pageToken)
        let listener = try await bootstrap()
            .childChannelInitializer { channel in
                channel.eventLoop.makeCompletedFuture {
                    try channel.pipeline.syncOperations.configureHTTPServerPipeline()
                    try channel.pipeline.syncOperations.addHandler(PushPageHandler(exchange: exchange, token: token))
                }
            }
            .bindOrSay(host: Self.host, port: port)
        listeners.append(listener)
        return listener.localAddress?.port
    }
}
