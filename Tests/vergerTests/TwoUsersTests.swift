import Foundation
import Glibc
import Testing

/// Two users of one machine: nobody reaches the other's device. The second one is made by root only.
@Suite struct TwoUsersTests {
    /// A number that no account has.
    private static let other = "64321"

    /// What the second user tries; each line of output is an attempt that came true. The token goes to `grep` in a
    /// file: in its arguments it would find itself.
    private static let attempts = """
        try() { if bash -c "$2" > /dev/null 2>&1; then echo "BROKE $1"; fi; }
        export HOME_OF_FIRST PORT TOKEN SERVER VERGER
        try "read a file" 'find "$HOME_OF_FIRST" -type f -readable 2>/dev/null | grep .'
        try "write to something" 'find "$HOME_OF_FIRST" -writable ! -type l 2>/dev/null | grep .'
        try "list the device" 'ls "$HOME_OF_FIRST/Devices/iPhone 3GS"'
        try "see the device without its token" 'exec 3<> /dev/tcp/127.0.0.1/$PORT; \\
            printf "%s\\r\\n" "GET /device HTTP/1.1" "Host: 127.0.0.1:$PORT" "Upgrade: websocket" "Connection: Upgrade" \\
            "Sec-WebSocket-Version: 13" "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==" "" >&3; head -1 <&3 | grep " 101"'
        try "find the token in a command" 'cat /proc/[0-9]*/cmdline | grep -aF -f "$TOKEN"'
        try "find it in an environment" 'cat /proc/$SERVER/environ | grep -aF -f "$TOKEN"'
        try "end the device" 'kill -9 $SERVER'
        try "look into its memory" 'head -c 1 /proc/$SERVER/mem'
        try "list its descriptors" 'ls /proc/$SERVER/fd | grep .'
        try "open its device with our command" 'VERGER_HOME="$HOME_OF_FIRST" "$VERGER" device listapps "iPhone 3GS"'
        try "boot it" 'VERGER_HOME="$HOME_OF_FIRST" timeout 20 "$VERGER" device boot "iPhone 3GS"'
        try "make a folder for it" 'mkdir "$HOME_OF_FIRST/Temporary/device-x" "$HOME_OF_FIRST/Devices/x"'
        """

    @Test(.enabled(if: geteuid() == 0, "only root can be two users"))
    func `A second user reaches nothing of a device that runs, and has one of his own`() throws {
        let folder = try TemporaryFolder(["own/.kept": "", "home/.kept": ""])
        chmod(folder.url.path + "/home/.kept", 0o600)
        let first = folder.url.appendingPathComponent("home")
        let booted = try VergerProcess.run(["device", "boot", "iPhone 3GS"], home: first)
        defer { _ = try? VergerProcess.run(["device", "shutdown", "all"], home: first) }
        try #require(booted.status == 0, "\(booted.errors)")
        let address = try #require(
            booted.output.split(whereSeparator: \.isWhitespace).first { $0.hasPrefix("http://") })
        let url = try #require(URL(string: String(address)))
        // The token's file is for the second user to compare with: he gets it from the test, not from the first one.
        let token = try #require(url.query?.split(separator: "=").last)
        try folder.write(String(token), to: "own/token")
        let port = try #require(url.port)
        let server = try #require(process(listeningBelow: first.path))
        let own = folder.url.path + "/own"
        chown(own, uid_t(Self.other) ?? 0, gid_t(Self.other) ?? 0)
        let variables = [
            "HOME_OF_FIRST": first.path, "PORT": "\(port)", "TOKEN": own + "/token", "SERVER": "\(server)",
            "VERGER": VergerProcess.products.appendingPathComponent("verger").path, "VERGER_HOME": own,
        ]
        let broken = try asSecondUser(["bash", "-c", Self.attempts], variables).output
        #expect(broken == "")
        let second = try asSecondUser(
            [variables["VERGER"] ?? "", "device", "boot", "iPhone 3GS"], ["VERGER_HOME": own, "HOME": own])
        #expect(second.status == 0, "\(second.output)")
        let stopped = try asSecondUser(
            [variables["VERGER"] ?? "", "device", "shutdown", "all"], ["VERGER_HOME": own, "HOME": own])
        #expect(stopped.status == 0, "\(stopped.output)")
        // The first one's device has noticed nothing.
        let list = try VergerProcess.run(["device", "list"], home: first)
        #expect(list.output.contains("Booted"), "\(list.output)")
    }

    @Test(.enabled(if: geteuid() == 0, "only root can be two users"))
    func `A second user reaches a WebDriver server only if it is meant for all`() throws {
        let folder = try TemporaryFolder()
        // Sends a request and goes away at once, too: the kernel then counts the connection as root's.
        let attempts = """
            request() { printf "%s\\r\\n" "GET /status HTTP/1.1" "Host: 127.0.0.1:$PORT" "Connection: close" "" >&3; }
            exec 3<> /dev/tcp/127.0.0.1/$PORT; request; head -1 <&3; exec 3<&-
            exec 3<> /dev/tcp/127.0.0.1/$PORT; request; exec 3<&-
            """
        for (arguments, isAnswered) in [([], false), (["--all-users"], true)] {
            let server = try WebDriverProcess(arguments, in: folder)
            let output = try asSecondUser(["bash", "-c", attempts], ["PORT": "\(server.port)"]).output
            #expect(output.contains("200 OK") == isAnswered, "\(arguments): \(output)")
            #expect(try server.ask("GET", "/status").status == 200)
            #expect(
                server.end().errors.contains("a program of another user (\(Self.other)) was refused") == !isAnswered)
        }
    }

    /// The process whose environment names this folder as its data folder.
    private func process(listeningBelow folder: String) -> Int? {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: "/proc")) ?? []
        return names.compactMap { Int($0) }.first { number in
            let data = FileManager.default.contents(atPath: "/proc/\(number)/environ") ?? Data()
            return data.split(separator: 0).contains { $0 == Data("VERGER_HOME=\(folder)".utf8) }
        }
    }

    private func asSecondUser(
        _ words: [String], _ variables: [String: String]
    ) throws -> (status: Int32, output: String) {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/setpriv")
        process.arguments = ["--reuid", Self.other, "--regid", Self.other, "--clear-groups"] + words
        process.environment = ProcessInfo.processInfo.environment.merging(variables) { $1 }
        process.currentDirectoryURL = URL(fileURLWithPath: "/")
        let pipe = Pipe()
        process.standardOutput = pipe
        process.standardError = pipe
        process.standardInput = FileHandle.nullDevice
        try process.run()
        let data = pipe.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        try? pipe.fileHandleForReading.close()
        return (process.terminationStatus, String(decoding: data, as: UTF8.self))
    }
}
