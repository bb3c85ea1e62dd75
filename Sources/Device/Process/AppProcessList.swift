import Glibc
import Synchronization

/// The apps' processes that run, for the moment when this process is to end at once, on whatever thread that is
/// decided.
final class AppProcessList: Sendable {
    static let running = AppProcessList()

    private struct State {
        var identifiers: Set<pid_t> = []
        /// Whether some app could start processes of its own.
        var mayHaveStrays = false
        var isEnding = false
    }

    private let state = Mutex(State())

    var isEnding: Bool { state.withLock { $0.isEnding } }

    func add(_ identifier: pid_t, isConfined: Bool) {
        let isEnding = state.withLock {
            $0.identifiers.insert(identifier)
            if !isConfined { $0.mayHaveStrays = true }
            return $0.isEnding
        }
        if isEnding {
            kill(identifier, SIGKILL)
            stopIfEnding()
        }
    }

    /// The process has ended; whatever it left behind ends, too.
    func remove(_ identifier: pid_t) {
        let (others, mayHaveStrays) = state.withLock {
            $0.identifiers.remove(identifier)
            return ($0.identifiers, $0.mayHaveStrays)
        }
        if mayHaveStrays { StrayProcesses.endAll(except: others) }
    }

    /// Ends all of them, and waits for a moment until they are gone: they write no more files.
    func endAll() {
        let identifiers = state.withLock {
            $0.isEnding = true
            return $0.identifiers
        }
        for identifier in identifiers {
            kill(-identifier, SIGKILL)
            kill(identifier, SIGKILL)
        }
        for identifier in identifiers {
            // By poll: a sleep may be one of virtual time, which stands still.
            for _ in 0..<250 where !hasEnded(identifier) { poll(nil, 0, 1) }
        }
        // Their parent's thread may still wait for those that have ended.
        if state.withLock({ $0.mayHaveStrays }) { StrayProcesses.endAll(except: identifiers) }
    }

    /// Stands still if this process is about to end: nobody is told any more that its apps have, or what is not found
    /// since it is being deleted.
    func stopIfEnding() {
        while isEnding { pause() }
    }

    /// Its parent's thread may still ask for its status.
    private func hasEnded(_ identifier: pid_t) -> Bool {
        var information = siginfo_t()
        let result = waitid(P_PID, id_t(identifier), &information, WEXITED | WNOHANG | WNOWAIT)
        return result != 0 || information.si_signo != 0
    }
}
