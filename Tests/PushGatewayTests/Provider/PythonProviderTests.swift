import Certificates
import Foundation
import NIOConcurrencyHelpers
import PushLink
import TestPrograms
import Testing

import PushGateway

/// The push libraries that servers used, as PyPI has them.
@Suite(.enabled(if: PushClients.environment.isThere, "PyPI cannot be reached"))
final class PythonProviderTests {
    private let gateway: GatewayProgram
    private let device = TestDevice()
    private let certificate: String
    /// Tokens as hexadecimal digits: of an app that is there, of none, and of one that is gone.
    private let good: String, gone: String
    private let bad = String(repeating: "f", count: 64)

    init() throws {
        gateway = GatewayProgram()
        try gateway.start()
        try device.connect(to: gateway.socketPath)
        gone = PushToken(try device.register(TestGateway.topic))?.hexadecimal ?? ""
        device.send(.unregister(TestGateway.topic))
        good = PushToken(try device.register(TestGateway.topic))?.hexadecimal ?? ""
        certificate = try gateway.certificate(topic: TestGateway.app)
    }

    deinit {
        gateway.end()
        gateway.remove()
    }

    private var ports: [String] { [String(gateway.legacyPort), String(gateway.feedbackPort)] }

    /// The alerts of the next messages.
    private func alerts(_ count: Int) throws -> [String] {
        try (0..<count).map { _ in
            let payload = Data(try device.message().payload.utf8)
            let aps = (try JSONSerialization.jsonObject(with: payload) as? [String: Any])?["aps"] as? [String: Any]
            return aps?["alert"] as? String ?? (aps?["alert"] as? [String: Any])?["body"] as? String ?? ""
        }
    }

    @Test func pushjack() throws {
        let result = try PushClients.run("pushjack", [certificate] + ports + [good, bad, good, gone])
        #expect(result["failures"] as? [String] == [bad])
        #expect(result["errors"] as? [String] == ["APNSInvalidTokenError"])
        #expect((result["expired"] as? [[Any]])?.compactMap { $0.first as? String } == [gone])
        #expect(try alerts(2) == ["from pushjack", "from pushjack"])
    }

    @Test func apns3() throws {
        let result = try PushClients.run("apns3", [certificate] + ports + [good, bad, gone])
        #expect(result["errors"] as? [[Int]] == [[8, 6]])
        #expect(result["expired"] as? [String] == [gone])
        #expect(Set(try alerts(3)) == ["simple", "enhanced", "frame"])
    }

    @Test(arguments: ["apns_clerk", "apnsclient"]) func clerkAndItsParent(_ module: String) throws {
        let result = try PushClients.run("clerk", [module, certificate] + ports + [good, bad, gone])
        #expect(result["failed"] as? [String: Int] == [bad: 8])
        #expect(result["again"] as? Bool == true)
        #expect(result["expired"] as? [String] == [gone])
        #expect(try alerts(1) == ["from " + module])
    }

    /// A provider key and the file that a team's servers have of it.
    private func makeKey() throws -> String {
        let key = try PrivateKey(.ellipticP256)
        try PushDatabase(path: gateway.databasePath).add(
            ProviderKey(identifier: "KEY1234567", team: "TEAM123456", publicKeyPEM: try key.publicKey.pem))
        let file = gateway.folder + "/AuthKey.p8"
        try key.pem().write(toFile: file, atomically: true, encoding: .utf8)
        return file
    }

    @Test func aioapns() throws {
        let result = try PushClients.run(
            "aioapns",
            [
                gateway.authorityFile, String(gateway.httpPort), TestGateway.app, certificate, try makeKey(),
                "KEY1234567",
            ]
                + ["TEAM123456", good, bad, "abcd", gone])
        let expected = ["200", "400 BadDeviceToken", "400 BadDeviceToken", "410 Unregistered"]
        for identity in ["certificate", "key"] {
            let answers = result[identity] as? [[Any]] ?? []
            let texts = answers.map { $0.compactMap { $0 as? String }.filter { !$0.isEmpty }.joined(separator: " ") }
            #expect(texts == expected, "\(identity)")
        }
        #expect(try alerts(2) == ["from aioapns", "from aioapns"])
    }

    @Test func pyapnsClient() throws {
        let result = try PushClients.run(
            "pyapns",
            [
                gateway.authorityFile, String(gateway.httpPort), TestGateway.app, try makeKey(), "KEY1234567",
                "TEAM123456",
            ]
                + [good, bad, "abcd", gone])
        #expect(
            result["results"] as? [String] == [
                "sent", "BadDeviceTokenException", "BadDeviceTokenException", "UnregisteredException",
            ])
        #expect(try alerts(1) == ["from pyapns-client"])
    }
}
