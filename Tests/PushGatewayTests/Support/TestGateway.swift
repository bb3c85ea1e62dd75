import Certificates
import Foundation
import NIOConcurrencyHelpers
import PushLink

import PushGateway

/// A gateway of a test in a folder of its own, with an authority of its own and a clock that stands still.
final class TestGateway: @unchecked Sendable {
    static let app = "org.example.app"
    static let topic = PushTopic(identifier: app, environment: .sandbox)

    let path: String
    let folder: PushFolder
    private(set) var server: PushServer
    private let clock: NIOLockedValueBox<Int64>
    private let messagesAMinute: Int

    /// - Parameter messagesAMinute: as `PushServerConfiguration` has it.
    static func start(messagesAMinute: Int = 1_000_000) async throws -> TestGateway {
        let path = FileManager.default.temporaryDirectory.path + "/push-\(UInt32.random(in: 0...UInt32.max))"
        let folder = try PushFolder(path: path, portal: path + "/portal")
        let clock = NIOLockedValueBox(Int64(Date().timeIntervalSince1970))
        return TestGateway(
            path, folder, clock, messagesAMinute, try await start(folder, clock, messagesAMinute))
    }

    private init(
        _ path: String, _ folder: PushFolder, _ clock: NIOLockedValueBox<Int64>, _ messagesAMinute: Int,
        _ server: PushServer
    ) {
        self.path = path
        self.folder = folder
        self.clock = clock
        self.messagesAMinute = messagesAMinute
        self.server = server
    }

    private static func start(
        _ folder: PushFolder, _ clock: NIOLockedValueBox<Int64>, _ messagesAMinute: Int
    ) async throws -> PushServer {
        let authority = try folder.authority()
        let identity = try folder.identity(of: authority)
        return try await PushServer.start(
            PushServerConfiguration(
                certificateChainPEM: identity.chain, privateKeyPEM: identity.key,
                authoritiesPEM: try folder.trustedAuthorities(), revocationListPaths: folder.revocationListPaths,
                portalKeysPath: folder.portalKeysPath,
                databasePath: folder.databasePath, deviceSocketPath: folder.socketPath,
                ports: [.sandbox: .anyFree, .production: .anyFree], pagePort: 0, messagesAMinute: messagesAMinute),
            now: { clock.withLockedValue { $0 } })
    }

    var now: Int64 { clock.withLockedValue { $0 } }
    func advance(by seconds: Int64) { clock.withLockedValue { $0 += seconds } }

    func restart() async throws {
        await server.stop()
        server = try await Self.start(folder, clock, messagesAMinute)
    }

    func stop() async {
        await server.stop()
        try? FileManager.default.removeItem(atPath: path)
    }

    /// A file with a push certificate and its key.
    func certificate(kind: CertificateKind = .pushBoth, topic: String = app) throws -> String {
        let bundle = try folder.makePushCertificate(topic: topic, kind: kind)
        let pem = try bundle.key.pem() + (bundle.certificate?.pem ?? "") + bundle.chain.map { try $0.pem }.joined()
        let file = path + "/\(topic)-\(kind.rawValue).pem"
        try pem.write(toFile: file, atomically: true, encoding: .utf8)
        return file
    }

    var authorityFile: String { path + "/Authority/authority.pem" }

    func ports(_ environment: PushEnvironment = .sandbox) -> PushServerConfiguration.Ports {
        server.ports[environment] ?? .anyFree
    }

    /// A device that is connected, with an app that wants messages, and its token.
    func device(named name: String = "device") throws -> (TestDevice, [UInt8]) {
        let device = TestDevice(name: name)
        try device.connect(to: folder.socketPath)
        return (device, try device.register(Self.topic))
    }

    /// Waits until the exchange has done what it was given before.
    func settle() async throws { try await server.exchange.call { $0.save() } }
}
