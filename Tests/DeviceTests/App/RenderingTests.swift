import Device
import DeviceLink
import Foundation
import OwnProcess
import QuartzCore
import Testing
import UIKit

/// What apps hear of slow animations, tints, a hardware keyboard and another time zone.
@Suite(.ownProcess, .serialized) @MainActor struct RenderingTests {
    private func launched(_ info: [String: Any] = [:], on model: DeviceModel = .standard) throws -> AppBench {
        let bench = try AppBench("normal", on: model, info: info)
        try bench.launch()
        try bench.device.advance(by: 1)
        bench.lines = []
        return bench
    }

    @Test func `an app is told while it runs, and the next one when it starts`() throws {
        let bench = try launched()
        defer { bench.end() }
        bench.device.setRendering([.slowAnimations, .colorBlended])
        bench.device.setHardwareKeyboard(true)
        bench.device.setHardwareKeyboard(true)
        try bench.device.advance(by: 0.5)
        #expect(bench.lines == ["rendering 3", "hardware keyboard true"])
        bench.device.setRendering([])
        bench.device.terminate("org.example.sample")
        try bench.device.advance(by: 1)
        bench.lines = []
        try bench.launch()
        try bench.device.advance(by: 1)
        #expect(
            bench.lines.filter { $0.hasPrefix("rendering") || $0.hasPrefix("hardware") } == ["hardware keyboard true"])
    }

    @Test func `an app goes on in another time zone, and ends for another language`() throws {
        let bench = try launched()
        defer { bench.end() }
        var region = RegionSettings()
        try region.set(.timeZone, to: "Asia/Tokyo")
        try bench.device.setRegion(region)
        try bench.device.advance(by: 0.5)
        #expect(bench.lines == ["time zone Asia/Tokyo"] && bench.device.runningApp != nil)
        try region.set(.timeZone, to: "default")
        try bench.device.setRegion(region)
        try bench.device.advance(by: 0.5)
        #expect(bench.lines.last == "time zone UTC")
        try region.set(.language, to: "de")
        try bench.device.setRegion(region)
        try bench.device.advance(by: 0.5)
        #expect(bench.device.runningApp == nil)
    }

    @Test func `an app that stands still hears of the last zone only, when it goes on`() throws {
        let bench = try launched(["DTSDKName": "iphoneos4.3"], on: .named("iPhone 4"))
        defer { bench.end() }
        bench.device.press(.home)
        try bench.device.advance(by: 2)
        bench.lines = []
        for zone in ["Asia/Tokyo", "Europe/Paris"] {
            var region = RegionSettings()
            try region.set(.timeZone, to: zone)
            try bench.device.setRegion(region)
        }
        try bench.device.advance(by: 1)
        #expect(bench.lines == [])
        try bench.launch()
        try bench.device.advance(by: 1)
        #expect(bench.lines.filter { $0.hasPrefix("time zone") } == ["time zone Europe/Paris"])
    }

    @Test func `the device's own windows are slow and tinted, too, and the next device is not`() throws {
        let bench = try launched()
        let plain = try bench.device.screenshot()
        bench.device.setRendering(.slowAnimations)
        bench.device.press(.home)
        try bench.device.advance(by: 1)
        // The app's picture has not left the screen yet.
        let halfway = try bench.device.screenshot()
        try bench.device.advance(by: 5)
        let home = try bench.device.screenshot()
        #expect(halfway != plain && halfway != home)
        bench.device.setRendering(.colorBlended)
        #expect(try bench.device.screenshot() != home)
        bench.device.setRendering([])
        #expect(try bench.device.screenshot() == home)
        bench.device.setRendering(.slowAnimations)
        bench.end()
        #expect(AnimationPace.slowness == 1)
    }

    @Test func `an app's own screen is not tinted a second time`() throws {
        let bench = try launched()
        defer { bench.end() }
        func middle() throws -> UInt32 {
            _ = try bench.device.screenshot()
            return bench.device.framebuffer.row(240)[160]
        }
        let before = try middle()
        bench.device.setRendering(.colorBlended)
        #expect(try middle() == before)
    }

    @Test func `with a hardware keyboard the search has no keys on the screen, but is typed into`() throws {
        let bench = try SystemAppBench()
        defer { bench.device.shutDown() }
        bench.device.setHardwareKeyboard(true)
        bench.device.press(.home)
        try bench.device.advance(by: 1)
        #expect(try bench.shows("Search iPhone") && !bench.shows("space"))
        bench.device.key(.down, code: "KeyM", text: "m")
        bench.device.key(.down, code: "KeyA", text: "a")
        try bench.device.advance(by: 1)
        #expect(try bench.shows("Mail"))
        bench.device.setHardwareKeyboard(false)
        try bench.device.advance(by: 1)
        #expect(try bench.shows("space"))
    }
}
