import AppBuilder
import CDevice
import Device
import Foundation
import Glibc
import MainLoop

/// gdb in the foreground of this terminal, looking at the first app that a device starts.
@MainActor final class Debugger {
    /// What gdb is told on its command line, besides which process to look at.
    struct Options: Sendable {
        /// Files of commands, followed one after the other; gdb then ends unless it has a terminal.
        var commandFiles: [String] = []
        /// `mi2`, `mi3` or `dap`: gdb speaks to an editor, not to a person.
        var interpreter: String?
        /// Whether gdb ends after the files of commands.
        var isBatch = false
    }

    private let program: String
    private let script: String
    private let options: Options
    /// Written before any signal is for it, and when there is nobody any more to get one.
    nonisolated(unsafe) private var process: pid_t = 0
    /// The app that it looks at.
    private var app: pid_t = 0
    private var endDescriptor: Int32 = -1
    private var isEnding = false
    private var watch: Watch?
    /// gdb's exit status once it has ended; 128 and the signal when one ended it.
    private(set) var status: Int32?
    /// Called in the main loop when gdb has ended.
    var onEnd: (() -> Void)?

    /// - Throws: `CommandError` when there is no gdb.
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

    /// What a device does with each app that it has started.
    var attachment: Device.DebuggerAttachment {
        { [self] in attach($0) }
    }

    /// What Ctrl-C does to this process. On a terminal gdb gets it as well, by itself.
    nonisolated func interrupt() {
        if isatty(STDIN_FILENO) == 0 { send(SIGINT) }
    }

    private func attach(_ app: pid_t) {
        guard process == 0, status == nil else {
            // One that is started later, from the home screen say, lives without it.
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
        // Ignored here, and the debugger would hand that down.
        sigaddset(&signals, SIGPIPE)
        posix_spawnattr_setsigdefault(&attributes, &signals)
        // gdb waits for signals, which whoever started this process may have left blocked.
        var unblocked = sigset_t()
        sigemptyset(&unblocked)
        posix_spawnattr_setsigmask(&attributes, &unblocked)
        posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGDEF | POSIX_SPAWN_SETSIGMASK))
        // An editor wants to be told of everything that happens.
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

    /// - Returns: whether gdb has ended.
    private func poll() -> Bool {
        guard process > 0, status == nil else { return true }
        let end = app_process_reap(process)
        guard end.has_ended != 0 else { return false }
        // Ended from here, it may not even have begun to listen to signals: that says nothing of what it was to do.
        status = isEnding ? 0 : end.was_signalled != 0 ? 128 + end.status : end.status
        process = 0
        // A process that gdb has detached from before it ran is still stopped.
        Glibc.kill(app, SIGCONT)
        watch?.cancel()
        close(endDescriptor)
        return true
    }

    /// Waits until gdb has nothing more to do.
    func wait() {
        while !poll() {
            var wait = pollfd(fd: endDescriptor, events: Int16(POLLIN), revents: 0)
            Glibc.poll(&wait, 1, 1000)
        }
    }

    /// Ends gdb, which detaches from the app; kills it if it does not end by itself within a second.
    func end() {
        isEnding = !poll()
        for signal in [SIGTERM, SIGKILL] where !poll() {
            send(signal)
            for _ in 0..<100 where !poll() { Glibc.poll(nil, 0, 10) }
        }
    }
}
