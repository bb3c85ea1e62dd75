import Certificates
import Foundation
import PushGateway
import TestPrograms

/// Providers that speak HTTP/2: nghttp2's load program, with a token that is signed with a key of the gateway.
struct ProviderLoad {
    let gateway: GatewayProgram

    static var isThere: Bool { (try? run(["h2load", "--version"])) != nil }

    /// Sends `count` messages over four connections, to the tokens in turn.
    ///
    /// - Returns: how many were answered with 200.
    func send(_ count: Int, to tokens: [[UInt8]]) throws -> Int {
        let addresses = gateway.folder + "/addresses"
        let lines = tokens.compactMap(PushToken.init).map {
            "https://localhost:\(gateway.httpPort)/3/device/\($0.hexadecimal)"
        }
        try lines.joined(separator: "\n").write(toFile: addresses, atomically: true, encoding: .utf8)
        let body = gateway.folder + "/body"
        try LegacyLoad.payload.write(toFile: body, atomically: true, encoding: .utf8)
        let output = try Self.run([
            "h2load", "--requests", String(count), "--clients", "4", "--max-concurrent-streams", "100", "--threads",
            "1",
            "--data", body, "--header", "apns-topic: \(SimulatedDevices.topic.identifier)", "--header",
            "authorization: \(try authorization())", "--input-file", addresses,
        ])
        // "status codes: 200 2xx, 0 3xx, …"
        let line = output.split(separator: "\n").first { $0.hasPrefix("status codes:") } ?? ""
        guard let answered = line.split(separator: " ").dropFirst(2).first.flatMap({ Int($0) }) else {
            throw GatewayProgram.Failure("h2load: \(output)")
        }
        return answered
    }

    private func authorization() throws -> String {
        let key = try PrivateKey(.ellipticP256)
        let name = String(UInt32.random(in: 0...UInt32.max), radix: 36)
        try PushDatabase(path: gateway.databasePath).add(
            ProviderKey(identifier: name, team: "BENCHMARK", publicKeyPEM: try key.publicKey.pem))
        func base64(_ bytes: [UInt8]) -> String {
            Data(bytes).base64EncodedString().replacingOccurrences(of: "+", with: "-")
                .replacingOccurrences(of: "/", with: "_").replacingOccurrences(of: "=", with: "")
        }
        let header = base64(Array(#"{"alg":"ES256","kid":"\#(name)"}"#.utf8))
        let claims = base64(Array(#"{"iss":"BENCHMARK","iat":\#(Int(Date().timeIntervalSince1970))}"#.utf8))
        let signed = "\(header).\(claims)"
        return "bearer \(signed).\(base64(try key.tokenSignature(of: Array(signed.utf8))))"
    }

    private static func run(_ arguments: [String]) throws -> String {
        let process = Process()
        let output = Pipe()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        process.arguments = arguments
        process.standardOutput = output
        try process.run()
        let data = output.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        guard process.terminationStatus == 0 else {
            throw GatewayProgram.Failure("\(arguments[0]) ended with status \(process.terminationStatus)")
        }
        return String(decoding: data, as: UTF8.self)
    }
}
