import Certificates
import NIOCore
import PushLink
import Testing

import PushGateway

/// The binary protocol over TLS, from a provider to a device.
struct LegacyConnectionTests {
    private func provider(
        _ gateway: TestGateway, _ kind: CertificateKind = .pushBoth, environment: PushEnvironment = .sandbox
    ) async throws -> TestProvider {
        try await TestProvider.connect(
            port: gateway.ports(environment).legacy, certificate: try gateway.certificate(kind: kind),
            authority: gateway.authorityFile)
    }

    private func errorPacket(_ status: UInt8, _ identifier: UInt32) -> [UInt8] {
        [8, status] + withUnsafeBytes(of: identifier.bigEndian) { Array($0) }
    }

    @Test func messagesOfAllCommandsReachTheirDevice() async throws {
        let gateway = try await TestGateway.start()
        let (device, token) = try gateway.device()
        let provider = try await provider(gateway)
        try await provider.send(
            .simple(token: token, payload: #"{"aps":{"badge":0}}"#),
            .enhanced(identifier: 1, expiry: 4_000_000_000 / 2, token: token, payload: #"{"aps":{"badge":1}}"#),
            .frame([.token(token), .payload(#"{"aps":{"badge":2}}"#), .identifier(2), .expiry(0), .priority(5)]))
        for badge in 0...2 { #expect(try device.message().payload == #"{"aps":{"badge":\#(badge)}}"#) }
        await provider.close()
        await gateway.stop()
    }

    @Test func whatComesBehindAMistakeIsVoid() async throws {
        let gateway = try await TestGateway.start()
        let (device, token) = try gateway.device()
        let provider = try await provider(gateway)
        let unknown = [UInt8](repeating: 0xff, count: 32)
        try await provider.send(
            .enhanced(identifier: 1, expiry: 2_000_000_000, token: token, payload: #"{"n":1}"#),
            .enhanced(identifier: 2, expiry: 2_000_000_000, token: unknown, payload: #"{"n":2}"#),
            .enhanced(identifier: 3, expiry: 2_000_000_000, token: token, payload: #"{"n":3}"#))
        #expect(try await provider.rest() == errorPacket(8, 2))
        #expect(try device.message().payload == #"{"n":1}"#)
        // The next one that arrives is of another connection.
        let again = try await self.provider(gateway)
        try await again.send(.simple(token: token, payload: #"{"n":4}"#))
        #expect(try device.message().payload == #"{"n":4}"#)
        await again.close()
        await gateway.stop()
    }

    @Test func aServiceThatEndsNamesTheLastMessage() async throws {
        let gateway = try await TestGateway.start()
        let (device, token) = try gateway.device()
        let provider = try await provider(gateway)
        try await provider.send(
            .enhanced(identifier: 41, expiry: 2_000_000_000, token: token, payload: "{}"),
            .enhanced(identifier: 42, expiry: 2_000_000_000, token: token, payload: "{}"))
        for _ in 0..<2 { _ = try device.message() }
        try await gateway.restart()
        #expect(try await provider.rest() == errorPacket(10, 42))
        await gateway.stop()
    }

    @Test func certificatesDecideWhoGetsIn() async throws {
        let gateway = try await TestGateway.start()
        let (_, token) = try gateway.device()
        // Without one TLS fails.
        let nobody = try await TestProvider.connect(
            port: gateway.ports().legacy, certificate: nil, authority: gateway.authorityFile)
        #expect(try await nobody.rest() == [])
        // The other service's, and one that is for something else.
        for kind in [CertificateKind.pushProduction, .developer] {
            let other = try await provider(gateway, kind)
            #expect(try await other.rest() == [])
        }
        // Another app's token.
        let stranger = try await TestProvider.connect(
            port: gateway.ports().legacy, certificate: try gateway.certificate(topic: "org.example.other"),
            authority: gateway.authorityFile)
        try await stranger.send(.enhanced(identifier: 5, expiry: 2_000_000_000, token: token, payload: "{}"))
        #expect(try await stranger.rest() == errorPacket(8, 5))
        await gateway.stop()
    }

    @Test func aRevokedCertificateIsRefused() async throws {
        let gateway = try await TestGateway.start()
        let file = try gateway.certificate()
        let certificate = try Certificate(Array(try String(contentsOfFile: file, encoding: .utf8).utf8))
        try gateway.folder.authority().revoke(serial: certificate.serial)
        let provider = try await TestProvider.connect(
            port: gateway.ports().legacy, certificate: file, authority: gateway.authorityFile)
        #expect(try await provider.rest() == [])
        await gateway.stop()
    }

    @Test func sandboxAndProductionAreApart() async throws {
        let gateway = try await TestGateway.start()
        let (_, token) = try gateway.device()
        let provider = try await provider(gateway, environment: .production)
        try await provider.send(.enhanced(identifier: 6, expiry: 2_000_000_000, token: token, payload: "{}"))
        #expect(try await provider.rest() == errorPacket(8, 6))
        await gateway.stop()
    }

    @Test func feedbackTellsOfEachDeadTokenOnce() async throws {
        let gateway = try await TestGateway.start()
        let (device, token) = try gateway.device()
        device.send(.unregister(TestGateway.topic))
        let new = try device.register(TestGateway.topic)
        #expect(new != token)
        let provider = try await provider(gateway)
        try await provider.send(
            .enhanced(identifier: 1, expiry: 2_000_000_000, token: token, payload: #"{"n":1}"#),
            .enhanced(identifier: 2, expiry: 2_000_000_000, token: new, payload: #"{"n":2}"#))
        #expect(try device.message().payload == #"{"n":2}"#)
        func feedback() async throws -> [UInt8] {
            try await TestProvider.connect(
                port: gateway.ports().feedback, certificate: try gateway.certificate(), authority: gateway.authorityFile
            ).rest()
        }
        let time = withUnsafeBytes(of: UInt32(gateway.now).bigEndian) { Array($0) }
        #expect(try await feedback() == time + [0, 32] + token)
        #expect(try await feedback() == [])
        await provider.close()
        await gateway.stop()
    }
}
