import Foundation
import Glibc
import TestPrograms

/// The `verger` command as a user runs it: a process with its own storage folder.
struct VergerProcess {
    struct Result {
        var status: Int32
        var output: String
        var errors: String
    }

    static var products: URL { BuiltProducts.folder }
    static var root: URL {
        var folder = products
        while folder.path != "/", !FileManager.default.fileExists(atPath: folder.appendingPathComponent("SDK").path) {
            folder.deleteLastPathComponent()
        }
        return folder
    }

    /// From where the command is started.
    enum Place {
        case program
        /// A shell's script, with `&`: deaf to Ctrl-C unless the command says otherwise.
        case background
        /// A terminal of its own.
        case terminal
    }

    private let process = Process()
    private let keys = Pipe()
    private let output = CollectedPipe()
    private let errors = CollectedPipe()

    /// Below `nohup` all processes would be deaf to a closed terminal, and the command respects that.
    private static let hearsOfClosedTerminals: Void = { _ = signal(SIGHUP, SIG_DFL) }()

    /// Starts the command.
    ///
    /// - Parameter variables: what its environment has besides this process's.
    init(
        _ arguments: [String], home: URL, currentFolder: URL? = nil, from place: Place = .program,
        environment variables: [String: String] = [:]
    ) throws {
        let verger = Self.products.appendingPathComponent("verger")
        Self.hearsOfClosedTerminals
        switch place {
        case .program:
            process.executableURL = verger
            process.arguments = arguments
        case .background:
            process.executableURL = URL(fileURLWithPath: "/bin/sh")
            process.arguments = ["-c", "trap '' INT; exec \"$0\" \"$@\"", verger.path] + arguments
        case .terminal:
            let line = ([verger.path] + arguments).map { "'\($0)'" }.joined(separator: " ")
            process.executableURL = URL(fileURLWithPath: "/usr/bin/script")
            process.arguments = ["--quiet", "--return", "--command", "exec " + line, "/dev/null"]
        }
        process.currentDirectoryURL = currentFolder
        var environment = ProcessInfo.processInfo.environment.merging(variables) { _, new in new }
        environment["VERGER_HOME"] = home.path
        process.environment = environment
        process.standardInput = place == .terminal ? keys : FileHandle.nullDevice
        process.standardOutput = output.pipe
        process.standardError = errors.pipe
        try process.run()
    }

    /// Runs the command to its end; one that hangs is killed after two minutes and answers 137.
    static func run(
        _ arguments: [String], home: URL, currentFolder: URL? = nil, environment: [String: String] = [:]
    ) throws -> Result {
        try VergerProcess(arguments, home: home, currentFolder: currentFolder, environment: environment).wait()
    }

    /// The command lines of the processes that name a test's folder, the test itself left out.
    static func running(below folder: URL) -> [String] {
        let numbers = (try? FileManager.default.contentsOfDirectory(atPath: "/proc"))?.compactMap { Int32($0) } ?? []
        return numbers.compactMap { number in
            guard number != getpid(), let line = try? Data(contentsOf: URL(fileURLWithPath: "/proc/\(number)/cmdline")),
                case let text = String(decoding: line, as: UTF8.self), text.contains(folder.path)
            else { return nil }
            return text
        }
    }

    var identifier: Int32 { process.processIdentifier }

    func send(_ signal: Int32) { kill(process.processIdentifier, signal) }

    /// Presses Ctrl-C in the command's terminal.
    func pressControlC() { keys.fileHandleForWriting.write(Data([3])) }

    /// Closes the command's terminal: the program that keeps it is killed.
    func closeTerminal() { send(SIGKILL) }

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

    /// Whether this text is in what was printed on standard output so far.
    func hasPrinted(_ text: String) -> Bool { output.contains(text) }

    /// Waits until a line that begins so is printed on standard error.
    func errorLine(beginningWith prefix: String) -> String? { errors.line(beginningWith: prefix) }
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

    func contains(_ text: String) -> Bool {
        condition.lock()
        defer { condition.unlock() }
        return String(decoding: data, as: UTF8.self).contains(text)
    }

    func line(beginningWith prefix: String) -> String? {
        condition.lock()
        defer { condition.unlock() }
        let limit = Date(timeIntervalSinceNow: 120)
        while true {
            // In a terminal what the build said of itself is wiped away before the line.
            let lines = String(decoding: data, as: UTF8.self).replacing("\u{1b}[K", with: "\n")
                .split(whereSeparator: \.isNewline)
            if let line = lines.first(where: { $0.hasPrefix(prefix) }) { return String(line) }
            guard !isAtEnd, condition.wait(until: limit) else { return nil }
        }
    }
}
