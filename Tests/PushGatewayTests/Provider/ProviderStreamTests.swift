import Certificates
import Foundation
import PushLink
import TestPrograms
import Testing

import PushGateway

/// The HTTP/2 protocol, as `curl` speaks it.
@Suite(.enabled(if: Curl.isThere, "curl with HTTP/2 is not installed"))
struct ProviderStreamTests {
    private func curl(
        _ gateway: TestGateway, _ kind: CertificateKind? = .pushBoth, environment: PushEnvironment = .sandbox
    ) throws -> Curl {
        Curl(
            port: gateway.ports(environment).http, authority: gateway.authorityFile,
            certificate: try kind.map { try gateway.certificate(kind: $0) })
    }

    private func path(_ token: [UInt8]) -> String { "/3/device/" + (PushToken(token)?.hexadecimal ?? "") }

    @Test func aMessageReachesItsDevice() async throws {
        let gateway = try await TestGateway.start()
        let (device, token) = try gateway.device()
        let name = "EC1BF194-B3B2-424A-89A9-5A918A6E6B5C"
        // It is answered once the device has it or the database does: this one waits for the database.
        let answer = try curl(gateway).send(
            #"{"aps":{"alert":"Grüße"}}"#, to: path(token), headers: ["apns-id: \(name)", "apns-priority: 10"])
        #expect(answer.status == 200)
        #expect(answer.headers["apns-id"] == name)
        #expect(answer.body == "")
        #expect(try device.message().payload == #"{"aps":{"alert":"Grüße"}}"#)
        let unnamed = try curl(gateway).send("{}", to: path(token))
        #expect(UUID(uuidString: unnamed.headers["apns-id"] ?? "") != nil)
        await gateway.stop()
    }

    @Test func everyMistakeHasItsReason() async throws {
        let gateway = try await TestGateway.start()
        let (_, token) = try gateway.device()
        let curl = try curl(gateway)
        let good = path(token)
        func refusal(
            _ body: String = "{}", to path: String? = nil, _ headers: String..., method: String? = nil
        ) throws -> PushRefusal? {
            let answer = try curl.send(body, to: path ?? good, headers: headers, method: method)
            let refusal = PushRefusal(rawValue: answer.reason ?? "")
            #expect(answer.status == refusal?.httpStatus)
            return refusal
        }
        #expect(try refusal(method: "GET") == .methodNotAllowed)
        #expect(try refusal(to: "/4/device/x") == .badPath)
        #expect(try refusal(to: "/3/device/") == .missingDeviceToken)
        #expect(try refusal(to: "/3/device/abcd") == .badDeviceToken)
        #expect(try refusal(to: "/3/device/" + String(repeating: "g", count: 64)) == .badDeviceToken)
        #expect(try refusal(to: "/3/device/" + String(repeating: "f", count: 64)) == .badDeviceToken)
        #expect(try refusal("") == .payloadEmpty)
        #expect(try refusal("[]") == .payloadEmpty)
        let long = #"{"a":""# + String(repeating: "x", count: 4096) + #""}"#
        #expect(try refusal(long) == .payloadTooLarge)
        #expect(try curl.send(long, to: good, headers: ["apns-push-type: voip"]).status == 200)
        #expect(try refusal("{}", "apns-id: 1") == .badMessageIdentifier)
        #expect(try refusal("{}", "apns-expiration: soon") == .badExpirationDate)
        #expect(try refusal("{}", "apns-priority: 7") == .badPriority)
        #expect(try refusal("{}", "apns-priority: 10", "apns-push-type: background") == .badPriority)
        #expect(try refusal("{}", "apns-push-type: loud") == .invalidPushType)
        #expect(try refusal("{}", "apns-collapse-id: " + String(repeating: "x", count: 65)) == .badCollapseIdentifier)
        #expect(try refusal("{}", "apns-topic: a b") == .badTopic)
        #expect(try refusal("{}", "apns-topic: org.example.other") == .topicDisallowed)
        #expect(try refusal("{}", "apns-priority: 5", "apns-priority: 10") == .duplicateHeaders)
        await gateway.stop()
    }

    @Test func certificatesMustBeForPushAndForThisService() async throws {
        let gateway = try await TestGateway.start()
        let (_, token) = try gateway.device()
        #expect(try curl(gateway, .pushProduction).send("{}", to: path(token)).reason == "BadCertificateEnvironment")
        #expect(try curl(gateway, .device).send("{}", to: path(token)).reason == "BadCertificate")
        #expect(try curl(gateway, nil).send("{}", to: path(token)).reason == "MissingProviderToken")
        #expect(try curl(gateway, environment: .production).send("{}", to: path(token)).reason == "BadDeviceToken")
        await gateway.stop()
    }

    @Test func anAppThatIsGoneIsToldWithItsTime() async throws {
        let gateway = try await TestGateway.start()
        let (device, token) = try gateway.device()
        device.send(.unregister(TestGateway.topic))
        _ = try device.register(TestGateway.topic)
        let answer = try curl(gateway).send("{}", to: path(token))
        #expect(answer.status == 410)
        #expect(answer.reason == "Unregistered")
        #expect(answer.values?["timestamp"] as? Int64 == gateway.now * 1000)
        await gateway.stop()
    }

    @Test func tooManyForOneDeviceAreRefused() async throws {
        let gateway = try await TestGateway.start(messagesAMinute: 3)
        let (_, token) = try gateway.device()
        let curl = try curl(gateway)
        for _ in 0..<3 { #expect(try curl.send("{}", to: path(token)).status == 200) }
        let answer = try curl.send("{}", to: path(token))
        #expect(answer.status == 429)
        #expect(answer.reason == "TooManyRequests")
        gateway.advance(by: 60)
        #expect(try curl.send("{}", to: path(token)).status == 200)
        await gateway.stop()
    }

    @Test func aFullDiskRefusesAndLosesNothing() async throws {
        let gateway = try await TestGateway.start()
        let (device, token) = try gateway.device()
        device.disconnect()
        let curl = try curl(gateway)
        #expect(try curl.send(#"{"n":1}"#, to: path(token)).status == 200)
        try await gateway.server.exchange.call { try $0.database.limitSize(pages: 1) }
        let large = #"{"n":""# + String(repeating: "x", count: 5000) + #""}"#
        let answer = try curl.send(large, to: path(token), headers: ["apns-push-type: voip"])
        #expect(answer.status == 503)
        #expect(answer.reason == "ServiceUnavailable")
        try device.connect(to: gateway.folder.socketPath)
        #expect(try device.message().payload == #"{"n":1}"#)
        try await gateway.server.exchange.call { try $0.database.limitSize(pages: 1 << 20) }
        #expect(try curl.send(large, to: path(token), headers: ["apns-push-type: voip"]).status == 200)
        #expect(try device.message().payload == large)
        await gateway.stop()
    }

    @Test func aFullDiskRefusesWhatADeviceThatLeftDidNotTake() async throws {
        let gateway = try await TestGateway.start()
        let (device, token) = try gateway.device()
        try await gateway.server.exchange.call { try $0.database.limitSize(pages: 1) }
        let large = #"{"n":""# + String(repeating: "x", count: 5000) + #""}"#
        let leaving = ThreadGroup()
        leaving.start {
            _ = try? device.message(acknowledge: false)
            device.disconnect()
        }
        let answer = try curl(gateway).send(large, to: path(token), headers: ["apns-push-type: voip"])
        leaving.wait()
        #expect(answer.status == 503)
        await gateway.stop()
    }

    @Test func prometheusFindsFigures() async throws {
        let gateway = try await TestGateway.start()
        let (device, token) = try gateway.device()
        #expect(try curl(gateway).send("{}", to: path(token)).status == 200)
        _ = try device.message()
        _ = try curl(gateway).send("", to: path(token))
        let port = try #require(gateway.server.pagePort)
        let lines = Set(try Curl.get("http://127.0.0.1:\(port)/metrics").split(separator: "\n").map(String.init))
        #expect(
            lines.isSuperset(of: ["verger_push_accepted_total 1", "verger_push_devices 1", "verger_push_tokens 1"]))
        await gateway.stop()
    }
}
