import Foundation

#if canImport(Glibc)
import Glibc
#endif

/// One run of a compiler or linker, with everything it prints collected.
///
/// Spawned in the caller's process group, so that Ctrl-C on a terminal ends it too (Foundation's `Process` makes a
/// group of its own).
struct ToolProcess {
    struct Result {
        /// Exit status, or 128 plus the signal that ended the tool.
        var status: Int32
        /// Standard output and standard error, in the order of writing.
        var output: String
        var succeeded: Bool { status == 0 }
    }

    var program: URL
    var arguments: [String]

    /// Runs the tool to its end.
    ///
    /// - Throws: `BuildError` when the program cannot be started.
    func run() throws -> Result {
        let (identifier, outputEnd) = try Self.starting.withLock { try start() }
        defer { close(outputEnd) }
        let output = readToEnd(outputEnd)
        var status: Int32 = 0
        while waitpid(identifier, &status, 0) < 0 && errno == EINTR {}
        let signal = status & 0x7f
        return Result(status: signal == 0 ? (status >> 8) & 0xff : 128 + signal, output: output)
    }

    /// Held from a pipe's making to the tool's start: a tool started in between would inherit the pipe and keep it open.
    private static let starting = NSLock()

    /// - Returns: The process identifier and the end to read the output from.
    private func start() throws -> (pid_t, Int32) {
        var ends: [Int32] = [-1, -1]
        guard pipe(&ends) == 0 else { throw startFailure(errno) }
        ends.forEach { _ = fcntl($0, F_SETFD, FD_CLOEXEC) }

        var actions = posix_spawn_file_actions_t()
        posix_spawn_file_actions_init(&actions)
        defer { posix_spawn_file_actions_destroy(&actions) }
        posix_spawn_file_actions_addopen(&actions, STDIN_FILENO, "/dev/null", O_RDONLY, 0)
        posix_spawn_file_actions_adddup2(&actions, ends[1], STDOUT_FILENO)
        posix_spawn_file_actions_adddup2(&actions, ends[1], STDERR_FILENO)

        var words = ([program.path] + arguments).map { strdup($0) }
        words.append(nil)
        defer { words.forEach { free($0) } }
        var identifier = pid_t()
        let failure = posix_spawn(&identifier, program.path, &actions, nil, words, environ)
        close(ends[1])
        guard failure == 0 else {
            close(ends[0])
            throw startFailure(failure)
        }
        return (identifier, ends[0])
    }

    private func readToEnd(_ descriptor: Int32) -> String {
        var bytes: [UInt8] = []
        var chunk = [UInt8](repeating: 0, count: 16384)
        while true {
            let count = read(descriptor, &chunk, chunk.count)
            if count > 0 {
                bytes += chunk[..<count]
            } else if count == 0 || errno != EINTR {
                return String(decoding: bytes, as: UTF8.self)
            }
        }
    }

    private func startFailure(_ code: Int32) -> BuildError {
        BuildError(
            "cannot start \(program.lastPathComponent): \(String(cString: strerror(code)))", at: program.path,
            cure: "Check that the Swift toolchain is installed whole.")
    }
}
