import DeviceLink
import Foundation
import Glibc

/// An app process with this program as its device: only the link, no compositing, so that the app alone is measured.
final class LaunchedApp {
    let process: pid_t
    private let connection: DeviceSideConnection
    private let memory: SharedMemory
    private let started: ContinuousClock.Instant

    struct Failure: Error, CustomStringConvertible { let description: String }

    /// Starts the executable of a bundle with a home folder of its own: what an app holds while it is killed, such as
    /// the lock of the defaults, must not keep the next one waiting.
    ///
    /// - Parameters:
    ///   - homes: the folder in which the home folder is made.
    ///   - parent: the process that it is forked from; nil to start it in the ordinary way.
    init(executable: String, homes: URL, parent: WarmParent? = nil) throws {
        let home = homes.appendingPathComponent(UUID().uuidString)
        try FileManager.default.createDirectory(at: home, withIntermediateDirectories: true)
        let profile = DeviceProfile(scale: 2)
        let bytesPerRow = profile.pixelWidth * 4
        memory = try SharedMemory(byteCount: bytesPerRow * profile.pixelHeight)
        let ends = try SocketPair.make()
        connection = DeviceSideConnection(fileDescriptor: ends.device)
        started = .now
        let environment = [
            "\(SocketPair.environmentVariable)=3", "HOME=\(home.path)", "CFFIXED_USER_HOME=\(home.path)",
            "TMPDIR=\(home.path)", "PATH=/usr/bin:/bin", "LANG=C.UTF-8",
        ]
        process =
            try parent?.launch(executable, environment: environment, link: ends.app)
            ?? spawn(executable, environment: environment, descriptor: ends.app)
        close(ends.app)
        try connection.send(.hello(.init(profile: profile)))
        try connection.send(
            .surface(
                .init(
                    width: profile.pixelWidth, height: profile.pixelHeight, bytesPerRow: bytesPerRow,
                    descriptor: memory.descriptor)))
        // As the device does.
        memory.makePages()
    }

    deinit {
        kill(process, SIGKILL)
        var status: Int32 = 0
        waitpid(process, &status, 0)
    }

    /// Milliseconds from the start of the process to its first frame.
    func timeToFirstFrame() throws -> Double {
        while true {
            for message in try nextMessages() {
                guard case .frame(let sequence, _) = message else { continue }
                let time = (ContinuousClock.now - started) / .milliseconds(1)
                try connection.send(.frameDone(sequence: sequence))
                try connection.send(.becomeActive)
                return time
            }
        }
    }

    /// Lets the app come to rest, then the processor milliseconds that it takes in `seconds` of doing nothing.
    func idleTime(seconds: Double) throws -> Double {
        try answerFrames(for: 1)
        let before = try ProcessorTime.milliseconds(of: process)
        try answerFrames(for: seconds)
        return try ProcessorTime.milliseconds(of: process) - before
    }

    /// The proportional set size in megabytes: shared pages count by the share of each process.
    func proportionalSetSize() throws -> Double {
        guard let size = MemoryFigure.proportionalSetSize(of: process) else {
            throw Failure(description: "no Pss in smaps_rollup")
        }
        return size
    }

    private func answerFrames(for seconds: Double) throws {
        let end = ContinuousClock.now + .milliseconds(Int(seconds * 1000))
        while ContinuousClock.now < end {
            for message in try nextMessages(limit: (end - .now) / .milliseconds(1)) {
                if case .frame(let sequence, _) = message { try connection.send(.frameDone(sequence: sequence)) }
            }
        }
    }

    private func nextMessages(limit: Double? = nil) throws -> [AppMessage] {
        var ready = pollfd(fd: connection.fileDescriptor, events: Int16(POLLIN), revents: 0)
        guard poll(&ready, 1, Int32(max(0, limit ?? 10_000))) > 0 else {
            if limit == nil { throw Failure(description: "the app sent nothing for 10 seconds") }
            return []
        }
        return try connection.receive()
    }
}

/// Starts a program, its output thrown away. `descriptor`, if given, becomes number 3 in it.
func spawn(_ path: String, environment: [String], descriptor: Int32? = nil) throws -> pid_t {
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    var inherited: Int32?
    if let descriptor {
        // dup2 onto the same number would leave it close-on-exec.
        inherited = fcntl(descriptor, F_DUPFD_CLOEXEC, 10)
        posix_spawn_file_actions_adddup2(&actions, inherited ?? descriptor, 3)
    }
    defer { if let inherited { close(inherited) } }
    for stream in [Int32(1), 2] { posix_spawn_file_actions_addopen(&actions, stream, "/dev/null", O_WRONLY, 0) }
    var words = [strdup(path), nil]
    var variables = environment.map { strdup($0) } + [nil]
    defer { (words + variables).forEach { free($0) } }
    var identifier: pid_t = 0
    let status = posix_spawn(&identifier, path, &actions, nil, &words, &variables)
    guard status == 0 else {
        throw LaunchedApp.Failure(description: "\(path): \(String(cString: strerror(status)))")
    }
    return identifier
}
