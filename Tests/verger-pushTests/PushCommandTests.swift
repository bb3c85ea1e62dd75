import Foundation
import TestPrograms
import Testing

/// The command line of the push gateway.
struct PushCommandTests {
    private let folder =
        FileManager.default.temporaryDirectory.path + "/push-command-\(UInt32.random(in: 0...UInt32.max))"

    private func run(_ arguments: String...) throws -> (status: Int32, output: String, errors: String) {
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        let process = Process()
        let output = Pipe()
        let errors = Pipe()
        process.executableURL = BuiltProducts.folder.appendingPathComponent("verger-push")
        process.arguments = arguments
        process.environment = ProcessInfo.processInfo.environment.merging(["VERGER_HOME": folder]) { $1 }
        process.currentDirectoryURL = URL(fileURLWithPath: folder)
        process.standardOutput = output
        process.standardError = errors
        try process.run()
        // What is said fits into a pipe.
        process.waitUntilExit()
        func text(_ pipe: Pipe) -> String {
            String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        }
        return (process.terminationStatus, text(output), text(errors))
    }

    private func remove() { try? FileManager.default.removeItem(atPath: folder) }

    private func mode(_ name: String) throws -> Int? {
        try FileManager.default.attributesOfItem(atPath: folder + "/" + name)[.posixPermissions] as? Int
    }

    @Test func certificatesAndKeysAreFilesOfTheirOwner() throws {
        defer { remove() }
        #expect(try run("certificate", "org.example.app", "--output", "push", "--environment", "sandbox").status == 0)
        for name in ["push.pem", "push.p12"] { #expect(try mode(name) == 0o600) }
        let pem = try String(contentsOfFile: folder + "/push.pem", encoding: .utf8)
        #expect(pem.contains("PRIVATE KEY") && pem.components(separatedBy: "BEGIN CERTIFICATE").count == 3)
        let key = try run("key", "make", "--team", "TEAM123456")
        let file = try #require(key.output.split(separator: "\n").first.map { URL(fileURLWithPath: String($0)) })
        #expect(try mode(file.lastPathComponent) == 0o600)
        let name = file.deletingPathExtension().lastPathComponent.dropFirst("AuthKey_".count)
        #expect(try run("key", "revoke", String(name)).status == 0)
        #expect(try run("key", "revoke", "ABCDEFGHIJ").status == 2)
        #expect(try run("tokens").output == "")
    }

    @Test func wrongUseIsStatusTwo() throws {
        defer { remove() }
        #expect(try run("serve", "--port", "70000").status == 2)
        #expect(try run("serve", "--threads", "0").status == 2)
        #expect(try run("certificate").status == 2)
        #expect(try run("dance").status == 2)
        #expect(try run("--help").status == 0)
    }

    /// Whoever started it may want it to end before it has said all that it says.
    @Test func aGatewayThatIsEndedAtOnceEndsAsAtAnyOtherTime() throws {
        let gateway = GatewayProgram()
        defer { gateway.remove() }
        for _ in 0..<10 {
            try gateway.start(until: "production: ")
            #expect(gateway.end())
        }
    }

    @Test func aPortThatIsTakenIsNamed() throws {
        defer { remove() }
        let descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
        defer { close(descriptor) }
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_addr.s_addr = UInt32(0x7f00_0001).bigEndian
        var length = socklen_t(MemoryLayout<sockaddr_in>.size)
        let port = withUnsafeMutablePointer(to: &address) {
            $0.withMemoryRebound(to: sockaddr.self, capacity: 1) { address -> UInt16 in
                guard bind(descriptor, address, length) == 0, listen(descriptor, 1) == 0,
                    getsockname(descriptor, address, &length) == 0
                else { return 0 }
                return address.withMemoryRebound(to: sockaddr_in.self, capacity: 1) {
                    UInt16(bigEndian: $0.pointee.sin_port)
                }
            }
        }
        let result = try run(
            "serve", "--port", "0", "--feedback-port", "0", "--http-port", "0", "--metrics-port", "\(port)")
        #expect(result.status == 1)
        #expect(result.errors.hasPrefix("error: port \(port): Address already in use"))
    }
}
