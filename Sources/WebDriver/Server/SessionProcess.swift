import CProcess
import Foundation
import Glibc
import MainLoop

/// A session's process, as the server sees it.
///
/// Each session has a process of its own: its device's time may be virtual, its app may keep it waiting, and whatever breaks it
/// leaves the others alone.
@MainActor final class SessionProcess {
    private let process: pid_t
    private let descriptor: Int32
    private var reader = SessionMessageReader()
    private var output = Data()
    private var readWatch: Watch?
    private var writeWatch: Watch?
    private var hasEnded = false
    /// What waits for an answer, the first being worked on.
    private var waiting: [(message: Data, take: @MainActor (DriverReply?) -> Void)] = []
    /// Called when the process has ended, or said something that it cannot mean.
    var onEnd: (@MainActor () -> Void)?

    /// The number that the descriptor to the server has in the process.
    static let serverDescriptor: Int32 = 3

    /// - Parameter arguments: those with which this program becomes a session.
    /// - Throws: `notCreated` when the system refuses.
    init(arguments: [String]) throws {
        var pair: [Int32] = [-1, -1]
        let kind = Int32(SOCK_STREAM.rawValue) | Int32(SOCK_CLOEXEC.rawValue)
        guard socketpair(AF_UNIX, kind, 0, &pair) == 0 else { throw Self.failure() }
        defer { close(pair[1]) }
        _ = fcntl(pair[0], F_SETFL, fcntl(pair[0], F_GETFL) | O_NONBLOCK)
        let program = "/proc/self/exe"
        let path = (try? FileManager.default.destinationOfSymbolicLink(atPath: program)) ?? program
        var words = ([path] + arguments).map { strdup($0) }
        words.append(nil)
        defer { words.forEach { free($0) } }
        let started: pid_t = path.withCString { executable in
            ".".withCString { folder in
                words.withUnsafeBufferPointer { words in
                    guard let first = words.baseAddress else { return -1 }
                    let server = pair[1]
                    var start = process_start(
                        executable: executable, arguments: first, environment: UnsafePointer(environ),
                        folder: folder, tie: process_tie_session,
                        descriptors: (-1, STDOUT_FILENO, STDERR_FILENO, server, -1, -1, -1, -1), descriptor_count: 4,
                        prepare: nil, context: nil, prepare_descriptor: -1)
                    return process_start_run(&start)
                }
            }
        }
        guard started > 0 else {
            close(pair[0])
            throw Self.failure()
        }
        process = started
        descriptor = pair[0]
        readWatch = MainLoop.main.watch(descriptor) { [weak self] in self?.readWhatCame() }
    }

    private static func failure() -> DriverError {
        DriverError(.notCreated, "The session's process cannot be started: \(String(cString: strerror(errno))).")
    }

    // MARK: Commands

    /// Sends a message when those before it are answered; `take` gets the answer, or nil if the process ends before.
    func ask(_ message: SessionMessage, _ take: @escaping @MainActor (DriverReply?) -> Void) {
        guard !hasEnded else { return take(nil) }
        waiting.append((message.data, take))
        if waiting.count == 1 { sendFirst() }
    }

    var isIdle: Bool { waiting.isEmpty }
    var waitingCount: Int { waiting.count }

    private func sendFirst() {
        guard let first = waiting.first else { return }
        output.append(SessionMessageReader.bytes(of: first.message))
        if writeWatch == nil { flush() }
    }

    private func flush() {
        while !output.isEmpty, !hasEnded {
            let sent = output.withUnsafeBytes { send(descriptor, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL)) }
            if sent < 0, errno == EINTR { continue }
            if sent < 0, errno == EAGAIN || errno == EWOULDBLOCK {
                if writeWatch == nil {
                    writeWatch = MainLoop.main.watch(descriptor, for: .writable) { [weak self] in self?.flush() }
                }
                return
            }
            guard sent > 0 else { return end() }
            output = Data(output.dropFirst(sent))
        }
        writeWatch?.cancel()
        writeWatch = nil
    }

    private func readWhatCame() {
        var bytes = [UInt8](repeating: 0, count: 256 << 10)
        while true {
            let count = recv(descriptor, &bytes, bytes.count, 0)
            if count < 0, errno == EINTR { continue }
            if count < 0, errno == EAGAIN || errno == EWOULDBLOCK { return }
            guard count > 0 else {
                end()
                return leave()
            }
            // What a process says at its end is of no use any more.
            guard !hasEnded else { continue }
            reader.append(bytes[..<count])
            takeMessages()
        }
    }

    private func takeMessages() {
        while !hasEnded {
            switch reader.next() {
            case .unfinished: return
            case .broken: return end()
            case .message(let data):
                guard let reply = DriverReply(data), !waiting.isEmpty else { return end() }
                let first = waiting.removeFirst()
                first.take(reply)
                sendFirst()
            }
        }
    }

    // MARK: The end

    /// Seconds that a process may take to end its app and delete its device.
    private static let patience = 5.0

    /// Whether nothing is left of the process.
    private(set) var isGone = false
    private var limit: ScheduledCall?
    private var whenGone: [@MainActor () -> Void] = []

    /// Ends the process: the end of what it is sent tells it, then it has a moment.
    ///
    /// - Parameter whenGone: called when nothing is left of it.
    func end(_ whenGone: (@MainActor () -> Void)? = nil) {
        if let whenGone, !isGone { self.whenGone.append(whenGone) } else { whenGone?() }
        guard !hasEnded else { return }
        hasEnded = true
        writeWatch?.cancel()
        shutdown(descriptor, Int32(SHUT_WR))
        limit = MainLoop.main.schedule(at: MainLoop.main.now + Self.patience) { [process] in
            _ = kill(process, SIGKILL)
        }
        let left = waiting
        waiting = []
        for entry in left { entry.take(nil) }
        onEnd?()
        onEnd = nil
    }

    /// The process has closed its descriptor: it is about to be gone.
    private func leave() {
        readWatch?.cancel()
        close(descriptor)
        reap()
    }

    private func reap() {
        guard waitpid(process, nil, WNOHANG) != 0 else {
            MainLoop.main.schedule(at: MainLoop.main.now + 0.002) { self.reap() }
            return
        }
        isGone = true
        limit?.cancel()
        for call in whenGone { call() }
        whenGone = []
    }
}
