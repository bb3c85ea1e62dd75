import Foundation
import Glibc

/// A headless Chromium, driven over its debugging pipe (Chrome DevTools Protocol, flat sessions).
///
/// Used from one thread at a time. Every call has a real-time limit: a browser that hangs is an error, not a hang.
public final class Browser {
    private let process: pid_t
    private let toBrowser: Int32
    private let fromBrowser: Int32
    private let profile: URL
    private var received = Data()
    private var lastIdentifier = 0
    private var isClosed = false

    public struct Failure: Error, CustomStringConvertible {
        public let description: String
        init(_ description: String) { self.description = description }
    }

    /// Where Debian puts Chromium; nil when it is not installed.
    public static var installedPath: String? {
        ["/usr/bin/chromium", "/usr/bin/chromium-browser"].first { access($0, X_OK) == 0 }
    }

    /// Starts Chromium with a profile of its own that is deleted by `close()`.
    ///
    /// - Parameter more: Further arguments for it.
    public init(_ more: [String] = []) throws {
        guard let path = Self.installedPath else {
            throw Failure("Chromium is not installed: apt-get install chromium")
        }
        profile = FileManager.default.temporaryDirectory.appendingPathComponent("verger-browser-\(UUID().uuidString)")
        let arguments =
            [
                path, "--headless=new", "--no-sandbox", "--disable-gpu", "--no-first-run", "--disable-extensions",
                "--disable-background-networking", "--disable-component-update", "--hide-scrollbars",
                "--remote-debugging-pipe", "--user-data-dir=\(profile.path)", "--window-size=900,1000",
            ] + more + ["about:blank"]
        let down = try Self.makePipe()
        let up = try Self.makePipe()
        defer {
            Glibc.close(down.readEnd)
            Glibc.close(up.writeEnd)
        }
        toBrowser = down.writeEnd
        fromBrowser = up.readEnd
        var actions = posix_spawn_file_actions_t()
        posix_spawn_file_actions_init(&actions)
        defer { posix_spawn_file_actions_destroy(&actions) }
        posix_spawn_file_actions_adddup2(&actions, down.readEnd, 3)
        posix_spawn_file_actions_adddup2(&actions, up.writeEnd, 4)
        for stream in [Int32(1), 2] {
            posix_spawn_file_actions_addopen(&actions, stream, "/dev/null", O_WRONLY, 0)
        }
        var attributes = posix_spawnattr_t()
        posix_spawnattr_init(&attributes)
        defer { posix_spawnattr_destroy(&attributes) }
        posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETPGROUP))
        posix_spawnattr_setpgroup(&attributes, 0)
        var words = arguments.map { strdup($0) } + [nil]
        defer { words.forEach { free($0) } }
        var identifier: pid_t = 0
        let status = posix_spawn(&identifier, path, &actions, &attributes, &words, environ)
        guard status == 0 else { throw Failure("\(path) does not start: \(String(cString: strerror(status)))") }
        process = identifier
    }

    deinit { close() }

    public func close() {
        guard !isClosed else { return }
        isClosed = true
        _ = kill(-process, SIGKILL)
        var status: Int32 = 0
        waitpid(process, &status, 0)
        Glibc.close(toBrowser)
        Glibc.close(fromBrowser)
        try? FileManager.default.removeItem(at: profile)
    }

    /// Lets pages read and write the clipboard without asking.
    public func allowClipboard() throws {
        try call("Browser.grantPermissions", ["permissions": ["clipboardReadWrite", "clipboardSanitizedWrite"]])
    }

    /// Opens `address` in a new tab.
    public func open(_ address: URL) throws -> BrowserPage {
        let target = try call("Target.createTarget", ["url": address.absoluteString])
        guard let targetIdentifier = target["targetId"] as? String else { throw Failure("no tab: \(target)") }
        let attached = try call("Target.attachToTarget", ["targetId": targetIdentifier, "flatten": true])
        guard let session = attached["sessionId"] as? String else { throw Failure("no session: \(attached)") }
        return BrowserPage(browser: self, session: session)
    }

    /// Descriptors 3 and 4 are the protocol's in the browser, so ours start at 10; they close on exec.
    private static func makePipe() throws -> (readEnd: Int32, writeEnd: Int32) {
        var ends: [Int32] = [0, 0]
        guard pipe(&ends) == 0 else { throw Failure("no pipe: \(String(cString: strerror(errno)))") }
        defer { ends.forEach { Glibc.close($0) } }
        return (fcntl(ends[0], F_DUPFD_CLOEXEC, 10), fcntl(ends[1], F_DUPFD_CLOEXEC, 10))
    }

    /// Sends a command and waits for its answer.
    @discardableResult func call(
        _ method: String, _ parameters: [String: Any] = [:], session: String? = nil, limit: TimeInterval = 20
    ) throws -> [String: Any] {
        lastIdentifier += 1
        var message: [String: Any] = ["id": lastIdentifier, "method": method, "params": parameters]
        if let session { message["sessionId"] = session }
        var bytes = try JSONSerialization.data(withJSONObject: message)
        bytes.append(0)
        try write(bytes)
        let deadline = Date().addingTimeInterval(limit)
        while true {
            let answer = try read(until: deadline, waitingFor: method)
            guard answer["id"] as? Int == lastIdentifier else { continue }
            if let error = answer["error"] { throw Failure("\(method): \(error)") }
            return answer["result"] as? [String: Any] ?? [:]
        }
    }

    private func write(_ bytes: Data) throws {
        try bytes.withUnsafeBytes { buffer in
            var sent = 0
            while sent < buffer.count {
                let count = Glibc.write(toBrowser, buffer.baseAddress! + sent, buffer.count - sent)
                guard count > 0 else { throw Failure("the browser is gone") }
                sent += count
            }
        }
    }

    private func read(until deadline: Date, waitingFor method: String) throws -> [String: Any] {
        var chunk = [UInt8](repeating: 0, count: 1 << 16)
        while true {
            if let end = received.firstIndex(of: 0) {
                let message = received[received.startIndex..<end]
                received.removeSubrange(received.startIndex...end)
                return try JSONSerialization.jsonObject(with: message) as? [String: Any] ?? [:]
            }
            var ready = pollfd(fd: fromBrowser, events: Int16(POLLIN), revents: 0)
            let left = deadline.timeIntervalSinceNow
            guard left > 0, poll(&ready, 1, Int32(left * 1000) + 1) > 0 else {
                throw Failure("\(method): the browser did not answer in time")
            }
            let count = Glibc.read(fromBrowser, &chunk, chunk.count)
            guard count > 0 else { throw Failure("\(method): the browser is gone") }
            received.append(contentsOf: chunk[0..<count])
        }
    }
}
