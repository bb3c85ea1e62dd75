import Device
import Foundation
import OwnProcess
import Testing

/// Apps that are forked from a parent which has loaded the frameworks, beside apps that load them themselves.
@Suite(.ownProcess, .serialized) @MainActor struct ForkedAppTests {
    private let bench: LaunchBench

    init() throws { bench = try LaunchBench() }

    @Test(arguments: [true, false])
    func `An app finds the same whichever way it is started`(isConfined: Bool) throws {
        let app = try bench.build("Tests/CAppParentTests/Programs/State")
        var lines: [LaunchBench.Way: [String]] = [:]
        var chance: [String] = []
        for way in LaunchBench.Way.allCases {
            // Twice: what one app changes another must not find.
            for _ in 0..<2 {
                let device = try bench.device(way, confinesApps: isConfined)
                var told: [String] = []
                var files: [String] = []
                device.onLog = { line in
                    if line.source == .standardOutput { told.append(line.text) }
                    if line.text.hasPrefix("file ") { files.append(line.text) }
                    if line.text.hasPrefix("chance ") { chance.append(line.text) }
                }
                try device.install(appAt: app.folder.path)
                try device.launch(app.identifier, arguments: ["-none", "given"], environment: ["OWN": "value"])
                try device.advance(by: 1)
                device.terminate()
                try device.advance(by: 1)
                device.shutDown()
                #expect(files == [way == .warm ? "file libCocoaTouch.so" : "file State"])
                #expect(told.last == "destructor")
                if let known = lines[way] { #expect(told == known) }
                lines[way] = told
            }
        }
        #expect(lines[.warm] == lines[.cold])
        #expect(Set(chance).count == 4)
    }

    @Test(arguments: ["HelloWorld", "HelloSwift", "Contacts"])
    func `Pictures and trees are the same`(example: String) throws {
        let app = try bench.build("Examples/\(example)")
        let pictures = try LaunchBench.Way.allCases.map { way in
            let device = try bench.device(way)
            defer { device.shutDown() }
            try device.install(appAt: app.folder.path)
            try device.launch(app.identifier)
            var seen: [Data] = []
            for _ in 0..<3 {
                try device.advance(by: 0.3)
                seen.append(try device.screenshot())
                seen.append(Data(try device.accessibilityTree().outline.utf8))
            }
            return seen
        }
        #expect(pictures[0] == pictures[1])
    }

    @Test func `One app after the other may crash, each in its own way`() throws {
        let app = try bench.build("Tests/CAppParentTests/Programs/Crashing")
        var reports: [LaunchBench.Way: [String]] = [:]
        for way in LaunchBench.Way.allCases {
            let device = try bench.device(way)
            defer { device.shutDown() }
            var ends: [String] = []
            device.onAppExit = { exit in
                switch exit.outcome {
                case .crashed(let report): ends.append(report.cause)
                case .failed(let status): ends.append("status \(status)")
                case .quit: ends.append("quit")
                case .terminated: ends.append("terminated")
                }
            }
            try device.install(appAt: app.folder.path)
            for _ in 0..<(way == .warm ? 6 : 1) {
                for name in ["constructor", "load", "exception", "memory", "killed", "status"] {
                    try device.launch(app.identifier, environment: ["WAY": name])
                    try device.advance(by: 0.1)
                }
            }
            try device.launch(app.identifier)
            try device.advance(by: 0.1)
            #expect(device.runningApp != nil)
            reports[way] = ends
        }
        let cold = try #require(reports[.cold])
        #expect(cold.count == 6)
        #expect(reports[.warm] == Array(repeating: cold, count: 6).flatMap { $0 })
    }

    @Test func `An app outlives its parent, and the next one gets another`() throws {
        let app = try bench.build("Tests/CAppParentTests/Programs/Crashing")
        let device = try bench.device(.warm)
        defer { device.shutDown() }
        try device.install(appAt: app.folder.path)
        try device.launch(app.identifier)
        let parent = try #require(AppParent.shared.process)
        let process = try #require(device.runningProcess)
        kill(parent, SIGKILL)
        var end = siginfo_t()
        waitid(P_PID, id_t(parent), &end, WEXITED | WNOWAIT)
        try device.advance(by: 1)
        #expect(device.runningProcess == process)
        device.terminate()
        try device.advance(by: 1)
        #expect(device.runningProcess == nil)
        try device.launch(app.identifier)
        try device.advance(by: 1)
        #expect(device.runningProcess != nil)
    }

    @Test func `A hostile app is confined before its first line`() throws {
        let bundle = try bench.buildPlain("Sample", identifier: "org.example.hostile", sources: "Tests/HostileApp")
        let secret = bench.folder.appendingPathComponent("secret")
        try Data("secret".utf8).write(to: secret)
        let told = try LaunchBench.Way.allCases.map { way in
            let device = try bench.device(
                way,
                environment: [
                    "VERGER_HOSTILE_SECRET": secret.path, "VERGER_HOSTILE_FOLDER": bench.folder.path,
                    "VERGER_HOSTILE_PROCESS": "\(getpid())",
                ])
            defer { device.shutDown() }
            var lines: [String] = []
            device.onLog = { if $0.source == .standardOutput { lines.append($0.text) } }
            try device.install(appAt: bundle)
            try device.launch("org.example.hostile")
            return lines
        }
        #expect(told[1].last == "done")
        #expect(told[1].filter { $0.hasPrefix("BROKE") || $0.hasPrefix("CANNOT") } == [])
        #expect(told[1].filter { $0.hasPrefix("held") }.count >= 40)
        #expect(told[1] == told[0])
    }
}
