import CConfinement
import Foundation
import Testing

/// Programs that are started in a script's confinement, by what they can open and how they end.
@Suite(.enabled(if: file_rules_make() >= 0, "this kernel has no Landlock")) struct ScriptSandboxStartTests {
    private let folder: String

    init() throws {
        folder = FileManager.default.temporaryDirectory.path + "/confinement-" + UUID().uuidString
        for name in ["own", "read", "other"] {
            try FileManager.default.createDirectory(
                atPath: folder + "/" + name, withIntermediateDirectories: true)
            try Data("text".utf8).write(to: URL(fileURLWithPath: "\(folder)/\(name)/file"))
        }
    }

    /// - Returns: the exit status of a shell with this command, -1 if it could not be started.
    private func status(of command: String) throws -> Int32 {
        let rules = file_rules_make()
        try #require(rules >= 0)
        defer { close(rules) }
        for path in ["/usr", "/bin", "/lib", "/lib64"] {
            #expect(file_rules_allow(rules, path, file_rules_starts) == 0)
        }
        #expect(file_rules_allow(rules, folder + "/own", file_rules_works) == 0)
        #expect(file_rules_allow(rules, folder + "/read", file_rules_reads) == 0)
        #expect(file_rules_allow(rules, folder + "/missing", file_rules_reads) == 0)
        let null = open("/dev/null", O_WRONLY)
        defer { close(null) }
        let words: [UnsafeMutablePointer<CChar>?] = [strdup("sh"), strdup("-c"), strdup(command), nil]
        let variables: [UnsafeMutablePointer<CChar>?] = [strdup("PATH=/usr/bin:/bin"), nil]
        defer { for word in words + variables { free(word) } }
        let process = script_sandbox_start("/bin/sh", words, variables, folder + "/own", null, rules)
        guard process > 0 else { return -1 }
        var status: Int32 = 0
        while waitpid(process, &status, 0) < 0, errno == EINTR {}
        return status & 0x7f == 0 ? (status >> 8) & 0xff : 128 + (status & 0x7f)
    }

    @Test(arguments: [
        "cat file", "echo x > new", "cat ../read/file", "cp /bin/true own && ./own", "sort file | head -1",
    ])
    func `What the rules allow works`(command: String) throws {
        #expect(try status(of: command) == 0)
    }

    @Test(arguments: ["cat ../other/file", "echo x > ../read/file", "echo x > ../new", "ls ..", "cat /etc/passwd"])
    func `All else is refused`(command: String) throws {
        #expect(try status(of: command) != 0)
    }

    @Test func `The status of the program comes back`() throws {
        #expect(try status(of: "exit 7") == 7)
        #expect(try status(of: "kill -9 $$") == 137)
    }
}
