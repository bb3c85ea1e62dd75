import AppBuilder
import Foundation
import Glibc
import Synchronization

/// Another process of this program in its own session, which keeps running after the terminal is closed.
///
/// Until ``letGo()`` is called, a signal that ends this process ends the other one first.
final class BackgroundProcess {
    private let identifier: pid_t
    private var ended: Int32?
    private let watch: TerminationSignals.Watch

    /// - Parameter logFile: The file for its output, which is overwritten.
    init(arguments: [String], logFile: String) throws {
        var actions = posix_spawn_file_actions_t()
        posix_spawn_file_actions_init(&actions)
        defer { posix_spawn_file_actions_destroy(&actions) }
        posix_spawn_file_actions_addopen(&actions, STDIN_FILENO, "/dev/null", O_RDONLY, 0)
        posix_spawn_file_actions_addopen(&actions, STDOUT_FILENO, logFile, O_WRONLY | O_CREAT | O_TRUNC, 0o600)
        posix_spawn_file_actions_adddup2(&actions, STDOUT_FILENO, STDERR_FILENO)
        Self.keepDescriptors()
        var attributes = posix_spawnattr_t()
        posix_spawnattr_init(&attributes)
        defer { posix_spawnattr_destroy(&attributes) }
        posix_spawnattr_setflags(&attributes, Self.newSession)

        let program = "/proc/self/exe"
        let path = (try? FileManager.default.destinationOfSymbolicLink(atPath: program)) ?? program
        var words = ([path] + arguments).map { strdup($0) }
        words.append(nil)
        defer { words.forEach { free($0) } }
        // Signals are watched from before the start, so that none is missed.
        let started = Started()
        watch = TerminationSignals.shared.watch { number in
            started.identifier.withLock { if $0 > 0 { Self.end($0) } }
            TerminationSignals.endProcess(by: number)
        }
        let failure = started.identifier.withLock { posix_spawn(&$0, path, &actions, &attributes, words, environ) }
        guard failure == 0 else {
            throw CommandError("cannot start \(path): \(String(cString: strerror(failure)))")
        }
        identifier = started.identifier.withLock { $0 }
    }

    private final class Started: Sendable {
        let identifier = Mutex(pid_t(0))
    }

    /// Lets the other process outlive this one.
    func letGo() { watch.cancel() }

    /// Lets the other process outlive this one, and takes note of its end in a thread: otherwise an ended process would stay in
    /// the system's list for as long as this one runs.
    func letGoAndReap() {
        letGo()
        let identifier = identifier
        Thread.detachNewThread {
            while waitpid(identifier, nil, 0) < 0, errno == EINTR {}
        }
    }

    /// Terminates a process; kills it if it has not exited after half a second.
    private static func end(_ identifier: pid_t) {
        for signal in [SIGTERM, SIGKILL] {
            kill(identifier, signal)
            for _ in 0..<250 where !hasEnded(identifier) { usleep(2_000) }
        }
    }

    private static func hasEnded(_ identifier: pid_t) -> Bool {
        var information = siginfo_t()
        let result = waitid(P_PID, id_t(identifier), &information, WEXITED | WNOHANG | WNOWAIT)
        return result != 0 || information.si_signo != 0
    }

    /// Marks all descriptors except the standard streams as close-on-exec: the parent of this process may wait until
    /// the last holder of an inherited descriptor exits.
    static func keepDescriptors() {
        for name in (try? FileManager.default.contentsOfDirectory(atPath: "/proc/self/fd")) ?? [] {
            if let descriptor = Int32(name), descriptor > STDERR_FILENO { _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC) }
        }
    }

    /// POSIX_SPAWN_SETSID, which the C library declares only with _GNU_SOURCE.
    private static let newSession: Int16 = 0x80

    /// The exit status, or 128 plus the number of the signal that ended the process; nil while it runs.
    var exitStatus: Int32? {
        if let ended { return ended }
        var status: Int32 = 0
        guard waitpid(identifier, &status, WNOHANG) == identifier else { return nil }
        let signal = status & 0x7f
        ended = signal == 0 ? (status >> 8) & 0xff : 128 + signal
        return ended
    }
}
