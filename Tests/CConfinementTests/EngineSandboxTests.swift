import CConfinement
import Foundation
import Testing

/// Programs that are started in the confinement of a web view's engine, by what they can reach.
@Suite(.enabled(if: file_rules_make() >= 0, "this kernel has no Landlock")) struct EngineSandboxTests {
    private let folder: String

    init() throws {
        folder = FileManager.default.temporaryDirectory.path + "/engine-" + UUID().uuidString
        for name in ["read", "other"] {
            try FileManager.default.createDirectory(atPath: folder + "/" + name, withIntermediateDirectories: true)
            try Data("text".utf8).write(to: URL(fileURLWithPath: "\(folder)/\(name)/file"))
        }
    }

    /// - Returns: the exit status of a program with these arguments, -1 if it could not be started.
    private func status(of words: [String]) throws -> Int32 {
        let rules = file_rules_make()
        try #require(rules >= 0)
        defer { close(rules) }
        for path in ["/usr", "/bin", "/lib", "/lib64"] {
            #expect(file_rules_allow(rules, path, file_rules_starts) == 0)
        }
        #expect(file_rules_allow(rules, "/dev/null", file_rules_writes) == 0)
        #expect(file_rules_allow(rules, folder + "/read", file_rules_reads) == 0)
        let null = open("/dev/null", O_WRONLY | O_CLOEXEC)
        defer { close(null) }
        let arguments = words.map { strdup($0) } + [nil]
        let variables: [UnsafeMutablePointer<CChar>?] = [strdup("PATH=/usr/bin:/bin"), nil]
        defer { for word in arguments + variables { free(word) } }
        let process = engine_sandbox_start(words[0], arguments, variables, null, null, rules)
        guard process > 0 else { return -1 }
        var status: Int32 = 0
        while waitpid(process, &status, 0) < 0, errno == EINTR {}
        return status & 0x7f == 0 ? (status >> 8) & 0xff : 128 + (status & 0x7f)
    }

    private func statusInShell(_ command: String) throws -> Int32 {
        try status(of: ["/bin/sh", "-c", command.replacingOccurrences(of: "FOLDER", with: folder)])
    }

    @Test(arguments: [
        "cat FOLDER/read/file", "sort FOLDER/read/file | head -1", "cat /proc/self/maps", "cat /proc/$$/stat",
    ])
    func `It reads what it may, starts programs and looks at itself`(command: String) throws {
        #expect(try statusInShell(command) == 0)
    }

    @Test(arguments: [
        "cat FOLDER/other/file", "echo x > FOLDER/read/file", "echo x > FOLDER/new", "cat /etc/passwd", "ls /root",
        "kill -0 \(getpid())", "cat /proc/\(getpid())/maps", "cat /proc/\(getpid())/environ", "ls /proc/\(getpid())/fd",
    ])
    func `Other files and other processes are out of its reach`(command: String) throws {
        #expect(try statusInShell(command) != 0)
    }

    /// Bash connects by itself.
    @Test func `The services of this machine are out of its reach`() throws {
        let server = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
        defer { close(server) }
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_addr.s_addr = inet_addr("127.0.0.1")
        var length = socklen_t(MemoryLayout<sockaddr_in>.size)
        let port: UInt16? = withUnsafeMutablePointer(to: &address) { pointer in
            pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { general in
                guard bind(server, general, length) == 0, listen(server, 4) == 0,
                    getsockname(server, general, &length) == 0
                else { return nil }
                return UInt16(bigEndian: pointer.pointee.sin_port)
            }
        }
        let connecting = "exec 5<>/dev/tcp/127.0.0.1/\(try #require(port))"
        #expect(try status(of: ["/bin/bash", "-c", connecting]) != 0)
        // The same without the confinement reaches it.
        let free = Process()
        free.executableURL = URL(fileURLWithPath: "/bin/bash")
        free.arguments = ["-c", connecting]
        try free.run()
        free.waitUntilExit()
        #expect(free.terminationStatus == 0)
    }
}
