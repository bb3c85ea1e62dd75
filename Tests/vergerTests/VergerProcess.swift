import Foundation
import Glibc

/// The `verger` command as a user runs it: a process with its own storage folder.
struct VergerProcess {
    struct Result {
        var status: Int32
        var output: String
        var errors: String
    }

    static let products = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath().deletingLastPathComponent()
    static var root: URL {
        var folder = products
        while folder.path != "/", !FileManager.default.fileExists(atPath: folder.appendingPathComponent("SDK").path) {
            folder.deleteLastPathComponent()
        }
        return folder
    }

    private let process = Process()
    private let output = CollectedPipe()
    private let errors = CollectedPipe()

    /// Below `nohup` all processes would be deaf to a closed terminal, and the command respects that.
    private static let hearsOfClosedTerminals: Void = { _ = signal(SIGHUP, SIG_DFL) }()

    /// Starts the command.
    ///
    /// - Parameter inBackground: as a shell's script does with `&`: deaf to Ctrl-C unless the command says otherwise.
    init(_ arguments: [String], home: URL, currentFolder: URL? = nil, inBackground: Bool = false) throws {
        let verger = Self.products.appendingPathComponent("verger")
        Self.hearsOfClosedTerminals
        process.executableURL = inBackground ? URL(fileURLWithPath: "/bin/sh") : verger
        let shellArguments = ["-c", "trap '' INT; exec \"$0\" \"$@\"", verger.path]
        process.arguments = inBackground ? shellArguments + arguments : arguments
        process.currentDirectoryURL = currentFolder
        var environment = ProcessInfo.processInfo.environment
        environment["VERGER_HOME"] = home.path
        process.environment = environment
        process.standardInput = FileHandle.nullDevice
        process.standardOutput = output.pipe
        process.standardError = errors.pipe
        try process.run()
    }

    /// Runs the command to its end; one that hangs is killed after two minutes and answers 137.
    static func run(_ arguments: [String], home: URL, currentFolder: URL? = nil) throws -> Result {
        try VergerProcess(arguments, home: home, currentFolder: currentFolder).wait()
    }

    var identifier: Int32 { process.processIdentifier }

    func send(_ signal: Int32) { kill(process.processIdentifier, signal) }

    func wait() -> Result {
        let watchdog = DispatchWorkItem { [process] in kill(process.processIdentifier, SIGKILL) }
        DispatchQueue.global().asyncAfter(deadline: .now() + 120, execute: watchdog)
        process.waitUntilExit()
        watchdog.cancel()
        let status = process.terminationReason == .exit ? process.terminationStatus : 128 + process.terminationStatus
        return Result(status: status, output: output.text, errors: errors.text)
    }

    /// Waits until a line that begins so is printed on standard output.
    func line(beginningWith prefix: String) -> String? { output.line(beginningWith: prefix) }
}

/// Everything written into a pipe, read as it comes so that the writer never waits.
private final class CollectedPipe: @unchecked Sendable {
    let pipe = Pipe()
    private let condition = NSCondition()
    private var data = Data()
    private var isAtEnd = false

    init() {
        let handle = pipe.fileHandleForReading
        Thread.Foundation::detachNewThread { [self] in
            while case let chunk = handle.availableData, !chunk.isEmpty { add(chunk) }
            // Foundation keeps a process that has ended, and with it the pipe.
            try? handle.close()
            condition.lock()
            isAtEnd = true
            condition.broadcast()
            condition.unlock()
        }
    }

    private func add(_ chunk: Data) {
        condition.lock()
        data += chunk
        condition.broadcast()
        condition.unlock()
    }

    /// All of it, once the writer is gone.
    var text: String {
        condition.lock()
        defer { condition.unlock() }
        while !isAtEnd { condition.wait() }
        return String(decoding: data, as: UTF8.self)
    }

    func line(beginningWith prefix: String) -> String? {
        condition.lock()
        defer { condition.unlock() }
        let limit = Date(timeIntervalSinceNow: 120)
        while true {
            let lines = String(decoding: data, as: UTF8.self).split(separator: "\n")
            if let line = lines.first(where: { $0.hasPrefix(prefix) }) { return String(line) }
            guard !isAtEnd, condition.wait(until: limit) else { return nil }
        }
    }
}
