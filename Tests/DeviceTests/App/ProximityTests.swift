import Device
import DeviceLink
import Foundation
import OwnProcess
import Testing
import UIKit

/// The sensor that feels an ear.
@Suite(.ownProcess, .serialized) @MainActor struct ProximityTests {
    private func isDark(_ bench: AppBench) throws -> Bool {
        _ = try bench.device.screenshot()
        let screen = bench.device.framebuffer
        return (0..<screen.height).allSatisfy { line in
            (0..<screen.width).allSatisfy { screen.row(line)[$0] == 0xFF00_0000 }
        }
    }

    @Test func `the screen is off while something is near, for an app that asks, and feels no finger`() throws {
        let bench = try AppBench("monitors")
        defer { bench.end() }
        try bench.launch()
        try bench.device.advance(by: 1)
        bench.lines = []
        bench.device.setProximity(isNear: true)
        try bench.device.advance(by: 0.5)
        #expect(try bench.lines == ["near"] && isDark(bench))
        try bench.tap()
        #expect(bench.lines == ["near"])
        bench.device.setProximity(isNear: false)
        try bench.device.advance(by: 0.5)
        #expect(try bench.lines == ["near", "far"] && !isDark(bench))
    }

    @Test func `an app that does not ask hears nothing, and keeps its screen`() throws {
        let bench = try AppBench("normal")
        defer { bench.end() }
        try bench.launch()
        try bench.device.advance(by: 1)
        bench.lines = []
        bench.device.setProximity(isNear: true)
        try bench.device.advance(by: 0.5)
        #expect(try bench.lines == [] && !isDark(bench))
    }

    @Test func `the screen is off at an ear during a call`() throws {
        let bench = try AppBench("normal")
        defer { bench.end() }
        bench.device.call(ringing: 20)
        bench.device.setProximity(isNear: true)
        try bench.device.advance(by: 0.5)
        #expect(try isDark(bench))
        bench.device.setProximity(isNear: false)
        try bench.device.advance(by: 0.5)
        #expect(try !isDark(bench))
    }

    @Test func `an iPod has no such sensor`() throws {
        let bench = try AppBench("monitors", on: .named("iPod touch"))
        defer { bench.end() }
        try bench.launch()
        try bench.device.advance(by: 1)
        bench.lines = []
        bench.device.setProximity(isNear: true)
        try bench.device.advance(by: 0.5)
        #expect(try bench.lines == [] && !bench.device.isSomethingNear && !isDark(bench))
    }

    @Test func `a new day is a significant change of time, a new minute is not`() throws {
        let bench = try AppBench("normal")
        defer { bench.end() }
        try bench.launch()
        // The device's clock starts at 9:41.
        try bench.device.advance(by: 3_600)
        #expect(!bench.lines.contains("time change"))
        try bench.device.advance(by: 14 * 3_600)
        #expect(bench.lines.count { $0 == "time change" } == 1)
        try bench.device.advance(by: 24 * 3_600)
        #expect(bench.lines.count { $0 == "time change" } == 2)
    }
}
