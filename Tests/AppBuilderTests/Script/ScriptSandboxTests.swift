import AppBuilder
import Foundation
import OwnProcess
import Testing

/// What a script that is up to no good cannot do when scripts are confined, and what scripts may.
/// In a process of its own: it changes that process's environment.
@Suite(.ownProcess, .serialized) struct ScriptSandboxTests {
    private let fixture: BuilderFixture

    init() throws { fixture = try BuilderFixture() }

    /// Each attempt writes a line into the project's folder: `BROKE …` when it came true, else `held …`; what scripts
    /// may do and did not work is `CANNOT …`.
    private static let script = """
        note() { echo "$1" >> "$SRCROOT/attempts.txt"; }
        try() { name=$1; shift; if bash -c "$1" > /dev/null 2>&1; then note "BROKE $name"; else note "held $name"; fi; }
        may() { name=$1; shift; if bash -c "$1" > /dev/null 2>&1; then note "can $name"; else note "CANNOT $name"; fi; }
        export OUTSIDE VICTIM PORT
        try "read a file of the user" 'cat "$OUTSIDE/secret"'
        try "read it through a link" 'ln -s "$OUTSIDE/secret" "$SRCROOT/soft" && cat "$SRCROOT/soft"'
        try "list a folder of the user" 'ls "$OUTSIDE"'
        try "list the user's home" 'ls "$(getent passwd "$(id -u)" | cut -d: -f6)"'
        try "change a file of the user" 'echo changed > "$OUTSIDE/secret"'
        try "add to it" 'echo more >> "$OUTSIDE/secret"'
        try "cut it" 'truncate -s 0 "$OUTSIDE/secret"'
        try "put another in its place" 'echo x > "$SRCROOT/x" && mv "$SRCROOT/x" "$OUTSIDE/secret"'
        try "link it into the project" 'ln "$OUTSIDE/secret" "$SRCROOT/hard"'
        try "take it away" 'mv "$OUTSIDE/secret" "$SRCROOT/taken"'
        try "write beside the project" 'echo x > "$OUTSIDE/new"'
        try "make a folder there" 'mkdir "$OUTSIDE/folder"'
        try "write to the shared temporary folder" 'echo x > "/tmp/verger-script-$$"'
        try "end a process of the user" 'kill -9 "$VICTIM"'
        try "stop it" 'kill -STOP "$VICTIM"'
        try "read its environment" 'tr "\\0" " " < "/proc/$VICTIM/environ" | grep .'
        try "start a program of the user" '"$OUTSIDE/program"'
        try "reach the network" 'exec 3<> "/dev/tcp/127.0.0.1/$PORT"'
        try "make a socket of this machine" 'perl -MSocket -e "socket(S, PF_UNIX, SOCK_STREAM, 0) or exit 1"'
        try "make namespaces" 'unshare -rm true'
        try "read the password file's shadow" 'cat /etc/shadow'
        try "find programs of the user" 'case ":$PATH:" in *:/root/*|*:/home/*) true;; *) false;; esac'
        try "find the user's keys in the environment" 'test -n "$SSH_AUTH_SOCK"'
        try "leave a program behind" 'setsid -f sleep \(nap); sleep 0.1; test "$(ps -o sid= -C sleep | wc -l)" -gt 99999'
        may "write into the project" 'echo x > "$SRCROOT/made" && mkdir "$SRCROOT/folder" && mv "$SRCROOT/made" "$SRCROOT/folder"'
        may "start what it made" 'printf "#!/bin/sh\\nexit 0\\n" > "$SRCROOT/own" && chmod +x "$SRCROOT/own" && "$SRCROOT/own"'
        may "use a temporary folder" 'test -d "$HOME" && f=$(mktemp) && echo x > "$f" && rm "$f"'
        may "use pipes and processes" 'test "$(printf "b\\na\\n" | sort | head -1)" = a && diff <(echo a) <(echo a)'
        may "end its own processes" 'sleep 60 & sleep 0.1; kill -9 $!; wait $!; test $? = 137'
        may "copy and remove" 'cp -p /etc/passwd "$SRCROOT/copy" && touch "$SRCROOT/copy" && rm "$SRCROOT/copy"'
        note done
        """

    private func lines(confinesScripts: Bool) throws -> (lines: [String], log: BuildLog) {
        let outside = try TemporaryFolder(["secret": "secret\n", "program": "#!/bin/sh\nexit 0\n"], name: "Private")
        chmod(outside.url.appendingPathComponent("program").path, 0o755)
        let victim = Process()
        victim.executableURL = URL(fileURLWithPath: "/bin/sleep")
        victim.arguments = ["60"]
        try victim.run()
        defer { victim.terminate() }
        let (listener, port) = try listen()
        defer { close(listener) }
        let project = ProjectText(targets: [
            .init(
                name: "Sample", sources: ["main.c"],
                settings: [
                    "OUTSIDE": outside.url.path, "VICTIM": "\(victim.processIdentifier)", "PORT": "\(port)",
                ],
                script: .init(text: Self.script), scriptIsFirst: true)
        ])
        let folder = try TemporaryFolder([
            "main.c": "int main(void) { return 0; }\n", "Info.plist": infoPlist(),
            "Sample.xcodeproj/project.pbxproj": project.text,
        ])
        setenv("SSH_AUTH_SOCK", "/nowhere", 1)
        let path = ProcessInfo.processInfo.environment["PATH"] ?? ""
        if !path.hasPrefix("/home/nobody/bin:") { setenv("PATH", "/home/nobody/bin:" + path, 1) }
        let log = BuildLog()
        try fixture.build(folder.url, confinesScripts: confinesScripts, log: log)
        if confinesScripts {
            #expect(victim.isRunning)
            #expect(try String(contentsOf: outside.url.appendingPathComponent("secret"), encoding: .utf8) == "secret\n")
        }
        let attempts = try String(contentsOf: folder.url.appendingPathComponent("attempts.txt"), encoding: .utf8)
        return (attempts.split(separator: "\n").map(String.init), log)
    }

    /// A server of this machine's network.
    private func listen() throws -> (descriptor: Int32, port: UInt16) {
        let descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
        var size = socklen_t(MemoryLayout<sockaddr_in>.size)
        let isListening = withUnsafeMutablePointer(to: &address) {
            $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                bind(descriptor, $0, size) == 0 && Glibc.listen(descriptor, 8) == 0
                    && getsockname(descriptor, $0, &size) == 0
            }
        }
        try #require(isListening)
        return (descriptor, UInt16(bigEndian: address.sin_port))
    }

    /// Seconds that nobody else sleeps for.
    private static let nap = "4242.\(getpid())"

    /// Programs that sleep so long.
    private var leftBehind: [String] {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: "/proc")) ?? []
        return names.filter { name in
            let words = FileManager.default.contents(atPath: "/proc/\(name)/cmdline") ?? Data()
            return String(decoding: words, as: UTF8.self).hasPrefix("sleep\0\(Self.nap)")
        }
    }

    @Test func `A script that tries to get out stays in the project, and can do what scripts do`() throws {
        let (lines, log) = try lines(confinesScripts: true)
        #expect(lines.last == "done")
        #expect(lines.filter { $0.hasPrefix("BROKE") || $0.hasPrefix("CANNOT") } == [])
        #expect(lines.filter { $0.hasPrefix("held") }.count == 24)
        #expect(log.remarks == [])
        for _ in 0..<100 where !leftBehind.isEmpty { usleep(10_000) }
        #expect(leftBehind == [])
    }

    @Test func `A script beside the project is reached where the larger tree is named`() throws {
        let project = ProjectText(targets: [
            .init(
                name: "Sample", sources: ["main.c"],
                script: .init(text: "sh ../scripts/write.sh"), scriptIsFirst: true)
        ])
        let tree = try TemporaryFolder([
            "Sample/main.c": "int main(void) { return 0; }\n", "Sample/Info.plist": infoPlist(),
            "Sample/Sample.xcodeproj/project.pbxproj": project.text,
            "scripts/write.sh": "echo done > \"$SRCROOT/../written\"\n",
        ])
        let folder = tree.url.appendingPathComponent("Sample")
        #expect(throws: BuildError.self) { try fixture.build(folder, confinesScripts: true) }
        try fixture.build(folder, confinesScripts: true, scriptFolders: [tree.url])
        #expect(FileManager.default.fileExists(atPath: tree.url.appendingPathComponent("written").path))
    }

    /// The attempts are real ones. That scripts have these rights is told.
    @Test func `Otherwise the same script reaches what its user does, and the build says so`() throws {
        let (lines, log) = try lines(confinesScripts: false)
        for process in leftBehind { Glibc.kill(Int32(process) ?? 0, SIGKILL) }
        for attempt in ["read a file of the user", "write beside the project", "reach the network"] {
            #expect(lines.contains("BROKE \(attempt)"))
        }
        #expect(log.remarks.count == 1)
        #expect(log.remarks.first?.contains("the project's scripts run with all your rights: “Words”") == true)
    }
}
