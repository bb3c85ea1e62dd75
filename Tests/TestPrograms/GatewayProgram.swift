import Foundation
import Glibc

/// The push gateway as a program of its own, on ports that are free, which can be killed and started again.
package final class GatewayProgram {
    package struct Failure: Error, CustomStringConvertible {
        package let description: String

        package init(_ description: String) { self.description = description }
    }

    /// The gateway's folder.
    package let folder: String
    /// The sandbox's ports.
    package private(set) var legacyPort = 0
    package private(set) var feedbackPort = 0
    package private(set) var productionLegacyPort = 0
    package private(set) var httpPort = 0
    package private(set) var metricsPort = 0
    private let options: [String]
    private let store: String?
    private let portal: String
    private var process = Process()

    private static let program = BuiltProducts.folder.appendingPathComponent("verger-push")

    package var processIdentifier: Int32 { process.processIdentifier }
    package var socketPath: String { folder + "/devices.sock" }
    package var databasePath: String { store ?? folder + "/push.sqlite" }
    package var authorityFile: String { folder + "/Authority/authority.pem" }

    /// - Parameters:
    ///   - folder: the gateway's folder; a temporary one without it.
    ///   - options: of `serve`, besides ports and folder.
    ///   - store: the address of a database; nil for a file in the folder.
    ///   - portal: whose certificates count besides; nil for one in the gateway's folder, where none is.
    package init(folder: String? = nil, options: [String] = [], store: String? = nil, portal: String? = nil) {
        self.folder =
            folder ?? FileManager.default.temporaryDirectory.path + "/push-\(UInt32.random(in: 0...UInt32.max))"
        self.options = options
        self.store = store
        self.portal = portal ?? self.folder + "/portal"
    }

    private func command(_ arguments: [String], output: Any) -> Process {
        let process = Process()
        process.executableURL = Self.program
        process.arguments = arguments + ["--folder", folder, "--portal", portal]
        if let store { process.arguments? += ["--store", store] }
        process.standardOutput = output
        return process
    }

    /// Starts it, and waits until it listens.
    ///
    /// - Parameter mark: the beginning of the line that is waited for: that of the last one if there is nothing else to find out.
    package func start(until mark: String = "metrics: ") throws {
        let output = Pipe()
        let ports = ["--port", "0", "--feedback-port", "0", "--http-port", "0", "--metrics-port", "0"]
        process = command(["serve"] + ports + options, output: output)
        try process.run()
        var text = ""
        while !text.contains(mark) {
            let data = output.fileHandleForReading.availableData
            guard !data.isEmpty else { throw Failure("the gateway did not begin: \(text)") }
            text += String(decoding: data, as: UTF8.self)
        }
        for line in text.split(separator: "\n") {
            func number(behind mark: String) -> Int {
                line.range(of: mark).flatMap { Int(line[$0.upperBound...].prefix { $0.isNumber }) } ?? 0
            }
            if line.hasPrefix("sandbox") {
                legacyPort = number(behind: "protocol localhost:")
                feedbackPort = number(behind: "feedback localhost:")
                httpPort = number(behind: "https://localhost:")
            } else if line.hasPrefix("production") {
                productionLegacyPort = number(behind: "protocol localhost:")
            } else if line.hasPrefix("metrics") {
                metricsPort = number(behind: "localhost:")
            }
        }
    }

    package func kill() {
        Glibc.kill(process.processIdentifier, SIGKILL)
        process.waitUntilExit()
    }

    /// Ends it as Ctrl-C does; by force if that does not help in a minute.
    ///
    /// - Returns: whether it came to its own end.
    @discardableResult package func end() -> Bool {
        process.terminate()
        let last = DispatchTime.now() + .seconds(60)
        while process.isRunning, .now() < last { usleep(2000) }
        guard !process.isRunning else {
            kill()
            return false
        }
        return process.terminationReason == .exit && process.terminationStatus == 0
    }

    package func remove() { try? FileManager.default.removeItem(atPath: folder) }

    /// Runs another command of the program on the same folder.
    ///
    /// - Returns: what it prints.
    @discardableResult package func run(_ arguments: String...) throws -> String {
        let output = Pipe()
        let process = command(arguments, output: output)
        try process.run()
        let data = output.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        guard process.terminationStatus == 0 else {
            throw Failure("\(arguments) ended with status \(process.terminationStatus)")
        }
        return String(decoding: data, as: UTF8.self)
    }

    /// A file with a push certificate for both services and its key.
    package func certificate(topic: String) throws -> String {
        try run("certificate", topic, "--output", folder + "/" + topic)
        return "\(folder)/\(topic).pem"
    }
}
