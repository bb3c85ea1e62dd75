import CConfinement
import Foundation

#if canImport(Glibc)
import Glibc
#endif

/// One run of a compiler, linker or script, with everything it prints collected.
struct ToolProcess {
    struct Result {
        /// Exit status, or 128 plus the signal that ended the tool.
        var status: Int32
        /// Standard output and standard error, in the order of writing.
        var output: String
        /// Whether the time limit ended it.
        var ranTooLong = false
        var succeeded: Bool { status == 0 }
    }

    var program: URL
    var arguments: [String]
    /// Where it runs; where this process runs if nil.
    var folder: URL?
    /// Its whole environment; that of this process if nil.
    var environment: [String: String]?
    /// Seconds after which it is ended with all that it has started; without a limit it stays in the caller's process
    /// group, where Ctrl-C on a terminal reaches it.
    var timeLimit: Double?
    /// A descriptor of the rules about files that it is confined to, for scripts of strangers; nil leaves it all of the
    /// user's rights. A confined one has a process group of its own.
    var rules: Int32?
    /// Asked several times a second, and whenever something was printed, with what was printed since: a signal to send
    /// to the tool, or nil.
    var watch: ((_ output: String) -> Int32?)?

    /// What is printed beyond this is left out: a script may print for ever.
    private static let maximumOutputSize = 8 << 20

    private var hasOwnGroup: Bool { timeLimit != nil || rules != nil }

    /// Runs the tool to its end.
    ///
    /// - Throws: `BuildError` when the program cannot be started.
    func run() throws -> Result {
        Interruption.shared.blockIfInterrupted()
        let (identifier, outputEnd) = try Self.starting.withLock { try start() }
        let target = hasOwnGroup ? -identifier : identifier
        Interruption.shared.add(target)
        defer {
            close(outputEnd)
            Interruption.shared.remove(target)
        }
        let output = ToolOutput(descriptor: outputEnd, limit: Self.maximumOutputSize)
        let (status, ranTooLong) = waitForEnd(identifier, output)
        // What it leaves running in the background would outlive the build.
        if hasOwnGroup { kill(-identifier, SIGKILL) }
        let signal = status & 0x7f
        return Result(
            status: signal == 0 ? (status >> 8) & 0xff : 128 + signal, output: output.text, ranTooLong: ranTooLong)
    }

    /// Reads while the tool runs. The tool's own end counts: what it has started may hold the pipe open.
    private func waitForEnd(_ identifier: pid_t, _ output: ToolOutput) -> (status: Int32, ranTooLong: Bool) {
        let start = DispatchTime.now().uptimeNanoseconds
        var status: Int32 = 0
        var isClosed = false
        while true {
            if let signal = watch?(output.takeNewText()) { kill(identifier, signal) }
            if isClosed {
                if timeLimit == nil { break }
                usleep(2_000)
            } else {
                isClosed = output.readUntilSilent()
            }
            if waitpid(identifier, &status, WNOHANG) == identifier {
                if !isClosed { output.readWhatIsThere() }
                _ = watch?(output.takeNewText())
                return (status, false)
            }
            if let timeLimit, Double(DispatchTime.now().uptimeNanoseconds - start) >= timeLimit * 1e9 {
                kill(-identifier, SIGKILL)
                while waitpid(identifier, &status, 0) < 0 && errno == EINTR {}
                return (status, true)
            }
        }
        while waitpid(identifier, &status, 0) < 0 && errno == EINTR {}
        return (status, false)
    }

    /// Held from a pipe's making to the tool's start: a tool started in between would inherit the pipe and keep it
    /// open.
    private static let starting = NSLock()

    /// - Returns: The process identifier and the end to read the output from.
    private func start() throws -> (pid_t, Int32) {
        var ends: [Int32] = [-1, -1]
        guard pipe(&ends) == 0 else { throw startFailure(errno) }
        ends.forEach { _ = fcntl($0, F_SETFD, FD_CLOEXEC) }
        var words = ([program.path] + arguments).map { strdup($0) }
        words.append(nil)
        defer { words.forEach { free($0) } }
        var variables = (environment ?? [:]).sorted { $0.key < $1.key }.map { strdup("\($0.key)=\($0.value)") }
        variables.append(nil)
        defer { variables.forEach { free($0) } }
        let result: Swift.Result<pid_t, SpawnFailure> = variables.withUnsafeMutableBufferPointer { variables in
            let own = environment == nil ? environ : variables.baseAddress
            guard let rules, let own else { return spawn(words, own, output: ends[1]) }
            let identifier = script_sandbox_start(program.path, words, own, folder?.path ?? ".", ends[1], rules)
            return identifier < 0 ? .failure(.init(code: errno)) : .success(identifier)
        }
        close(ends[1])
        do {
            return (try result.get(), ends[0])
        } catch {
            close(ends[0])
            throw startFailure(error.code)
        }
    }

    private struct SpawnFailure: Error {
        var code: Int32
    }

    private func spawn(
        _ words: [UnsafeMutablePointer<CChar>?], _ variables: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?,
        output: Int32
    ) -> Swift.Result<pid_t, SpawnFailure> {
        var actions = posix_spawn_file_actions_t()
        posix_spawn_file_actions_init(&actions)
        defer { posix_spawn_file_actions_destroy(&actions) }
        posix_spawn_file_actions_addopen(&actions, STDIN_FILENO, "/dev/null", O_RDONLY, 0)
        posix_spawn_file_actions_adddup2(&actions, output, STDOUT_FILENO)
        posix_spawn_file_actions_adddup2(&actions, output, STDERR_FILENO)
        if let folder { _ = posix_spawn_file_actions_addchdir(&actions, folder.path) }

        var attributes = posix_spawnattr_t()
        posix_spawnattr_init(&attributes)
        defer { posix_spawnattr_destroy(&attributes) }
        // The builder itself ignores them while it waits for the tools' end.
        var signals = sigset_t()
        sigemptyset(&signals)
        [SIGINT, SIGTERM, SIGHUP].forEach { sigaddset(&signals, $0) }
        posix_spawnattr_setsigdefault(&attributes, &signals)
        var flags = POSIX_SPAWN_SETSIGDEF
        if timeLimit != nil { flags |= POSIX_SPAWN_SETPGROUP }
        posix_spawnattr_setflags(&attributes, Int16(flags))

        var identifier = pid_t()
        let failure = posix_spawn(&identifier, program.path, &actions, &attributes, words, variables)
        return failure == 0 ? .success(identifier) : .failure(.init(code: failure))
    }

    private func startFailure(_ code: Int32) -> BuildError {
        BuildError(
            "cannot start \(program.lastPathComponent): \(String(cString: strerror(code)))", at: program.path,
            cure: "Check that the Swift toolchain is installed whole.")
    }
}

/// The C library has it, but its header shows it only to programs that ask for GNU's own functions.
@_silgen_name("posix_spawn_file_actions_addchdir_np")
private func posix_spawn_file_actions_addchdir(
    _ actions: UnsafeMutablePointer<posix_spawn_file_actions_t>, _ path: UnsafePointer<CChar>
) -> Int32
