import CConfinement
import CWebLink
import Foundation

/// An engine started as the device starts it, which ends with this object or after a minute.
final class EngineProcess {
    private let socket: Int32
    private let identifier: pid_t

    /// True if the engine's library is installed.
    static let isInstalled = ["x86_64", "aarch64"].contains {
        FileManager.default.fileExists(atPath: "/usr/lib/\($0)-linux-gnu/libWPEWebKit-1.1.so.0")
    }

    /// - Parameter folder: what the engine may read besides the system's files.
    init?(reading folder: String) {
        let tests = (try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")) ?? ""
        let products = (tests as NSString).deletingLastPathComponent, program = products + "/verger-web-engine"
        var sockets: [Int32] = [-1, -1]
        let rules = file_rules_make()
        guard socketpair(AF_UNIX, Int32(SOCK_STREAM.rawValue) | Int32(SOCK_CLOEXEC.rawValue), 0, &sockets) == 0 else {
            return nil
        }
        if rules >= 0 {
            for path in ["/usr", "/lib", "/lib64", "/etc/fonts", "/var/cache/fontconfig", "/opt", products, folder] {
                file_rules_allow(rules, path, file_rules_reads)
            }
            for path in ["/dev/null", "/dev/zero", "/dev/urandom"] { file_rules_allow(rules, path, file_rules_writes) }
            for path in ["/lib64", "/usr/lib", program] { file_rules_allow(rules, path, file_rules_starts) }
        }
        let null = open("/dev/null", O_WRONLY | O_CLOEXEC)
        let arguments = [strdup(program), nil]
        let library = ProcessInfo.processInfo.environment["LD_LIBRARY_PATH"] ?? ""
        let variables = [strdup("MESA_SHADER_CACHE_DISABLE=1"), strdup("LD_LIBRARY_PATH=\(library)"), nil]
        identifier = engine_sandbox_start(program, arguments, variables, sockets[1], null, rules)
        socket = sockets[0]
        for word in arguments + variables { free(word) }
        close(sockets[1])
        close(null)
        if rules >= 0 { close(rules) }
        guard identifier > 0 else {
            close(socket)
            return nil
        }
        let process = identifier
        DispatchQueue.global().asyncAfter(deadline: .now() + 60) { [weak self] in
            if self != nil { kill(-process, SIGKILL) }
        }
    }

    deinit {
        kill(-identifier, SIGKILL)
        waitpid(identifier, nil, 0)
        close(socket)
    }

    /// Kills the engine's process that has the page.
    func killPage() {
        let children = try? String(contentsOfFile: "/proc/\(identifier)/task/\(identifier)/children", encoding: .utf8)
        for child in (children ?? "").split(separator: " ").compactMap({ pid_t($0) }) { kill(child, SIGKILL) }
    }

    func say(
        _ kind: web_message_kind, number: UInt32 = 0, values: [Int32] = [], text: String = "", bytes: String = "",
        descriptor: Int32 = -1
    ) {
        var all = values + [Int32](repeating: 0, count: 5 - values.count)
        _ = web_message_send(
            socket, kind.rawValue, number, &all, text, text.utf8.count, bytes, bytes.utf8.count, descriptor, 10_000)
    }

    struct Message {
        var kind: web_message_kind
        var number: UInt32
        var values: [Int32]
        var text: String
        var bytes: String
    }

    /// The next message of a kind; nil at the end. Pages are allowed and pictures taken on the way.
    func next(_ kinds: web_message_kind...) -> Message? {
        var message = web_message()
        while web_message_receive(socket, &message, 0) == web_message_done {
            defer { web_message_free(&message) }
            let kind = web_message_kind(rawValue: message.kind)
            if kind == web_message_decide { say(web_message_decision, number: message.number, values: [1]) }
            if kind == web_message_picture { say(web_message_taken) }
            guard kinds.contains(where: { $0 == kind }) else { continue }
            let (v, text, bytes) = (message.values, message.text, message.bytes)
            return Message(
                kind: kind, number: message.number, values: [v.0, v.1, v.2, v.3, v.4],
                text: text.map { String(cString: $0) } ?? "", bytes: bytes.map { String(cString: $0) } ?? "")
        }
        return nil
    }

    /// Loads a page and waits until that is done.
    /// - Returns: whether it was loaded.
    func load(_ html: String, at address: String = "about:blank") -> Bool {
        say(web_message_load_data, text: "text/html\nutf-8\n\(address)", bytes: html)
        while let message = next(web_message_progress) {
            if message.values[0] == 3 { return true }
        }
        return false
    }

    func evaluate(_ script: String) -> String? {
        say(web_message_evaluate, number: 1, bytes: script)
        return next(web_message_evaluated).map { $0.values[0] == 1 ? $0.bytes : "failed: " + $0.bytes }
    }
}
