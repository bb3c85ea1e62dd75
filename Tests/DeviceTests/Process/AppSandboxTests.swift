import Device
import Foundation
import OwnProcess
import Testing

/// What an app that is up to no good cannot do, and what apps may.
@Suite(.ownProcess, .serialized) @MainActor struct AppSandboxTests {
    /// What the hostile app tells of its attempts.
    private func lines(confinesApps: Bool) throws -> [String] {
        let folder = try TestFolder()
        let secret = folder.path + "/secret", control = folder.path + "/control"
        try Data("secret".utf8).write(to: URL(fileURLWithPath: secret))
        let victim = Process()
        victim.executableURL = URL(fileURLWithPath: "/bin/sleep")
        victim.arguments = ["60"]
        try victim.run()
        defer { victim.terminate() }
        let listener = try listen(control)
        defer { close(listener) }

        let storage = try DeviceStorage.temporary()
        let other = storage.folder + "/Applications/Other"
        try FileManager.default.createDirectory(atPath: other + "/Documents", withIntermediateDirectories: true)
        try Data("diary".utf8).write(to: URL(fileURLWithPath: other + "/Documents/diary"))
        let token = storage.folder + "/page-token"
        try Data("token".utf8).write(to: URL(fileURLWithPath: token))
        let device = try Device(
            storage: storage, time: .fixed, confinesApps: confinesApps,
            environment: [
                "PATH": "/usr/bin:/bin", "VERGER_HOSTILE_SECRET": secret, "VERGER_HOSTILE_FOLDER": folder.path,
                "VERGER_HOSTILE_HOME": other, "VERGER_HOSTILE_CONTROL": control, "VERGER_HOSTILE_TOKEN": token,
                "VERGER_HOSTILE_PROCESS": String(victim.processIdentifier),
            ])
        defer { device.shutDown() }
        // It looks at every process of the machine, which may have many.
        device.limits.launch = 120
        var lines: [String] = []
        device.onLog = { if $0.source == .standardOutput { lines.append($0.text) } }
        try device.install(appAt: folder.makeBundle(program: "hostile-app"))
        try device.launch("org.example.sample")
        #expect((try? String(contentsOfFile: secret, encoding: .utf8)) == "secret" || !confinesApps)
        return lines
    }

    private func listen(_ path: String) throws -> Int32 {
        let descriptor = socket(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0)
        var address = sockaddr_un()
        address.sun_family = sa_family_t(AF_UNIX)
        withUnsafeMutableBytes(of: &address.sun_path) { $0.copyBytes(from: path.utf8) }
        let isBound = withUnsafePointer(to: &address) {
            $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                bind(descriptor, $0, socklen_t(MemoryLayout<sockaddr_un>.size)) == 0
            }
        }
        try #require(isBound && Glibc.listen(descriptor, 1) == 0)
        return descriptor
    }

    @Test func `An app that tries to get out of its sandbox stays in it, and can do what apps do`() throws {
        let lines = try lines(confinesApps: true)
        #expect(lines.last == "done")
        #expect(lines.filter { $0.hasPrefix("BROKE") } == [])
        #expect(lines.filter { $0.hasPrefix("CANNOT") } == [])
        #expect(lines.filter { $0.hasPrefix("held") }.count >= 40)
    }

    /// The attempts are real ones: most of them work for a program that is not confined.
    @Test func `Without a sandbox the same app reaches what its user does`() throws {
        let lines = try lines(confinesApps: false)
        for attempt in ["read a file of the user", "fork", "connect to the control socket", "read another app's home"] {
            #expect(lines.contains("BROKE \(attempt)"))
        }
    }
}
