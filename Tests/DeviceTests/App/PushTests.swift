import Device
import DeviceLink
import Foundation
import OwnProcess
import Testing
import UIKit

/// Virtual time belongs to the whole process: one test at a time.
@Suite(.ownProcess, .serialized) @MainActor struct PushTests {
    private let bench: AppBench

    init() throws {
        bench = try AppBench("push")
        bench.device.hasPushService = true
    }

    private func launch() throws {
        try bench.launch()
        try bench.device.advance(by: 1)
    }

    private func tap(_ label: String) throws {
        let place = try #require(try bench.device.accessibilityTree().find(label)?.frame, "\(label)")
        for phase in [TouchPoint.Phase.began, .ended] {
            bench.device.touch(phase, finger: 1, at: CGPoint(x: place.midX, y: place.midY))
            try bench.device.advance(by: 0.1)
        }
        try bench.device.advance(by: 0.5)
    }

    private func push(_ text: String) throws {
        try bench.device.push(PushPayload(Data(text.utf8)), to: "org.example.sample")
        try bench.device.advance(by: 0.5)
    }

    @Test func `the user is asked once, and the app gets its token each time`() throws {
        defer { bench.end() }
        try launch()
        #expect(!bench.lines.contains { $0.hasPrefix("push ") })
        try tap("OK")
        let token = bench.device.pushToken(of: "org.example.sample")
        #expect(token.utf8.count == 64 && token.allSatisfy(\.isHexDigit))
        #expect(token != bench.device.pushToken(of: "org.example.other"))
        #expect(bench.lines.contains("push token \(token) types 7"))
        bench.device.press(.home)
        try bench.device.advance(by: 1)
        bench.lines = []
        try launch()
        #expect(bench.lines.contains("push types 7"))
        #expect(bench.lines.contains("push token \(token) types 7"))
    }

    @Test func `who is not allowed hears nothing and gets nothing`() throws {
        defer { bench.end() }
        try launch()
        try tap("Don’t Allow")
        #expect(!bench.lines.contains { $0.hasPrefix("push ") })
        let error = try deviceError { try push(#"{"aps":{"alert":"Tea"}}"#) }
        #expect(error?.reason == .notRegistered)
        try bench.device.allowPush(true, of: "org.example.sample")
        try push(#"{"aps":{"alert":"Tea"}}"#)
        #expect(bench.lines.contains(#"push message {"aps":{"alert":"Tea"}}"#))
    }

    @Test func `without a push service the registration fails`() throws {
        defer { bench.end() }
        bench.device.hasPushService = false
        try launch()
        #expect(bench.lines.contains("push unavailable"))
        #expect(bench.device.runningApp != nil)
    }

    @Test func `an app that has the screen gets the message itself`() throws {
        defer { bench.end() }
        try launch()
        try tap("OK")
        try push(#"{"aps":{"alert":"Tea","badge":4},"acme":"x"}"#)
        #expect(bench.lines.contains(#"push message {"acme":"x","aps":{"alert":"Tea","badge":4}}"#))
        #expect(try bench.device.accessibilityTree().find("Tea") == nil)
    }

    @Test func `a message to an app that does not run is shown, and viewing it starts the app with it`() throws {
        defer { bench.end() }
        try launch()
        try tap("OK")
        bench.device.press(.home)
        try bench.device.advance(by: 1)
        let strings = bench.device.installedApps[0].bundle.path + "/en.lproj/Localizable.strings"
        try FileManager.default.createDirectory(
            atPath: (strings as NSString).deletingLastPathComponent, withIntermediateDirectories: true)
        try Data("\"INVITE\" = \"%2$@ asks %1$@ to %@ 100%%\"; \"JOIN\" = \"Join\";".utf8)
            .write(to: URL(fileURLWithPath: strings))
        let alert = #"{"loc-key":"INVITE","loc-args":["Ada","Grace"],"action-loc-key":"JOIN"}"#
        try push(#"{"aps":{"alert":\#(alert),"badge":4,"sound":"default"}}"#)
        #expect(try bench.device.accessibilityTree().find("Grace asks Ada to Ada 100%") != nil)
        #expect(bench.lines.contains("Sample plays the sound of notifications"))
        bench.lines = []
        try tap("Join")
        try bench.device.advance(by: 1)
        #expect(
            bench.lines.contains { $0.hasPrefix("option UIApplicationLaunchOptionsRemoteNotificationKey={\"aps\"") },
            "\(bench.lines)")
        bench.device.press(.home)
        try bench.device.advance(by: 1)
        #expect(try bench.device.accessibilityTree().find("Sample")?.value == "4")
    }

    @Test func `a message shows only what the app has registered for`() throws {
        defer { bench.end() }
        try launch()
        try tap("OK")
        bench.device.touch(.began, finger: 1, at: CGPoint(x: 10, y: 100))
        bench.device.touch(.ended, finger: 1, at: CGPoint(x: 10, y: 100))
        try bench.device.advance(by: 0.2)
        #expect(bench.lines.last { $0.hasPrefix("push token") }?.hasSuffix("types 1") == true)
        bench.device.press(.home)
        try bench.device.advance(by: 1)
        try push(#"{"aps":{"alert":"Tea","badge":2,"sound":"default"}}"#)
        #expect(try bench.device.accessibilityTree().find("Tea") == nil)
        #expect(!bench.lines.contains { $0.contains("plays") })
        #expect(try bench.device.accessibilityTree().find("Sample")?.value == "2")
    }
}
