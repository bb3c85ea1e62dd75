import Foundation

/// What to do when somebody ends a build from outside: Ctrl-C, a closed terminal, `kill`.
///
/// The tools that run are ended, half written files are taken away, and then the signal does what it does.
final class Interruption: @unchecked Sendable {
    static let shared = Interruption()

    private let lock = NSLock()
    private var builds = 0
    private var isInterrupted = false
    private var watch: TerminationSignals.Watch?
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
            if builds == 1 { watch = TerminationSignals.shared.watch { [unowned self] in interrupt($0) } }
        }
    }

    private func end() {
        let ended = lock.withLock {
            builds -= 1
            defer { if builds == 0 { watch = nil } }
            return builds == 0 ? watch : nil
        }
        // It waits for an interruption under way, which needs the lock.
        ended?.cancel()
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
        TerminationSignals.endProcess(by: number)
    }
}
