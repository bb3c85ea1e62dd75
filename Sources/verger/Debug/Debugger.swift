import AppBuilder
import CDevice
import Device
import Foundation
import Glibc
import MainLoop

/// Runs gdb in the foreground of this terminal to debug the first app that a device starts.
@MainActor final class Debugger {
    /// The options for gdb's command line.
    struct Options: Sendable {
        /// Command files, executed in order. Afterwards gdb exits unless it has a terminal.
        var commandFiles: [String] = []
        /// The interface of gdb for an editor: `mi2`, `mi3` or `dap`; nil for the command line.
        var interpreter: String?
        /// Whether gdb exits after the command files.
        var isBatch = false
    }

    private let program: String
    private let script: String
    private let options: Options
    /// The process of gdb; 0 before its start and after its exit. Signals are sent only in between.
    nonisolated(unsafe) private var process: pid_t = 0
    /// The process of the app that is debugged.
    private var app: pid_t = 0
    private var endDescriptor: Int32 = -1
    private var isEnding = false
    private var watch: Watch?
    /// The exit status of gdb, or 128 plus the number of the signal that ended it; nil while it runs.
    private(set) var status: Int32?
    /// Called in the main loop when gdb has exited.
    var onEnd: (() -> Void)?

    /// - Throws: `CommandError` if gdb is not installed.
    init(_ options: Options, sdk: SDK) throws {
        self.options = options
        let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
        let candidates = folders.map { "\($0)/gdb" }
        guard let program = candidates.first(where: FileManager.default.isExecutableFile) else {
            throw CommandError(
                "there is no gdb on the search path", cure: "apt-get install gdb (the ./verger launcher does it).",
                status: .wrongUse)
        }
        self.program = program
        script = sdk.debuggerScript.path
    }

    /// Called by a device for each app that it has started.
    var attachment: Device.DebuggerAttachment {
        { [self] in attach($0) }
    }

    /// Handles Ctrl-C in this process. On a terminal gdb receives it itself.
    nonisolated func interrupt() {
        if isatty(STDIN_FILENO) == 0 { send(SIGINT) }
    }

    private func attach(_ app: pid_t) {
        guard process == 0, status == nil else {
            // Only the first app is debugged; one launched later, for example from the home screen, continues.
            Glibc.kill(app, SIGCONT)
            return printError("verger: the debugger looks at one app; process \(app) runs without it")
        }
        do {
            self.app = app
            try start(app)
        } catch {
            printError(Failure(error).text)
            Glibc.kill(app, SIGKILL)
        }
    }

    private var arguments: [String] {
        var words = [program, "-q", "-iex", "set complaints 0"]
        if let interpreter = options.interpreter { words.append("-i=\(interpreter)") }
        if options.isBatch { words.append("-batch") }
        return words + ["-iex", "source \(script)"]
    }

    private func start(_ app: pid_t) throws {
        BackgroundProcess.keepDescriptors()
        var attributes = posix_spawnattr_t()
        posix_spawnattr_init(&attributes)
        defer { posix_spawnattr_destroy(&attributes) }
        var signals = sigset_t()
        sigemptyset(&signals)
        // This process ignores SIGPIPE, which gdb would inherit.
        sigaddset(&signals, SIGPIPE)
        posix_spawnattr_setsigdefault(&attributes, &signals)
        // The parent process may have blocked signals for which gdb waits.
        var unblocked = sigset_t()
        sigemptyset(&unblocked)
        posix_spawnattr_setsigmask(&attributes, &unblocked)
        posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGDEF | POSIX_SPAWN_SETSIGMASK))
        // An editor needs all events to be reported.
        let attach = "verger-attach \(app)" + (options.interpreter == nil ? "" : " told")
        let files = options.commandFiles.flatMap { ["-x", $0] }
        var words = (arguments + ["-ex", attach] + files).map { strdup($0) }
        words.append(nil)
        defer { words.forEach { free($0) } }
        let failure = posix_spawn(&process, program, nil, &attributes, words, environ)
        guard failure == 0 else {
            process = 0
            throw CommandError("\(program): cannot be started: \(String(cString: strerror(failure)))")
        }
        endDescriptor = app_process_open_descriptor(process)
        guard endDescriptor >= 0 else { return }
        watch = MainLoop.main.watch(endDescriptor) { [weak self] in
            guard let self, self.poll() else { return }
            self.onEnd?()
        }
    }

    nonisolated func send(_ signal: Int32) {
        if process > 0 { Glibc.kill(process, signal) }
    }

    /// - Returns: Whether gdb has exited.
    private func poll() -> Bool {
        guard process > 0, status == nil else { return true }
        let end = app_process_reap(process)
        guard end.has_ended != 0 else { return false }
        // If this process ended gdb, possibly before it had installed its signal handlers, the status means nothing.
        status = isEnding ? 0 : end.was_signalled != 0 ? 128 + end.status : end.status
        process = 0
        // An app from which gdb detached before it ran is still stopped.
        Glibc.kill(app, SIGCONT)
        watch?.cancel()
        close(endDescriptor)
        return true
    }

    /// Waits until gdb has exited.
    func wait() {
        while !poll() {
            var wait = pollfd(fd: endDescriptor, events: Int16(POLLIN), revents: 0)
            Glibc.poll(&wait, 1, 1000)
        }
    }

    /// Terminates gdb, which then detaches from the app. It is killed if it has not exited after a second.
    func end() {
        isEnding = !poll()
        for signal in [SIGTERM, SIGKILL] where !poll() {
            send(signal)
            for _ in 0..<100 where !poll() { Glibc.poll(nil, 0, 10) }
        }
    }
}
