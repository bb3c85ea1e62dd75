import CConfinement
import Foundation

#if canImport(Glibc)
import Glibc
#endif

/// A run of a compiler, linker or script, with its output collected.
struct ToolProcess {
    struct Result {
        /// The exit status, or 128 plus the number of the signal that ended the tool.
        var status: Int32
        /// Standard output and standard error in the order of writing.
        var output: String
        /// Whether the tool was killed because of the time limit.
        var ranTooLong = false
        var succeeded: Bool { status == 0 }
    }

    var program: URL
    var arguments: [String]
    /// The working directory; nil means that of this process.
    var folder: URL?
    /// The complete environment; nil means that of this process.
    var environment: [String: String]?
    /// The time in seconds after which the tool and all processes in its group are killed. Without a time limit it
    /// stays in the caller's process group, which Ctrl-C in a terminal reaches.
    var timeLimit: Double?
    /// A descriptor of Landlock rules that confine the tool, for scripts of untrusted projects; nil leaves it all
    /// rights of the user. A confined tool has its own process group.
    var rules: Int32?
    /// Called several times a second, and for new output, with the output since the last call. It may return a signal
    /// to send to the tool.
    var watch: ((_ output: String) -> Int32?)?

    /// The greatest size of the output in bytes; the rest is discarded, since a script may print without end.
    private static let maximumOutputSize = 8 << 20

    private var hasOwnGroup: Bool { timeLimit != nil || rules != nil }

    /// Runs the tool and waits for its exit.
    ///
    /// - Throws: `BuildError` if the program cannot be started.
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
        // Background processes that the tool has started must not outlive the build.
        if hasOwnGroup { kill(-identifier, SIGKILL) }
        let signal = status & 0x7f
        return Result(
            status: signal == 0 ? (status >> 8) & 0xff : 128 + signal, output: output.text, ranTooLong: ranTooLong)
    }

    /// Reads the output until the tool exits. The end of the pipe is not decisive, since background processes may keep
    /// it open.
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

    /// Held from the creation of the pipe until the tool is started: a tool that another thread starts meanwhile would
    /// inherit the pipe and keep it open.
    private static let starting = NSLock()

    /// - Returns: The process identifier and the read end of the pipe.
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
        // The builder ignores these signals while it waits, and ignored signals are inherited.
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

/// Declared here, since the C library's header declares it only with _GNU_SOURCE.
@_silgen_name("posix_spawn_file_actions_addchdir_np")
private func posix_spawn_file_actions_addchdir(
    _ actions: UnsafeMutablePointer<posix_spawn_file_actions_t>, _ path: UnsafePointer<CChar>
) -> Int32
