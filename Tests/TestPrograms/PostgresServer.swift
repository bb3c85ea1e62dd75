import Foundation
import Glibc

/// A PostgreSQL server of a test's own, which nobody else reaches: it listens on a socket in its folder only.
package final class PostgresServer {
    private let folder: String
    private var process = Process()

    /// Where Debian keeps the programs: the newest version that is installed, with everything that a server needs.
    private static let programs: String? = {
        let folder = "/usr/lib/postgresql"
        let versions = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
        return versions.sorted { (Int($0) ?? 0) > (Int($1) ?? 0) }.map { "\(folder)/\($0)/bin" }.first {
            FileManager.default.isExecutableFile(atPath: $0 + "/initdb")
        }
    }()

    package static var isInstalled: Bool { programs != nil }

    /// The address of its database.
    package var address: String {
        "postgres:///postgres?host=\(folder)&user=\(Self.isRoot ? "postgres" : NSUserName())"
    }

    private static var isRoot: Bool { geteuid() == 0 }

    /// Makes a database in a temporary folder, and starts the server.
    package init() throws {
        // The path of a socket is short.
        folder = "/tmp/verger-pg-\(UInt32.random(in: 0...UInt32.max))"
        try FileManager.default.createDirectory(
            atPath: folder, withIntermediateDirectories: false, attributes: [.posixPermissions: 0o700])
        // A server does not run as root.
        if Self.isRoot { try Self.run(["chown", "postgres", folder]) }
        try Self.run(Self.asServer(["initdb", "--pgdata", folder + "/data", "--auth", "trust", "--no-sync"]))
        try start()
    }

    private static func asServer(_ arguments: [String]) -> [String] {
        let command = ["\(programs ?? "")/\(arguments[0])"] + arguments.dropFirst()
        return isRoot ? ["runuser", "--user", "postgres", "--"] + command : command
    }

    private static func process(_ arguments: [String]) -> Process {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        process.arguments = arguments
        process.currentDirectoryURL = URL(fileURLWithPath: "/tmp")
        process.standardOutput = FileHandle.nullDevice
        process.standardError = FileHandle.nullDevice
        return process
    }

    private static func run(_ arguments: [String]) throws {
        let process = process(arguments)
        try process.run()
        process.waitUntilExit()
        guard process.terminationStatus == 0 else {
            throw GatewayProgram.Failure("\(arguments) ended with status \(process.terminationStatus)")
        }
    }

    /// Starts the server, and waits until it answers.
    package func start() throws {
        process = Self.process(
            Self.asServer([
                "postgres", "-D", folder + "/data", "-k", folder, "-c", "listen_addresses=", "-c", "max_connections=40",
            ]))
        try process.run()
        for _ in 0..<3000 {
            if (try? Self.run(Self.asServer(["pg_isready", "--quiet", "--host", folder]))) != nil { return }
            // What a killed server has left may still be about to end.
            if !process.isRunning { return try start() }
            usleep(20_000)
        }
        throw GatewayProgram.Failure("the PostgreSQL server in \(folder) does not answer")
    }

    /// Kills the server as a loss of power would; what it had committed is there when it is started again.
    package func kill() {
        if let identifier = serverIdentifier { Glibc.kill(identifier, SIGKILL) }
        process.waitUntilExit()
    }

    /// The server is a child of the program that starts it as another user.
    private var serverIdentifier: Int32? {
        let text = try? String(contentsOfFile: folder + "/data/postmaster.pid", encoding: .utf8)
        return text?.split(separator: "\n").first.flatMap { Int32($0) }
    }

    package func end() {
        if let identifier = serverIdentifier { Glibc.kill(identifier, SIGINT) }
        process.waitUntilExit()
        try? FileManager.default.removeItem(atPath: folder)
    }
}
