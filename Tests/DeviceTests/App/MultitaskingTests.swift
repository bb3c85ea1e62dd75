import Device
import DeviceLink
import Foundation
import OwnProcess
import Testing

/// Apps that stay in memory when they leave the screen, from iOS 4 on.
@Suite(.ownProcess, .serialized) @MainActor struct MultitaskingTests {
    private nonisolated static let built: [String: any Sendable] = ["DTSDKName": "iphoneos4.3"]

    private func bench(
        _ behavior: String = "normal", on model: String = "iPhone 4",
        info: [String: any Sendable] = MultitaskingTests.built
    ) throws -> AppBench {
        let bench = try AppBench(behavior, on: .named(model), info: info)
        try bench.launch()
        try bench.device.advance(by: 1)
        bench.lines = []
        return bench
    }

    /// The state of the app's process, as `ps` has it: T for one that stands still.
    private func processState(_ process: Int32) -> String {
        let stat = (try? String(contentsOfFile: "/proc/\(process)/stat", encoding: .utf8)) ?? ""
        return stat.components(separatedBy: ") ").last.map { String($0.prefix(1)) } ?? ""
    }

    @Test func `an app of iOS 4 leaves the screen, stands still and comes back as it was`() throws {
        let bench = try bench()
        defer { bench.end() }
        try bench.tap()
        let process = try #require(bench.device.runningProcess)
        bench.lines = []
        bench.device.press(.home)
        #expect(bench.lines == ["resignActive", "enterBackground 600"])
        #expect(bench.device.runningApp == nil && bench.exits.isEmpty)
        #expect(bench.device.appsInBackground.map(\.isSuspended) == [true])
        for _ in 0..<200 where processState(process) != "T" { poll(nil, 0, 5) }
        #expect(processState(process) == "T")
        bench.lines = []
        try bench.device.advance(by: 3600)
        #expect(bench.lines.isEmpty)
        #expect(bench.device.framebuffer.pixel(x: 160, y: 240) != 0xFF80_2020)
        try bench.launch()
        #expect(bench.device.runningProcess == process)
        try bench.device.advance(by: 1)
        #expect(bench.lines == ["skip", "enterForeground", "orientation portrait", "becomeActive"])
        #expect(bench.device.framebuffer.pixel(x: 160, y: 240) == 0xFF80_2020, "Its last picture is shown.")
        try bench.tap()
        #expect(bench.device.framebuffer.pixel(x: 160, y: 240) == 0xFF20_8040)
    }

    /// How many bytes of shared memory this process has: those of apps' screens.
    private func bytesOfScreens() -> Int {
        let text = (try? String(contentsOfFile: "/proc/self/status", encoding: .utf8)) ?? ""
        let line = text.split(separator: "\n").first { $0.hasPrefix("RssShmem:") }
        let kilobytes = line?.split(whereSeparator: \.isWhitespace).dropFirst().first.flatMap { Int($0) }
        return (kilobytes ?? -1) * 1024
    }

    @Test func `the screen of an app that stands still takes no memory, and is the same when it comes back`() throws {
        let bench = try bench()
        defer { bench.end() }
        try bench.tap()
        try bench.device.advance(by: 1)
        let screen = bench.device.model.profile
        #expect(bytesOfScreens() >= screen.pixelWidth * screen.pixelHeight * 4)
        let before = try bench.device.screenshot()
        bench.device.press(.home)
        try bench.device.advance(by: 1)
        #expect(bytesOfScreens() == 0)
        // Its picture is all that is seen of it, since it draws nothing by itself.
        try bench.launch()
        try bench.device.advance(by: 1)
        #expect(try bench.device.screenshot() == before)
    }

    @Test(
        arguments: [
            ("iPhone 3GS (3.1.3)", MultitaskingTests.built), ("iPhone 3G (4.2.1)", MultitaskingTests.built),
            ("iPhone 4", ["DTSDKName": "iphoneos3.2"]),
            ("iPhone 4", [:]), ("iPhone 4", ["DTSDKName": "iphoneos4.0", "UIApplicationExitsOnSuspend": true]),
        ] as [(String, [String: any Sendable])])
    func `others end when they leave the screen`(model: String, info: [String: any Sendable]) throws {
        let bench = try bench(on: model, info: info)
        defer { bench.end() }
        bench.device.press(.home)
        #expect(bench.lines == ["resignActive", "terminate"])
        #expect(bench.exits.map(\.outcome) == [.terminated] && bench.device.appsInBackground.isEmpty)
    }

    @Test func `what is due while an app stands still is not lived`() throws {
        let bench = try bench("tells-time")
        defer { bench.end() }
        bench.device.press(.home)
        bench.lines = []
        try bench.device.advance(by: 100)
        try bench.launch()
        try bench.device.advance(by: 1)
        let lived = bench.lines.compactMap { $0.hasPrefix("lives until ") ? Int($0.dropFirst(12)) : nil }
        #expect(lived.first.map { $0 >= 102 } == true, "\(lived)")
    }

    @Test func `an app that is not told in time is killed and reported`() throws {
        let bench = try bench("never-in-background")
        defer { bench.end() }
        bench.device.press(.home)
        #expect(bench.report?.cause == "failed to enter the background in time (1 s)")
        #expect(bench.device.appsInBackground.isEmpty)
        try bench.launch()
        #expect(bench.device.runningApp != nil)
    }

    @Test func `a task keeps the app running until it has ended`() throws {
        let bench = try bench("task-of-5-seconds")
        defer { bench.end() }
        bench.device.press(.home)
        try bench.device.advance(by: 4)
        #expect(bench.device.appsInBackground.map(\.isSuspended) == [false])
        try bench.device.advance(by: 1.5)
        #expect(bench.device.appsInBackground.map(\.isSuspended) == [true])
        try bench.device.advance(by: 700)
        #expect(bench.exits.isEmpty)
    }

    @Test func `a task that lasts too long expires, and the app stands still`() throws {
        let bench = try bench("task")
        defer { bench.end() }
        bench.device.press(.home)
        try bench.device.advance(by: 599)
        #expect(!bench.lines.contains("expire"))
        try bench.device.advance(by: 2)
        #expect(bench.lines.contains("expire"))
        #expect(bench.device.appsInBackground.map(\.isSuspended) == [true] && bench.exits.isEmpty)
    }

    @Test func `an app that does not end its task in time is killed and reported`() throws {
        let bench = try bench("task-without-end")
        defer { bench.end() }
        bench.device.press(.home)
        try bench.device.advance(by: 604)
        #expect(bench.exits.isEmpty)
        try bench.device.advance(by: 2)
        #expect(bench.report?.cause.hasPrefix("had tasks in the background for more than 600 s") == true)
    }

    @Test func `a visit to the background that is cut short leaves the app running`() throws {
        let bench = try bench("task")
        defer { bench.end() }
        for _ in 0..<3 {
            bench.device.press(.home)
            try bench.launch()
            try bench.device.advance(by: 0.1)
        }
        try bench.device.advance(by: 700)
        #expect(bench.device.runningApp != nil && bench.exits.isEmpty && !bench.lines.contains("expire"))
    }

    @Test(arguments: [("location", true), ("audio", false)])
    func `an app goes on that wants the device's place, if its Info.plist says so`(mode: String, goesOn: Bool) throws {
        let bench = try AppBench(
            "locates", on: .named("iPhone 4"), info: ["DTSDKName": "iphoneos4.3", "UIBackgroundModes": [mode]])
        defer { bench.end() }
        try bench.device.allowLocation(true, of: "org.example.sample")
        try bench.launch()
        try bench.device.advance(by: 1)
        bench.device.press(.home)
        try bench.device.advance(by: 1)
        // It asks for locations once it is there: too late for one that stands still.
        try bench.launch()
        try bench.device.advance(by: 1)
        bench.device.press(.home)
        try bench.device.advance(by: 30)
        #expect(bench.device.appsInBackground.map(\.isSuspended) == [!goesOn])
    }

    @Test func `a killed app in the background is no concern of the one on the screen`() throws {
        let bench = try bench()
        defer { bench.end() }
        try bench.device.install(
            appAt: bench.folder.makeBundle(
                "Other", identifier: "org.example.other", info: Self.built, executable: nil))
        let process = try #require(bench.device.runningProcess)
        try bench.device.launch("org.example.other")
        try bench.device.advance(by: 1)
        #expect(bench.device.runningApp?.identifier == "org.example.other")
        #expect(bench.device.appsInBackground.map(\.app.identifier) == ["org.example.sample"])
        kill(process, SIGKILL)
        for _ in 0..<200 where processState(process) != "Z" { poll(nil, 0, 5) }
        try bench.launch()
        #expect(bench.report?.cause == "killed by SIGKILL")
        #expect(bench.device.runningApp?.identifier == "org.example.sample")
        #expect(bench.device.appsInBackground.map(\.app.identifier) == ["org.example.other"])
    }

    @Test func `apps behind one another end when they are told, removed, or the device is switched off`() throws {
        let bench = try bench()
        var processes: [Int32] = []
        for name in ["One", "Two", "Three"] {
            try bench.device.install(
                appAt: bench.folder.makeBundle(
                    name, identifier: "org.example.\(name)", info: Self.built, executable: nil))
            try bench.device.launch("org.example.\(name)")
            processes.append(try #require(bench.device.runningProcess))
            try bench.device.advance(by: 0.5)
        }
        #expect(bench.device.appsInBackground.count == 3)
        #expect(bench.device.terminate("org.example.One"))
        #expect(!bench.device.terminate("org.example.One"))
        try bench.device.uninstall("org.example.Two")
        #expect(bench.device.appsInBackground.map(\.app.identifier) == ["org.example.sample"])
        #expect(bench.exits.map(\.outcome) == [.terminated, .terminated])
        bench.end()
        #expect(processes.allSatisfy { kill($0, 0) != 0 })
    }

    @Test func `an URL and a notification bring an app back`() throws {
        let bench = try AppBench(
            "notify", on: .named("iPhone 4"),
            info: ["DTSDKName": "iphoneos4.3", "CFBundleURLTypes": [["CFBundleURLSchemes": ["sample"]]]])
        defer { bench.end() }
        try bench.launch()
        try bench.device.advance(by: 1)
        bench.device.press(.home)
        bench.lines = []
        #expect(bench.device.openURL("sample://x"))
        try bench.device.advance(by: 1)
        #expect(
            bench.lines
                == ["skip", "enterForeground", "orientation portrait", "openURL sample://x", "becomeActive"])
        bench.device.press(.home)
        try bench.device.advance(by: 60)
        bench.lines = []
        let place = try #require(try bench.device.accessibilityTree().find("Snooze")?.frame)
        for phase in [TouchPoint.Phase.began, .ended] {
            bench.device.touch(phase, finger: 1, at: CGPoint(x: place.midX, y: place.midY))
            try bench.device.advance(by: 0.1)
        }
        try bench.device.advance(by: 1)
        #expect(bench.lines.contains { $0.hasPrefix("notification <?xml") })
        #expect(bench.lines.last == "becomeActive" && bench.device.runningApp != nil)
    }

    @Test func `an answered call leaves an app of iOS 4 as it is`() throws {
        let bench = try bench()
        defer { bench.end() }
        bench.device.call(ringing: 20)
        try bench.device.advance(by: 1)
        func tap(_ label: String) throws {
            let place = try #require(try bench.device.accessibilityTree().find(label)?.frame)
            for phase in [TouchPoint.Phase.began, .ended] {
                bench.device.touch(phase, finger: 1, at: CGPoint(x: place.midX, y: place.midY))
                try bench.device.advance(by: 0.1)
            }
        }
        try tap("Answer")
        try bench.device.advance(by: 5)
        try tap("End Call")
        try bench.device.advance(by: 1)
        #expect(bench.lines == ["resignActive", "becomeActive"] && bench.exits.isEmpty)
    }

    @Test func `what happens meanwhile is told when the app goes on, each thing once`() throws {
        let bench = try bench()
        defer { bench.end() }
        bench.device.press(.home)
        bench.lines = []
        for level in 1...2000 { bench.device.setBattery(level: Double(level % 100) / 100, state: .charging) }
        bench.device.memoryWarning()
        bench.device.memoryWarning()
        bench.device.setBattery(level: 0.5, state: .charging)
        try bench.device.advance(by: 1)
        #expect(bench.exits.isEmpty && bench.lines.isEmpty)
        try bench.launch()
        try bench.device.advance(by: 1)
        #expect(bench.lines.filter { $0 == "memoryWarning" }.count == 1 && bench.lines.last == "becomeActive")
    }

    @Test func `an app in the background that is to get arguments is started anew`() throws {
        let bench = try bench()
        defer { bench.end() }
        let process = try #require(bench.device.runningProcess)
        bench.device.press(.home)
        try bench.device.launch("org.example.sample", arguments: ["-x"])
        let other = try #require(bench.device.runningProcess)
        #expect(other != process)
        for arguments in [["-x"], []] {
            bench.device.press(.home)
            try bench.device.launch("org.example.sample", arguments: arguments)
            #expect(bench.device.runningProcess == other)
        }
        #expect(bench.exits.map(\.outcome) == [.terminated])
    }

    @Test func `the apps that left the screen first end when memory is short`() throws {
        let model = try DeviceModel.named("iPhone 4")
        let small = DeviceModel(
            name: model.name, hardware: model.hardware, memory: 1 << 16, systemVersions: model.systemVersions,
            capabilities: model.capabilities, profile: model.profile)
        let bench = try AppBench("normal", on: small, info: Self.built)
        defer { bench.end() }
        try bench.launch()
        bench.device.press(.home)
        #expect(bench.exits.map(\.outcome) == [.terminated] && bench.device.appsInBackground.isEmpty)
        #expect(bench.lines.contains { $0.hasSuffix("ends: the apps need more memory than the device has") })
        try bench.launch()
        #expect(bench.device.runningApp != nil)
    }

    @Test func `an app that crashes in the background is reported, and the screen stays`() throws {
        let bench = try bench("task")
        defer { bench.end() }
        let process = try #require(bench.device.runningProcess)
        bench.device.press(.home)
        try bench.device.install(
            appAt: bench.folder.makeBundle(
                "Other", identifier: "org.example.other", info: Self.built, executable: nil))
        try bench.device.launch("org.example.other")
        try bench.device.advance(by: 1)
        kill(process, SIGTERM)
        for _ in 0..<200 where processState(process) != "Z" { poll(nil, 0, 5) }
        try bench.device.advance(by: 0.1)
        #expect(bench.report?.cause == "killed by SIGTERM", "\(processState(process)) \(bench.exits)")
        #expect(bench.device.runningApp?.identifier == "org.example.other" && bench.device.appsInBackground.isEmpty)
    }
}
