import Foundation
import Glibc

/// A program that is killed at some moment, with what it printed until then.
struct KilledProcess {
    /// How many kills a test tries of each kind: few, or as many as `VERGER_KILLS` says.
    static let count = ProcessInfo.processInfo.environment["VERGER_KILLS"].flatMap { Int($0) } ?? 4

    var program: String
    var arguments: [String]
    var environment: [String: String] = [:]
    /// Where it prints to.
    var output: String

    /// Starts the program in a process group of its own, waits until it has printed something or for `patience`
    /// seconds, and kills it with all that it started so many seconds later.
    ///
    /// - Returns: what it printed; nil when it had ended by itself before.
    func run(waitingFor patience: Double, killedAfter delay: Double) throws -> String? {
        _ = FileManager.default.createFile(atPath: output, contents: nil)
        var actions = posix_spawn_file_actions_t()
        posix_spawn_file_actions_init(&actions)
        defer { posix_spawn_file_actions_destroy(&actions) }
        posix_spawn_file_actions_addopen(&actions, STDIN_FILENO, "/dev/null", O_RDONLY, 0)
        posix_spawn_file_actions_addopen(&actions, STDOUT_FILENO, output, O_WRONLY | O_APPEND, 0)
        posix_spawn_file_actions_addopen(&actions, STDERR_FILENO, "/dev/null", O_WRONLY, 0)
        var attributes = posix_spawnattr_t()
        posix_spawnattr_init(&attributes)
        defer { posix_spawnattr_destroy(&attributes) }
        posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETPGROUP))
        let own = ProcessInfo.processInfo.environment.merging(environment) { $1 }
        var process = pid_t()
        let words = ([program] + arguments).map { strdup($0) } + [nil]
        let variables = own.map { strdup("\($0)=\($1)") } + [nil]
        defer { for word in words + variables { free(word) } }
        let failure = posix_spawn(&process, program, &actions, &attributes, words, variables)
        guard failure == 0 else { throw POSIXError(POSIXErrorCode(rawValue: failure) ?? .EIO) }
        let limit = Date(timeIntervalSinceNow: patience)
        while printed.isEmpty, Date() < limit, waitpid(process, nil, WNOHANG) == 0 { poll(nil, 0, 1) }
        usleep(UInt32(delay * 1e6))
        let hasEnded = kill(process, 0) != 0
        kill(-process, SIGKILL)
        kill(process, SIGKILL)
        while waitpid(process, nil, 0) < 0, errno == EINTR {}
        return hasEnded ? nil : printed
    }

    private var printed: String { (try? String(contentsOfFile: output, encoding: .utf8)) ?? "" }

    /// The last number in a whole line.
    static func lastNumber(_ text: String) -> Int? {
        let end = text.lastIndex(of: "\n") ?? text.startIndex
        return text[..<end].split(separator: "\n").last.flatMap { Int($0) }
    }
}

/// Numbers that are the same in every run.
struct KillMoments {
    private var state: UInt64 = 0x9E37_79B9_7F4A_7C15

    /// Seconds from 0 to `limit`.
    mutating func next(below limit: Double) -> Double {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return Double(state >> 40) / Double(1 << 24) * limit
    }
}
