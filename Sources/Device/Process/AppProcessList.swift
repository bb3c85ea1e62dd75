import Glibc
import Synchronization

/// The running processes of apps, so that all can be killed when this process has to end at once, from any thread.
final class AppProcessList: Sendable {
    static let running = AppProcessList()

    private struct State {
        var identifiers: Set<pid_t> = []
        /// The parents of apps. What waits in their sessions to become an app is no stray.
        var parents: Set<pid_t> = []
        /// True if an app without a sandbox ran, which may have started processes.
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

    func addParent(_ identifier: pid_t) {
        state.withLock { _ = $0.parents.insert(identifier) }
        add(identifier, isConfined: true)
    }

    /// Removes a process that has ended, and kills processes that it left behind.
    func remove(_ identifier: pid_t) {
        let (others, parents, mayHaveStrays) = state.withLock {
            $0.identifiers.remove(identifier)
            $0.parents.remove(identifier)
            return ($0.identifiers, $0.parents, $0.mayHaveStrays)
        }
        if mayHaveStrays { StrayProcesses.endAll(except: others, parents: parents) }
    }

    /// Kills all of them, and waits briefly until they are gone, so that they write no more files.
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
            // `poll` is used to wait in real time: `sleep` and its kin may follow virtual time, which stands still.
            for _ in 0..<250 where !hasEnded(identifier) { poll(nil, 0, 1) }
        }
        // Strays are ended without collecting the status of the apps, which another thread may still wait for.
        if state.withLock({ $0.mayHaveStrays }) { StrayProcesses.endAll(except: identifiers, parents: []) }
    }

    /// Stops the calling thread for good if this process is about to end, so that it does not report apps as crashed,
    /// or files as missing, that are only being cleaned up.
    func stopIfEnding() {
        while isEnding { pause() }
    }

    /// True if the process has ended. Does not collect its status (`WNOWAIT`), since another thread may still wait for
    /// it.
    private func hasEnded(_ identifier: pid_t) -> Bool {
        var information = siginfo_t()
        let result = waitid(P_PID, id_t(identifier), &information, WEXITED | WNOHANG | WNOWAIT)
        return result != 0 || information.si_signo != 0
    }
}
