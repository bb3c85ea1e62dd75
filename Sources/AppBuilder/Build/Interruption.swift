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
        defer { shared.lock.withLock { shared.unfinished.subtract(paths) } }
        return try body()
    }

    func add(_ process: pid_t) { lock.withLock { _ = processes.insert(process) } }
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

    private func interrupt(_ number: Int32) {
        lock.lock()
        for process in processes { kill(process, SIGTERM) }
        for path in unfinished { unlink(path) }
        usleep(50_000)
        for process in processes { kill(process, SIGKILL) }
        for path in unfinished { unlink(path) }
        signal(number, SIG_DFL)
        raise(number)
        // Not reached unless the signal is blocked.
        _exit(128 + number)
    }
}
