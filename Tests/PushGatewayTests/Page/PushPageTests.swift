import Foundation
import PushLink
import Testing

import PushGateway

/// What the page asks for, and who gets it.
@Suite(.enabled(if: Curl.isThere, "curl is not installed"), .timeLimit(.minutes(15)))
struct PushPageTests {
    private static let payload = #"{"aps":{"alert":"Tea"}}"#

    /// - Returns: the status and the body.
    private func ask(
        _ gateway: TestGateway, _ path: String, token: String?, body: [String: Any]? = nil, host: String? = nil
    ) throws -> (status: Int, values: [String: Any]) {
        let port = try #require(gateway.server.pagePort)
        var fields: [String] = []
        if let token { fields.append("X-Verger-Token: \(token)") }
        if let host { fields.append("Host: \(host)") }
        let data = try body.map { try JSONSerialization.data(withJSONObject: $0) }
        let answer = try Curl.plain(
            "http://127.0.0.1:\(port)\(path)", fields: fields, body: data.map { String(decoding: $0, as: UTF8.self) })
        let values = try? JSONSerialization.jsonObject(with: Data(answer.body.utf8)) as? [String: Any]
        return (answer.status, values ?? [:])
    }

    private func messages(_ gateway: TestGateway) throws -> [[String: Any]] {
        let answer = try ask(gateway, "/messages", token: gateway.server.pageToken)
        #expect(answer.status == 200)
        return answer.values["messages"] as? [[String: Any]] ?? []
    }

    private func hex(_ token: [UInt8]) -> String { PushToken(token)?.hexadecimal ?? "" }

    private func message(_ token: [UInt8], payload: String = payload, isKept: Bool = true) -> [String: Any] {
        [
            "app": TestGateway.app, "environment": "sandbox", "token": hex(token), "payload": payload,
            "isKept": isKept,
        ]
    }

    @Test func `only who knows the token gets anything`() async throws {
        let gateway = try await TestGateway.start()
        let (_, token) = try gateway.device()
        let secret = gateway.server.pageToken
        for path in ["/messages", "/apps"] {
            #expect(try ask(gateway, path, token: nil).status == 403)
            #expect(try ask(gateway, path, token: secret.dropLast() + "x").status == 403)
            #expect(try ask(gateway, path, token: secret, host: "example.org").status == 403)
            #expect(try ask(gateway, path, token: secret).status == 200)
        }
        #expect(try ask(gateway, "/send", token: nil, body: message(token)).status == 403)
        #expect(try ask(gateway, "/send", token: secret).status == 404)
        #expect(try ask(gateway, "/", token: nil).status == 200)
        #expect(try messages(gateway).isEmpty)
        await gateway.stop()
    }

    @Test func `a message that is sent by hand arrives`() async throws {
        let gateway = try await TestGateway.start()
        let (device, token) = try gateway.device()
        let apps = try ask(gateway, "/apps", token: gateway.server.pageToken).values["apps"] as? [[String: Any]]
        #expect(apps?.first?["token"] as? String == hex(token))
        #expect(apps?.first?["isConnected"] as? Bool == true)
        let answer = try ask(gateway, "/send", token: gateway.server.pageToken, body: message(token))
        #expect(answer.values["accepted"] as? Bool == true)
        #expect(try device.message().payload == Self.payload)
        let entry = try #require(try messages(gateway).first)
        #expect(entry["way"] as? String == "this page")
        #expect(entry["app"] as? String == TestGateway.app)
        #expect(entry["device"] as? String == "device")
        #expect(entry["payload"] as? String == Self.payload)
        await gateway.stop()
    }

    @Test func `what is wrong with one is told by Apple's names`() async throws {
        let gateway = try await TestGateway.start()
        let (_, token) = try gateway.device()
        func reason(_ body: [String: Any]) throws -> String? {
            try ask(gateway, "/send", token: gateway.server.pageToken, body: body).values["reason"] as? String
        }
        #expect(try reason(message(token, payload: "[]")) == "PayloadEmpty")
        let long = #"{"a":"\#(String(repeating: "x", count: 4100))"}"#
        #expect(try reason(message(token, payload: long)) == "PayloadTooLarge")
        #expect(try reason(message([UInt8](repeating: 1, count: 32))) == "BadDeviceToken")
        #expect(try reason(message(Array(token.dropLast()))) == "BadDeviceToken")
        let huge = ["app": String(repeating: "x", count: 20_000)]
        #expect(try ask(gateway, "/send", token: gateway.server.pageToken, body: huge).status == 413)
        let other = ["app": 1]
        #expect(try ask(gateway, "/send", token: gateway.server.pageToken, body: other).status == 400)
        await gateway.stop()
    }

    @Test func `the list follows each message to its end`() async throws {
        let gateway = try await TestGateway.start()
        let (device, token) = try gateway.device()
        device.disconnect()
        func send(_ payload: String, isKept: Bool = true) throws {
            _ = try ask(
                gateway, "/send", token: gateway.server.pageToken,
                body: message(token, payload: payload, isKept: isKept))
        }
        func details() throws -> [String] { try messages(gateway).map { $0["detail"] as? String ?? "" } }
        // The gateway may not have seen yet that the device has gone.
        for _ in 0..<3000 {
            if try ask(gateway, "/messages", token: gateway.server.pageToken).values["devices"] as? Int == 0 { break }
            usleep(20_000)
        }
        try send(#"{"n":1}"#)
        #expect(try details() == ["waits for its device"])
        try send(#"{"n":2}"#)
        try send(#"{"n":3}"#, isKept: false)
        #expect(
            try details() == [
                "not to be kept, and its device is not connected", "waits for its device",
                "a newer one has taken its place, or it was delivered",
            ])
        try device.connect(to: gateway.folder.socketPath)
        #expect(try device.message().payload == #"{"n":2}"#)
        // The acknowledgement is on its way.
        for _ in 0..<3000 {
            if try details()[1] == "delivered" { break }
            usleep(20_000)
        }
        #expect(try details()[1] == "delivered")
        await gateway.stop()
    }

    @Test func `what was refused before it was a message is listed and counted`() async throws {
        let gateway = try await TestGateway.start()
        let (_, token) = try gateway.device()
        let curl = Curl(
            port: gateway.ports().http, authority: gateway.authorityFile, certificate: try gateway.certificate())
        #expect(try curl.send("[]", to: "/3/device/" + hex(token)).reason == "PayloadEmpty")
        #expect(try curl.send("{}", to: "/3/device/12").reason == "BadDeviceToken")
        let entries = try messages(gateway)
        #expect(entries.map { $0["detail"] as? String } == ["BadDeviceToken", "PayloadEmpty"])
        #expect(entries.allSatisfy { $0["state"] as? String == "refused" && $0["way"] as? String == "HTTP/2" })
        let port = try #require(gateway.server.pagePort)
        let figures = try Curl.get("http://127.0.0.1:\(port)/metrics")
        #expect(figures.contains(#"verger_push_refused_total{reason="PayloadEmpty"} 1"#))
        await gateway.stop()
    }
}
