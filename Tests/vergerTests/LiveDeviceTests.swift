import Foundation
import Glibc
import Testing

/// Devices that run in real time, as processes that are asked, interrupted and killed.
@Suite struct LiveDeviceTests {
    private let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    private func verger(_ arguments: String...) throws -> VergerProcess.Result {
        try VergerProcess.run(arguments, home: folder.url, currentFolder: folder.url)
    }

    private func start(_ arguments: String...) throws -> VergerProcess {
        try VergerProcess(arguments, home: folder.url, currentFolder: folder.url)
    }

    private var leftProcesses: [String] { VergerProcess.running(below: folder.url) }

    @Test func `A device is booted, asked and shut down`() throws {
        let booted = try verger("device", "boot", "iPhone 3GS")
        #expect(booted.status == 0, "\(booted.errors)")
        #expect(booted.output.hasPrefix("http://127.0.0.1:"))
        #expect(try verger("device", "list").output.contains("iPhone 3GS (iPhone2,1) (Booted)"))
        #expect(try verger("device", "boot", "iPhone 3GS").status == 2)

        let app = try folder.copyExample("Counter")
        #expect(try verger("build", app.path).status == 0)
        let installed = try verger("device", "install", "booted", "\(app.path)/build/Debug/Counter.app")
        #expect(installed.status == 0, "\(installed.errors)")
        #expect(try verger("device", "launch", "booted", "com.yourcompany.Counter").status == 0)
        #expect(
            try verger("device", "listapps", "booted").output.contains("com.yourcompany.Counter  Counter  (running)"))
        #expect(try verger("device", "io", "booted", "screenshot", "picture.png").status == 0)
        #expect(try Data(contentsOf: folder.url.appendingPathComponent("picture.png")).starts(with: [0x89, 0x50]))
        let container = try verger("device", "get_app_container", "booted", "com.yourcompany.Counter", "data").output
        let documents = container.trimmingCharacters(in: .newlines) + "/Documents"
        #expect(FileManager.default.fileExists(atPath: documents))
        #expect(try verger("device", "terminate", "booted", "com.yourcompany.Counter").status == 0)
        #expect(try verger("device", "uninstall", "booted", "com.yourcompany.Counter").status == 0)
        #expect(!FileManager.default.fileExists(atPath: documents))

        #expect(try verger("device", "shutdown", "booted").status == 0)
        #expect(try verger("device", "list").output.contains("iPhone 3GS (iPhone2,1) (Shutdown)"))
        #expect(leftProcesses == [])
    }

    @Test func `The log of a booted device is shown while its apps run`() throws {
        let booted = try verger("device", "boot", "iPhone 3GS")
        #expect(booted.status == 0, "\(booted.errors)")
        let app = try folder.copyExample("HelloWorld")
        let log = try start("device", "log", "booted")
        let run = try start("run", app.path)
        #expect(run.line(beginningWith: "http://127.0.0.1:") != nil)
        let file = folder.url.appendingPathComponent("Devices/iPhone 3GS/log")
        while !(try String(contentsOf: file, encoding: .utf8)).contains("HelloWorld has launched.") { usleep(20_000) }
        #expect(try verger("device", "terminate", "booted", "com.yourcompany.HelloWorld").status == 0)
        let result = run.wait()
        #expect(result.status == 0, "\(result.errors)")
        #expect(result.errors.contains("HelloWorld has launched."), "\(result.errors)")

        let interrupted = try start("run", app.path)
        #expect(interrupted.line(beginningWith: "http://127.0.0.1:") != nil)
        interrupted.send(SIGINT)
        #expect(interrupted.wait().status == 0)
        #expect(!(try verger("device", "listapps", "booted").output.contains("(running)")))
        #expect(try verger("device", "shutdown", "booted").status == 0)
        let text = log.wait()
        #expect(text.status == 0)
        #expect((text.output + text.errors).contains("HelloWorld has launched."), "\(text)")
        #expect(leftProcesses == [])
    }

    @Test func `An app out of an archive is run and installed, and shown on the console`() throws {
        let app = try folder.copyExample("HelloWorld")
        #expect(try verger("build", app.path).status == 0)
        let payload = folder.url.appendingPathComponent("Payload")
        try FileManager.default.createDirectory(at: payload, withIntermediateDirectories: true)
        try FileManager.default.copyItem(
            at: app.appendingPathComponent("build/Debug/HelloWorld.app"),
            to: payload.appendingPathComponent("HelloWorld.app"))
        let zip = Process()
        zip.executableURL = URL(fileURLWithPath: "/usr/bin/python3")
        zip.arguments = ["-c", "import shutil; shutil.make_archive('Hello', 'zip', '.', 'Payload')"]
        zip.currentDirectoryURL = folder.url
        try zip.run()
        zip.waitUntilExit()
        let archive = folder.url.appendingPathComponent("Hello.ipa")
        try FileManager.default.moveItem(at: folder.url.appendingPathComponent("Hello.zip"), to: archive)
        let run = try verger("run", "Hello.ipa", "--headless", "--screenshot", "hello.png")
        #expect(run.status == 0, "\(run.errors)")
        #expect(FileManager.default.fileExists(atPath: folder.url.appendingPathComponent("hello.png").path))
        let left = try? FileManager.default.contentsOfDirectory(
            atPath: folder.url.appendingPathComponent("Temporary").path)
        #expect(left?.filter { $0 != "lock" } ?? [] == [])

        #expect(try verger("device", "boot").status == 0)
        #expect(try verger("device", "install", "booted", "Hello.ipa").status == 0)
        let console = try start("device", "launch", "--console", "booted", "com.yourcompany.HelloWorld")
        let log = folder.url.appendingPathComponent("Devices/iPhone 3GS/log")
        while !(try String(contentsOf: log, encoding: .utf8)).contains("HelloWorld has launched.") { usleep(20_000) }
        console.send(SIGINT)
        let result = console.wait()
        #expect(result.status == 0 && result.errors.contains("HelloWorld has launched."), "\(result)")
        #expect(!(try verger("device", "listapps", "booted").output.contains("(running)")))
        try Data("no archive".utf8).write(to: archive)
        let refused = try verger("device", "install", "booted", "Hello.ipa")
        #expect(refused.status == 2 && refused.errors.contains("cannot be unpacked"), "\(refused.errors)")
        #expect(try verger("device", "shutdown", "booted").status == 0)
        #expect(leftProcesses == [])
    }

    @Test func `A verb for a device that is not booted says how to boot it`() throws {
        let result = try verger("device", "listapps", "iPhone 4")
        #expect(result.status == 2)
        #expect(result.errors.contains("verger device boot \"iPhone 4\""))
    }

    @Test func `simctl is another name for the same verbs`() throws {
        let result = try verger("xcrun", "simctl", "list")
        #expect(result.status == 0)
        #expect(result.output.contains("iPhone 4 (iPhone3,1) (Shutdown)"))
    }

    @Test func `A port in use is told`() throws {
        let listener = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
        defer { close(listener) }
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_addr.s_addr = inet_addr("127.0.0.1")
        var size = socklen_t(MemoryLayout<sockaddr_in>.size)
        let port = try withUnsafeMutablePointer(to: &address) {
            try $0.withMemoryRebound(to: sockaddr.self, capacity: 1) { address in
                try #require(bind(listener, address, size) == 0 && listen(listener, 1) == 0)
                getsockname(listener, address, &size)
                return UnsafeRawPointer(address).loadUnaligned(fromByteOffset: 2, as: UInt16.self).bigEndian
            }
        }
        let result = try verger("device", "boot", "iPhone 3GS", "--port", String(port))
        #expect(result.status == 2)
        #expect(result.errors.contains("port \(port) of 127.0.0.1 is in use"))
        #expect(leftProcesses == [])
    }

    @Test(arguments: [SIGINT, SIGTERM, SIGHUP])
    func `A signal ends a headless run, and nothing is left after the next`(signal: Int32) throws {
        let app = try folder.copyExample("HelloWorld")
        let run = try start("run", app.path, "--headless", "--monkey", "1", "--monkey-seconds", "80000")
        let temporary = folder.url.appendingPathComponent("Temporary").path
        let names = { (try? FileManager.default.contentsOfDirectory(atPath: temporary)) ?? [] }
        while !names().contains(where: { $0.hasPrefix("device-") }), kill(run.identifier, 0) == 0 { sched_yield() }
        run.send(signal)
        #expect(run.wait().status == 128 + signal)
        // The app may have written a file while its device was deleted.
        #expect(try verger("run", app.path, "--headless").status == 0)
        #expect(names() == [])
    }

    @Test(arguments: [SIGINT, SIGTERM, SIGHUP], [VergerProcess.Place.program, .background])
    func `A signal ends a run and its app`(signal: Int32, place: VergerProcess.Place) throws {
        let app = try folder.copyExample("HelloWorld")
        let run = try VergerProcess(["run", app.path], home: folder.url, currentFolder: folder.url, from: place)
        #expect(run.line(beginningWith: "iPhone 3GS: http://127.0.0.1:") != nil)
        run.send(signal)
        let result = run.wait()
        #expect(result.status == 0, "\(result.errors)")
        #expect(leftProcesses == [])
    }

    @Test func `A killed device leaves no app behind and can be booted again`() throws {
        let app = try folder.copyExample("HelloWorld")
        let run = try start("run", app.path, "--log", "log")
        #expect(run.line(beginningWith: "iPhone 3GS: http://127.0.0.1:") != nil)
        run.send(SIGKILL)
        #expect(run.wait().status == 128 + SIGKILL)
        let again = try verger("run", app.path, "--timeout", "1")
        #expect(again.status == 0, "\(again.errors)")
        #expect(leftProcesses == [])
    }
}
