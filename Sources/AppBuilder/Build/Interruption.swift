import Foundation

/// What to do when somebody ends a build from outside: Ctrl-C, a closed terminal, `kill`.
///
/// The tools that run are ended, half written files are taken away, and then the signal does what it does.
final class Interruption: @unchecked Sendable {
    static let shared = Interruption()

    private static let signals = [SIGINT, SIGTERM, SIGHUP]

    private let lock = NSLock()
    private let queue = DispatchQueue(label: "builder.interruption")
    private var builds = 0
    private var isInterrupted = false
    private var sources: [any DispatchSourceSignal] = []
    private var former: [Int32: sigaction] = [:]
    /// Negative for whole process groups.
    private var processes: Set<pid_t> = []
    private var unfinished: Set<String> = []

    /// Does the work of a build with signals watched.
    static func watched<T>(_ body: () throws -> T) rethrows -> T {
        shared.begin()
        defer { shared.end() }
        return try body()
    }

    /// Does work during which these files are half written.
    static func clearing<T>(_ files: [URL], _ body: () throws -> T) rethrows -> T {
        let paths = files.map(\.path)
        shared.lock.withLock { shared.unfinished.formUnion(paths) }
        defer {
            // A tool that was ended may have left them: who ends the build takes them away.
            shared.blockIfInterrupted()
            shared.lock.withLock { shared.unfinished.subtract(paths) }
        }
        return try body()
    }

    /// A tool that is started while the build is being ended is ended at once.
    func add(_ process: pid_t) {
        lock.withLock {
            processes.insert(process)
            if isInterrupted { kill(process, SIGTERM) }
        }
    }

    func remove(_ process: pid_t) { lock.withLock { _ = processes.remove(process) } }

    private func begin() {
        lock.withLock {
            builds += 1
            guard builds == 1 else { return }
            for number in Self.signals {
                var old = sigaction()
                var ignoring = sigaction()
                sigaction(number, nil, &old)
                // SIG_IGN, by which nohup and its like keep their word.
                if unsafeBitCast(old.__sigaction_handler.sa_handler, to: Int.self) == 1 { continue }
                ignoring.__sigaction_handler.sa_handler = SIG_IGN
                sigaction(number, &ignoring, nil)
                former[number] = old
                let source = DispatchSource.makeSignalSource(signal: number, queue: queue)
                source.setEventHandler { [unowned self] in interrupt(number) }
                source.resume()
                sources.append(source)
            }
        }
    }

    private func end() {
        lock.withLock {
            builds -= 1
            guard builds == 0 else { return }
            sources.forEach { $0.cancel() }
            sources = []
            for (number, var action) in former { sigaction(number, &action, nil) }
            former = [:]
        }
    }

    /// Nothing starts any more once the build is to end.
    func blockIfInterrupted() {
        guard lock.withLock({ isInterrupted }) else { return }
        while true { pause() }
    }

    private func interrupt(_ number: Int32) {
        let running = lock.withLock {
            isInterrupted = true
            return processes
        }
        for process in running { kill(process, SIGTERM) }
        // Whoever waits for a tool takes it out of the list when it has ended.
        for _ in 0..<100 where lock.withLock({ !processes.isEmpty }) { usleep(10_000) }
        lock.withLock {
            for process in processes { kill(process, SIGKILL) }
            for path in unfinished { unlink(path) }
        }
        signal(number, SIG_DFL)
        raise(number)
        // Not reached unless the signal is blocked.
        _exit(128 + number)
    }
}
