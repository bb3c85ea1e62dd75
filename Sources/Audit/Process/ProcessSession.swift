import Foundation
import Glibc

/// All processes of a session: what one process started, and those that they started, as the kernel lists them.
struct ProcessSession {
    /// The identifier of the session, and of the process that began it.
    let identifier: pid_t
    /// A variable in the environment of all of them, by which those are known that went into a session of their own.
    let mark: String

    /// The members that are not zombies, of this session only.
    var members: [pid_t] { ProcessSession.all.filter { isMember($0) } }

    /// Bytes that the members use and that belong to no file.
    var memory: Int { members.reduce(0) { $0 + ProcessSession.memory(of: $1) } }

    /// Kills every member and everything that carries the mark, until none is left.
    func kill() {
        let marked = Array(mark.utf8)
        // A process may start another while it is being killed, but not for ever. One that is just becoming another
        // program shows no environment for a moment: nothing is left when several looks find nothing.
        var emptyLooks = 0
        for _ in 0..<100 where emptyLooks < 8 {
            let rest = ProcessSession.all.filter { isMember($0) || carries(marked, $0) }
            for process in rest { Glibc.kill(process, SIGKILL) }
            emptyLooks = rest.isEmpty ? emptyLooks + 1 : 0
            usleep(2000)
        }
    }

    private func isMember(_ process: pid_t) -> Bool {
        guard let fields = ProcessSession.state(of: process) else { return false }
        return fields.session == identifier && fields.state != "Z" && fields.state != "X"
    }

    private func carries(_ mark: [UInt8], _ process: pid_t) -> Bool {
        guard let state = ProcessSession.state(of: process), state.state != "Z", process != getpid() else {
            return false
        }
        guard let environment = ProcessSession.read("/proc/\(process)/environ", most: 1 << 20) else { return false }
        return environment.split(separator: 0).contains { $0.elementsEqual(mark) }
    }

    // MARK: What the kernel tells

    private static var all: [pid_t] {
        guard let folder = opendir("/proc") else { return [] }
        defer { closedir(folder) }
        var result: [pid_t] = []
        while let entry = readdir(folder) {
            let name = withUnsafePointer(to: &entry.pointee.d_name) {
                $0.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
            }
            if let process = pid_t(name) { result.append(process) }
        }
        return result
    }

    private static func state(of process: pid_t) -> (state: String, session: pid_t)? {
        guard let bytes = read("/proc/\(process)/stat", most: 4096),
            // The program's name stands in parentheses and may hold any character.
            let end = bytes.lastIndex(of: UInt8(ascii: ")"))
        else { return nil }
        let fields = String(decoding: bytes[(end + 1)...], as: UTF8.self).split(separator: " ")
        guard fields.count > 3, let session = pid_t(fields[3]) else { return nil }
        return (String(fields[0]), session)
    }

    private static func memory(of process: pid_t) -> Int {
        guard let bytes = read("/proc/\(process)/status", most: 8192) else { return 0 }
        var total = 0
        for line in String(decoding: bytes, as: UTF8.self).split(separator: "\n")
        where line.hasPrefix("RssAnon:") || line.hasPrefix("RssShmem:") {
            total += line.split { !$0.isNumber }.first.flatMap { Int($0) } ?? 0
        }
        return total << 10
    }

    private static func read(_ path: String, most: Int) -> [UInt8]? {
        let descriptor = open(path, O_RDONLY | O_CLOEXEC)
        guard descriptor >= 0 else { return nil }
        defer { close(descriptor) }
        var result: [UInt8] = []
        var buffer = [UInt8](repeating: 0, count: 8192)
        while result.count < most {
            let count = Glibc.read(descriptor, &buffer, buffer.count)
            guard count > 0 else { break }
            result += buffer[..<count]
        }
        return result.isEmpty ? nil : result
    }
}
