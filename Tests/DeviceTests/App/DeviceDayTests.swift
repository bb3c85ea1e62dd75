import Device
import DeviceLink
import Foundation
import Glibc
import OwnProcess
import Testing
import UIKit

/// Hours in the life of a device with five apps: everything at random that a person and the world do to it.
///
/// VERGER_DAY_HOURS says how many hours (of virtual time) it lives, VERGER_DAY_SEED which ones. VERGER_DAY_APPS are the paths of
/// bundles, with colons between them, in the place of the five apps that only speak to their device.
@Suite(.ownProcess, .serialized) @MainActor struct DeviceDayTests {
    private static let usualHours = 1.0
    private static let appCount = 5
    /// How often the device comes to rest, for its memory to be compared; at last at the end.
    private static let rests = 10

    /// The same numbers for the same seed.
    private struct Generator: RandomNumberGenerator {
        var state: UInt64
        mutating func next() -> UInt64 {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return state ^ (state >> 29)
        }
    }

    private static func setting(_ name: String) -> Double? {
        ProcessInfo.processInfo.environment[name].flatMap { Double($0) }
    }

    /// The apps of the device.
    private func makeBundles(in folder: TestFolder) throws -> [String] {
        if let paths = ProcessInfo.processInfo.environment["VERGER_DAY_APPS"] {
            return paths.split(separator: ":").map(String.init)
        }
        return try (0..<Self.appCount).map { number in
            // One app of OS 3, which ends when it leaves the screen.
            let info = number == 0 ? [:] : ["DTSDKName": "iphoneos4.3"]
            return try folder.makeBundle(
                "App\(number)", identifier: "org.example.app\(number)", info: info, executable: nil)
        }
    }

    /// The memory of this process, in kilobytes.
    private struct Memory: CustomStringConvertible {
        /// All that it has now, and what of that no file has.
        let all: Int, own: Int

        init() {
            let status = (try? String(contentsOfFile: "/proc/self/status", encoding: .utf8)) ?? ""
            func kilobytes(_ kind: String) -> Int {
                let line = status.split(separator: "\n").first { $0.hasPrefix(kind + ":") }
                return line?.split(whereSeparator: { !$0.isNumber }).first.flatMap { Int($0) } ?? 0
            }
            (all, own) = (kilobytes("VmRSS"), kilobytes("RssAnon"))
        }

        var description: String { "\(all) kB, without files \(own) kB" }
    }

    /// Puts the device into a state that can be compared with an earlier one: upright, with this app alone, nothing kept for later.
    private func rest(_ device: Device, in app: (bundle: String, identifier: String)) throws {
        device.hangUp()
        device.rotate(to: .portrait)
        for app in device.installedApps { _ = device.terminate(app.identifier) }
        // The lock screen and the row of apps used last take a press each.
        for _ in 0..<2 where device.isLocked || device.isSwitching {
            device.press(.home)
            try device.advance(by: 2)
        }
        try answerAlerts(of: device)
        try device.install(appAt: app.bundle)
        try device.launch(app.identifier)
        try device.advance(by: 30)
        try answerAlerts(of: device)
        device.memoryWarning()
        // At each full minute free memory goes back to the system.
        try device.advance(by: 90)
    }

    /// Texts, batteries and reminders tell of themselves in alerts, which wait for an answer.
    private func answerAlerts(of device: Device) throws {
        let answers = ["Close", "Cancel", "Dismiss", "Don’t Allow", "OK"]
        for _ in 0..<100 {
            let tree = try device.accessibilityTree()
            guard let button = answers.lazy.compactMap({ tree.find($0)?.frame }).first else { return }
            try drag(device, from: CGPoint(x: button.midX, y: button.midY), to: nil)
            try device.advance(by: 1)
        }
    }

    @Test func `after hours of random use every app can be launched, and no process is left`() throws {
        let folder = try TestFolder()
        let device = try Device(
            model: .named("iPhone 4"), storage: .temporary(), time: .fixed,
            environment: ["PATH": "/usr/bin:/bin", "VERGER_TEST_BEHAVIOR": ""])
        var processes: Set<Int32> = []
        device.onAppStart = { processes.insert($0) }
        let apps = try makeBundles(in: folder).map {
            (bundle: $0, identifier: try device.install(appAt: $0).identifier)
        }
        var random = Generator(state: UInt64(Self.setting("VERGER_DAY_SEED") ?? 7))
        let end = (Self.setting("VERGER_DAY_HOURS") ?? Self.usualHours) * 3600
        var passed = 0.0
        var steps = 0
        var memory: [Memory] = []
        let isTold = Self.setting("VERGER_DAY_HOURS") != nil
        while passed < end {
            try act(on: device, apps, &random)
            let seconds: Double =
                switch Int.random(in: 0..<20, using: &random) {
                case 0: .random(in: 60...900, using: &random)
                case 1...3: .random(in: 1...30, using: &random)
                default: .random(in: 0.05...1, using: &random)
                }
            try device.advance(by: seconds)
            passed += seconds
            steps += 1
            if passed > end * Double(memory.count + 1) / Double(Self.rests) {
                try rest(device, in: apps[1])
                memory.append(Memory())
                if isTold { print("\(steps) steps, \(processes.count) processes, memory \(memory[memory.count - 1])") }
            }
        }
        let growth = Double(try #require(memory.last).all) / Double(max(try #require(memory.first).all, 1))
        #expect(growth < 1.25)

        for app in apps {
            try device.install(appAt: app.bundle)
            try device.launch(app.identifier)
            try device.advance(by: 1)
            #expect(device.runningApp?.identifier == app.identifier)
        }
        device.shutDown()
        #expect(processes.filter { kill($0, 0) == 0 } == [])
    }

    private func act(
        on device: Device, _ apps: [(bundle: String, identifier: String)], _ random: inout Generator
    ) throws {
        let bounds = device.screenBounds
        func point() -> CGPoint {
            CGPoint(
                x: .random(in: 0..<bounds.width, using: &random), y: .random(in: 0..<bounds.height, using: &random))
        }
        let app = apps[.random(in: 0..<apps.count, using: &random)]
        let isInstalled = device.installedApps.contains { $0.identifier == app.identifier }
        switch Int.random(in: 0..<100, using: &random) {
        case 0..<35: try drag(device, from: point(), to: nil)
        case 35..<45: try drag(device, from: point(), to: point())
        case 45..<53: device.press(.home)
        case 53..<57: device.pressHomeTwice()
        case 57..<60: device.press(.lock)
        case 60..<63: device.call(ringing: 5)
        case 63..<67:
            device.rotate(to: [.portrait, .landscapeLeft, .landscapeRight].randomElement(using: &random) ?? .portrait)
        case 67..<70: device.memoryWarning()
        case 70..<74:
            device.setBattery(
                level: .random(in: 0...1, using: &random),
                state: BatteryReading.State.allCases.randomElement(using: &random) ?? .full)
        case 74..<78:
            let name = NetworkCondition.names.randomElement(using: &random) ?? "wifi"
            device.setNetwork(NetworkCondition.named(name) ?? NetworkCondition())
        case 78..<88: if isInstalled { try device.launch(app.identifier) }
        case 88..<91: if let process = device.runningProcess { kill(process, SIGKILL) }
        case 91..<94: if isInstalled { try device.uninstall(app.identifier) }
        case 94..<97: try device.install(appAt: app.bundle)
        case 97..<99:
            let ofDevice = ["Preferences", "mobilephone", "MobileSMS", "MobileAddressBook", "mobiletimer"]
            try device.launch("com.apple." + (ofDevice.randomElement(using: &random) ?? ""))
        default: device.setLocation(LocationFix(latitude: .random(in: -90...90, using: &random), longitude: 8))
        }
    }

    /// Moves a finger, or only puts it down and lifts it.
    private func drag(_ device: Device, from start: CGPoint, to end: CGPoint?) throws {
        device.touch(.began, finger: 1, at: start)
        try device.advance(by: 0.05)
        if let end {
            device.touch(.moved, finger: 1, at: end)
            try device.advance(by: 0.05)
        }
        device.touch(.ended, finger: 1, at: end ?? start)
    }
}
