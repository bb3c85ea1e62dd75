import Device
import DeviceLink
import Foundation
import OwnProcess
import Testing
import UIKit

/// The row of the apps that were used last.
@Suite(.ownProcess, .serialized) @MainActor struct SwitcherTests {
    private nonisolated static let built: [String: any Sendable] = ["DTSDKName": "iphoneos4.3"]

    /// A device on which the apps "App 0" and so on were used, the last one of which has the screen.
    private func bench(
        _ count: Int, on model: String = "iPhone 4", behavior: String = "normal",
        info: [String: any Sendable] = SwitcherTests.built
    ) throws -> AppBench {
        let bench = try AppBench(behavior, on: .named(model), info: info)
        try bench.device.uninstall("org.example.sample")
        for index in 0..<count {
            try bench.device.install(
                appAt: bench.folder.makeBundle(
                    "App \(index)", identifier: "org.example.app\(index)",
                    info: info.merging(["CFBundleName": "App \(index)"]) { $1 }, executable: nil))
            try bench.device.launch("org.example.app\(index)")
            try bench.device.advance(by: 0.5)
        }
        bench.lines = []
        return bench
    }

    private func twice(_ device: Device) throws {
        device.pressHomeTwice()
        try device.advance(by: 0.5)
    }

    /// The labels of the icons that are in sight, from left to right.
    private func row(_ device: Device) throws -> [String] {
        func icons(_ node: AccessibilityNode) -> [AccessibilityNode] {
            node.className == "IconView" ? [node] : node.children.flatMap(icons)
        }
        let size = CGSize(width: device.profile.pointWidth, height: device.profile.pointHeight)
        return try icons(device.accessibilityTree()).filter { CGRect(origin: .zero, size: size).intersects($0.frame) }
            .sorted { $0.frame.midX < $1.frame.midX }.compactMap(\.label)
    }

    private func center(_ label: String, _ device: Device) throws -> CGPoint {
        let frame = try #require(try device.accessibilityTree().find(label)?.frame, "\(label)")
        return CGPoint(x: frame.midX, y: frame.midY)
    }

    private func tap(_ label: String, _ device: Device, holding seconds: Double = 0.1) throws {
        let place = try center(label, device)
        device.touch(.began, finger: 1, at: place)
        try device.advance(by: seconds)
        device.touch(.ended, finger: 1, at: place)
        try device.advance(by: 0.5)
    }

    @Test func `the apps that were used last stand in a row, and one that is tapped gets the screen`() throws {
        let bench = try bench(4)
        defer { bench.end() }
        let device = bench.device
        try twice(device)
        #expect(bench.lines == ["resignActive"])
        #expect(device.isSwitching)
        #expect(try row(device) == ["App 2", "App 1", "App 0"])
        try tap("App 1", device)
        #expect(!device.isSwitching && device.runningApp?.identifier == "org.example.app1")
        #expect(
            bench.lines.filter { !$0.hasPrefix("schemes") } == [
                "resignActive", "enterBackground 600", "skip", "enterForeground", "orientation portrait",
                "becomeActive",
            ])
        try twice(device)
        #expect(try row(device) == ["App 3", "App 2", "App 0"])
        device.press(.home)
        device.press(.home)
        try device.advance(by: 0.5)
        #expect(device.runningApp == nil)
        try twice(device)
        #expect(try row(device) == ["App 1", "App 3", "App 2", "App 0"])
    }

    @Test(arguments: ["home", "shade", "lock"]) func `the app goes on when the row is closed`(way: String) throws {
        let bench = try bench(2)
        defer { bench.end() }
        let device = bench.device
        try twice(device)
        switch way {
        case "home": device.press(.home)
        case "shade": try tap("Close", device)
        default:
            device.press(.lock)
            #expect(!device.isSwitching)
            device.press(.home)
        }
        try device.advance(by: 0.5)
        #expect(!device.isSwitching && bench.lines == ["resignActive", "becomeActive"])
        try bench.tap()
        #expect(bench.lines.last?.hasPrefix("touch") == true, "\(bench.lines)")
    }

    @Test func `touches above the row do not reach the app`() throws {
        let bench = try bench(2)
        defer { bench.end() }
        try twice(bench.device)
        bench.lines = []
        bench.device.touch(.began, finger: 1, at: CGPoint(x: 100, y: 200))
        try bench.device.advance(by: 0.2)
        bench.device.touch(.moved, finger: 1, at: CGPoint(x: 100, y: 460))
        try bench.device.advance(by: 0.2)
        #expect(bench.lines.isEmpty)
        #expect(try bench.device.accessibilityTree().find("TestApp") == nil)
    }

    @Test func `four icons are on a page, and a swipe brings the next`() throws {
        let bench = try bench(7)
        defer { bench.end() }
        let device = bench.device
        try twice(device)
        #expect(try row(device) == ["App 5", "App 4", "App 3", "App 2"])
        device.touch(.began, finger: 1, at: CGPoint(x: 280, y: 430))
        for step in 1...10 {
            try device.advance(by: 1.0 / 60)
            device.touch(.moved, finger: 1, at: CGPoint(x: 280 - step * 22, y: 430))
        }
        try device.advance(by: 1.0 / 60)
        device.touch(.ended, finger: 1, at: CGPoint(x: 60, y: 430))
        try device.advance(by: 2)
        #expect(device.isSwitching)
        #expect(try row(device) == ["App 1", "App 0"])
        try tap("App 0", device)
        #expect(device.runningApp?.identifier == "org.example.app0")
    }

    @Test func `a held icon lets all wiggle, and their buttons end apps`() throws {
        let bench = try bench(4)
        defer { bench.end() }
        let device = bench.device
        try twice(device)
        try tap("App 1", device, holding: 1.3)
        #expect(device.isSwitching && device.runningApp?.identifier == "org.example.app3")
        try tap("End App 1", device)
        #expect(try row(device) == ["App 2", "App 0"])
        #expect(bench.exits.map(\.identifier) == ["org.example.app1"] && bench.exits.map(\.outcome) == [.terminated])
        // An icon that wiggles does not start its app.
        try tap("App 2", device)
        #expect(device.isSwitching)
        device.press(.home)
        #expect(device.isSwitching, "The first press ends the wiggling.")
        #expect(try device.accessibilityTree().find("End App 2") == nil)
        device.press(.home)
        try device.advance(by: 0.5)
        #expect(!device.isSwitching && device.runningApp?.identifier == "org.example.app3")
        #expect(device.appsInBackground.map(\.app.identifier) == ["org.example.app2", "org.example.app0"])
    }

    @Test func `apps that have ended are in the row, those that were removed are not`() throws {
        let bench = try bench(3)
        defer { bench.end() }
        let device = bench.device
        #expect(device.terminate("org.example.app0"))
        try twice(device)
        try device.uninstall("org.example.app1")
        try device.advance(by: 0.5)
        #expect(try row(device) == ["App 0"])
        try tap("App 0", device)
        #expect(device.runningApp?.identifier == "org.example.app0")
    }

    @Test func `the row goes when the app above it ends, or another one is started`() throws {
        let bench = try bench(3)
        defer { bench.end() }
        let device = bench.device
        try twice(device)
        #expect(device.terminate("org.example.app2"))
        #expect(!device.isSwitching && device.runningApp == nil)
        try device.advance(by: 0.5)
        try twice(device)
        try device.launch("org.example.app0")
        try device.advance(by: 0.5)
        #expect(!device.isSwitching && bench.lines.last == "becomeActive")
    }

    @Test func `two presses within a moment are one gesture, a single one waits for the second`() throws {
        let bench = try bench(2)
        defer { bench.end() }
        let device = bench.device
        device.clickHome()
        try device.advance(by: 0.2)
        #expect(device.runningApp != nil)
        device.clickHome()
        try device.advance(by: 0.5)
        #expect(device.isSwitching)
        device.clickHome()
        #expect(!device.isSwitching)
        try device.advance(by: 0.5)
        device.clickHome()
        try device.advance(by: 0.5)
        // What the app wrote before it answered may not have been read yet.
        device.readLog()
        #expect(device.runningApp == nil && bench.lines.last == "enterBackground 600")
        device.clickHome()
        device.press(.lock)
        try device.advance(by: 1)
        #expect(device.isLocked, "The press before the lock does not unlock.")
    }

    @Test(arguments: ["iPhone 3GS (3.1.3)", "iPhone 3G (4.2.1)"])
    func `devices without multitasking have no such row`(model: String) throws {
        let bench = try bench(1, on: model)
        defer { bench.end() }
        bench.device.clickHome()
        #expect(bench.lines == ["resignActive", "terminate"])
        try bench.device.launch("org.example.app0")
        try twice(bench.device)
        #expect(!bench.device.isSwitching && bench.device.runningApp == nil)
    }

    @Test func `a wide app has the row at its lower edge`() throws {
        let bench = try bench(
            3, info: Self.built.merging(["UIInterfaceOrientation": "UIInterfaceOrientationLandscapeRight"]) { $1 })
        defer { bench.end() }
        try twice(bench.device)
        let icons = try ["App 1", "App 0"].map { try center($0, bench.device) }
        #expect(icons.allSatisfy { $0.x < 94 } && icons[0].y < icons[1].y, "\(icons)")
        try tap("App 0", bench.device)
        #expect(bench.device.runningApp?.identifier == "org.example.app0")
    }
}
