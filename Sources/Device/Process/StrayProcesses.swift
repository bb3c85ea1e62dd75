import Glibc

/// Processes that an app started and left behind: their parent has ended, and they are in a session of their own.
///
/// Only an app without a sandbox can start any. This process becomes their new parent (it is a "subreaper").
enum StrayProcesses {
    /// Ending strays may orphan their children, which are then ended in another round, at most so often.
    private static let mostRounds = 100

    /// Ends them.
    ///
    /// - Parameters:
    ///   - apps: the apps' own processes, which are not strays.
    ///   - parents: parents of apps. What is in their sessions waits to become an app.
    static func endAll(except apps: Set<pid_t>, parents: Set<pid_t>) {
        for _ in 0..<mostRounds {
            let strays = all.filter { !apps.contains($0.process) && !parents.contains($0.session) }.map(\.process)
            guard !strays.isEmpty else { return }
            for stray in strays {
                kill(-stray, SIGKILL)
                kill(stray, SIGKILL)
            }
            for stray in strays {
                // `poll` is used to wait in real time: `sleep` and its kin may follow virtual time, which stands still.
                for _ in 0..<250 where waitpid(stray, nil, WNOHANG) == 0 { poll(nil, 0, 1) }
            }
        }
    }

    /// This process's children outside of its own session. Other programs that it starts stay in its session.
    private static var all: [(process: pid_t, session: pid_t)] {
        guard let folder = opendir("/proc") else { return [] }
        defer { closedir(folder) }
        let (own, ownSession) = (getpid(), getsid(0))
        var found: [(process: pid_t, session: pid_t)] = []
        while let entry = readdir(folder) {
            let name = withUnsafePointer(to: &entry.pointee.d_name) {
                $0.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
            }
            guard let process = pid_t(name), let (parent, session) = parentAndSession(of: process) else { continue }
            if parent == own, session != ownSession { found.append((process, session)) }
        }
        return found
    }

    /// From `/proc/PID/stat`: behind the name in brackets stand the state, the parent, the group and the session.
    private static func parentAndSession(of process: pid_t) -> (parent: pid_t, session: pid_t)? {
        let file = open("/proc/\(process)/stat", O_RDONLY | O_CLOEXEC)
        guard file >= 0 else { return nil }
        defer { close(file) }
        var buffer = [UInt8](repeating: 0, count: 512)
        let count = read(file, &buffer, buffer.count)
        guard count > 0, let bracket = buffer[..<count].lastIndex(of: UInt8(ascii: ")")) else { return nil }
        let fields = buffer[(bracket + 1)..<count].split(separator: UInt8(ascii: " ")).prefix(4)
            .map { String(decoding: $0, as: UTF8.self) }
        guard fields.count == 4, let parent = pid_t(fields[1]), let session = pid_t(fields[3]) else { return nil }
        return (parent, session)
    }
}
