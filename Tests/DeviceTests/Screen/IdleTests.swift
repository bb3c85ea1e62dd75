import Device
import Foundation
import OwnProcess
import Testing
import UIKit

/// A device that nobody touches.
@Suite(.ownProcess, .serialized) @MainActor struct IdleTests {
    private let bench: SystemAppBench

    init() throws { bench = try SystemAppBench() }

    private func setAutoLock(_ choice: String) throws {
        try bench.open("com.apple.Preferences")
        try bench.tap("General")
        try bench.tap("Auto-Lock")
        try bench.tap(choice)
    }

    /// How bright the screen is, from 0 to 255.
    private func brightness() throws -> Double {
        let image = try #require(UIImage(data: bench.device.screenshot())?.cgImage)
        let data = try #require(image.dataProvider?.data as Data?)
        return Double(data.reduce(0) { $0 + Int($1) }) / Double(data.count)
    }

    @Test func `never at first`() throws {
        defer { bench.device.shutDown() }
        try bench.device.advance(by: 3600)
        #expect(!bench.device.isLocked)
    }

    @Test func `it dims ten seconds before it locks, and a touch wakes it`() throws {
        defer { bench.device.shutDown() }
        try setAutoLock("1 Minute")
        let bright = try brightness()
        try bench.device.advance(by: 49)
        #expect(try abs(brightness() - bright) < 2 && !bench.device.isLocked)
        try bench.device.advance(by: 4)
        #expect(try brightness() < bright * 0.8 && !bench.device.isLocked)
        bench.device.touch(.began, finger: 1, at: CGPoint(x: 160, y: 440))
        bench.device.touch(.ended, finger: 1, at: CGPoint(x: 160, y: 440))
        try bench.device.advance(by: 48)
        #expect(try abs(brightness() - bright) < 2 && !bench.device.isLocked)
        try bench.device.advance(by: 13)
        #expect(bench.device.isLocked)
        bench.device.press(.home)
        #expect(!bench.device.isLocked)
        try bench.device.advance(by: 61)
        #expect(bench.device.isLocked)
    }

    @Test func `it is kept over a restart, and a call keeps it awake`() throws {
        try setAutoLock("2 Minutes")
        bench.device.shutDown()
        let again = try Device(
            model: .standard, storage: DeviceStorage(folder: bench.folder.path + "/Device"), time: .fixed,
            environment: [:])
        defer { again.shutDown() }
        again.call(ringing: 200)
        try again.advance(by: 190)
        #expect(!again.isLocked)
        try again.advance(by: 150)
        #expect(again.isLocked)
    }
}
