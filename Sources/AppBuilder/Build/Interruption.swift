import Foundation

/// Handles signals that end a build: Ctrl-C, a closed terminal, `kill`.
///
/// Running tools are terminated and unfinished files deleted, then the signal takes its default effect.
final class Interruption: @unchecked Sendable {
    static let shared = Interruption()

    private let lock = NSLock()
    private var builds = 0
    private var isInterrupted = false
    private var watch: TerminationSignals.Watch?
    /// The running processes; negative numbers are process groups.
    private var processes: Set<pid_t> = []
    private var unfinished: Set<String> = []

    /// Runs a build with signals handled.
    static func watched<T>(_ body: () throws -> T) rethrows -> T {
        shared.begin()
        defer { shared.end() }
        return try body()
    }

    /// Runs work that writes these files. They are deleted if the build is interrupted meanwhile.
    static func clearing<T>(_ files: [URL], _ body: () throws -> T) rethrows -> T {
        let paths = files.map(\.path)
        shared.lock.withLock { shared.unfinished.formUnion(paths) }
        defer {
            // The interruption may have terminated the tool; then the files must stay registered until they are
            // deleted.
            shared.blockIfInterrupted()
            shared.lock.withLock { shared.unfinished.subtract(paths) }
        }
        return try body()
    }

    /// Registers a process; during an interruption it is terminated at once.
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
        // Waits for a running handler, which needs the lock; so the lock must not be held here.
        ended?.cancel()
    }

    /// Blocks the thread if the build is being interrupted, so that no further tool starts.
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
        // The thread that waits for a tool removes it from the set when the tool has exited.
        for _ in 0..<100 where lock.withLock({ !processes.isEmpty }) { usleep(10_000) }
        lock.withLock {
            for process in processes { kill(process, SIGKILL) }
            for path in unfinished { unlink(path) }
        }
        TerminationSignals.endProcess(by: number)
    }
}
