import Foundation
import TestPrograms

/// Providers in Python, unmodified.
enum PushClients {
    static let environment = PythonEnvironment(
        "PushClients",
        packages: [
            "pushjack==1.6.0", "apns3==1.0.0", "apns-client==0.2.1", "apns-clerk==0.2.0", "aioapns==4.0",
            "pyapns-client==2.0.6",
            // The last one that lets a context be changed after its first use, as apns-client does.
            "pyOpenSSL==23.2.0", "six",
        ])

    /// Runs one of the scripts of `Clients`.
    ///
    /// - Returns: the JSON in its last line.
    static func run(_ script: String, _ arguments: [String]) throws -> [String: Any] {
        let path = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .appendingPathComponent("Clients/send_with_\(script).py")
        let result = try environment.run(path, arguments)
        let last = result.output.split(separator: "\n").last.map { Data($0.utf8) } ?? Data()
        guard let values = try? JSONSerialization.jsonObject(with: last) as? [String: Any] else {
            throw GatewayProgram.Failure("\(script): \(result.output)")
        }
        return values
    }
}
