import Device
import DeviceLink
import Foundation
import OwnProcess
import Testing
import UIKit

/// Virtual time belongs to the whole process: one test at a time.
@Suite(.ownProcess, .serialized) @MainActor struct BannerTests {
    private let bench: AppBench

    init() throws {
        bench = try AppBench("push", on: .named("iPhone 4S"))
        bench.device.hasPushService = true
        try bench.launch()
        try bench.device.advance(by: 1)
        try tap("OK")
        bench.device.press(.home)
        try bench.device.advance(by: 1)
        bench.lines = []
    }

    private func node(_ label: String) throws -> AccessibilityNode? {
        try bench.device.accessibilityTree().find(label)
    }

    private func tap(_ label: String) throws {
        let place = try #require(try node(label)?.frame, "\(label)")
        try drag(from: place.midX, to: place.midX, y: place.midY)
    }

    private func drag(from: Double, to: Double, y: Double) throws {
        bench.device.touch(.began, finger: 1, at: CGPoint(x: from, y: y))
        try bench.device.advance(by: 0.1)
        if from != to {
            bench.device.touch(.moved, finger: 1, at: CGPoint(x: to, y: y))
            try bench.device.advance(by: 0.1)
        }
        bench.device.touch(.ended, finger: 1, at: CGPoint(x: to, y: y))
        try bench.device.advance(by: 0.5)
    }

    private func push(_ text: String) throws {
        let payload = #"{"aps":{"alert":"\#(text)","badge":4,"sound":"default"}}"#
        try bench.device.push(PushPayload(Data(payload.utf8)), to: "org.example.sample")
        try bench.device.advance(by: 0.5)
    }

    /// Chooses lines of the app's page in Settings.
    private func settings(_ rows: String...) throws {
        try bench.device.launch("com.apple.Preferences")
        try bench.device.advance(by: 1)
        for row in ["Notifications", "Sample"] + rows {
            try tap(row)
            try bench.device.advance(by: 1)
        }
        bench.device.press(.home)
        try bench.device.advance(by: 1)
    }

    @Test func `a banner names the app and goes by itself`() throws {
        defer { bench.end() }
        try push("Tea is ready")
        #expect(try node("Tea is ready")?.value == "Sample")
        #expect(try node("Close") == nil)
        #expect(bench.lines.contains("Sample plays the sound of notifications"))
        try bench.device.advance(by: 4)
        #expect(try node("Tea is ready") != nil)
        try bench.device.advance(by: 2)
        #expect(try node("Tea is ready") == nil)
        #expect(try node("Sample")?.value == "4")
        #expect(bench.device.runningApp == nil)
    }

    @Test func `a tap on a banner opens the app with the message`() throws {
        defer { bench.end() }
        try push("Tea")
        try tap("Tea")
        try bench.device.advance(by: 1)
        #expect(bench.device.runningApp != nil)
        let isTold = bench.lines.contains {
            $0.hasPrefix("option UIApplicationLaunchOptionsRemoteNotificationKey=") || $0.hasPrefix("push message ")
        }
        #expect(isTold, "\(bench.lines)")
        #expect(try node("Tea") == nil)
    }

    @Test func `what lies beside a banner gets its touches, and nothing is interrupted`() throws {
        defer { bench.end() }
        try bench.device.launch("com.apple.Preferences")
        try bench.device.advance(by: 1)
        try push("Tea")
        try tap("General")
        try bench.device.advance(by: 0.5)
        #expect(try node("About") != nil)
        #expect(try node("Tea") != nil)
    }

    @Test func `banners wait for each other`() throws {
        defer { bench.end() }
        for text in ["One", "Two", "Three"] { try push(text) }
        #expect(try node("One") != nil && node("Two") == nil)
        try bench.device.advance(by: 5.5)
        #expect(try node("One") == nil && node("Two") != nil)
        try bench.device.advance(by: 3)
        #expect(try node("Two") == nil && node("Three") != nil)
        try bench.device.advance(by: 6)
        #expect(try node("Three") == nil)
    }

    @Test func `the user may want alerts, or nothing`() throws {
        defer { bench.end() }
        try settings("Alerts")
        try push("Tea")
        try tap("Close")
        try settings("None")
        bench.lines = []
        try push("Cake")
        #expect(try node("Cake") == nil)
        #expect(bench.lines.contains("Sample plays the sound of notifications"))
        try settings("Banners")
        try push("Bread")
        #expect(try node("Bread") != nil && node("Close") == nil)
    }

    @Test func `the lock screen shows the newest on top, and what is drawn to the right is opened`() throws {
        defer { bench.end() }
        bench.device.press(.lock)
        try bench.device.advance(by: 1)
        try push("One")
        try push("Two")
        let one = try #require(try node("One")?.frame)
        let two = try #require(try node("Two")?.frame)
        #expect(two.midY < one.midY)
        // Not far enough.
        try drag(from: 30, to: 90, y: one.midY)
        #expect(bench.device.isLocked)
        try drag(from: 30, to: 250, y: one.midY)
        try bench.device.advance(by: 1)
        #expect(!bench.device.isLocked)
        #expect(bench.device.runningApp != nil)
        bench.device.press(.lock)
        try bench.device.advance(by: 1)
        #expect(try node("Two") == nil)
    }

    @Test func `settings outlive the device and end with the app`() throws {
        defer { bench.end() }
        try settings("Alerts")
        let file = bench.device.storage.folder + "/NoticeSettings.plist"
        let list = NSDictionary(contentsOfFile: file) as? [String: [String: Any]]
        #expect(list?["org.example.sample"]?["Style"] as? String == "Alerts")
        try bench.device.uninstall("org.example.sample")
        #expect((NSDictionary(contentsOfFile: file) as? [String: [String: Any]])?.isEmpty == true)
    }
}
