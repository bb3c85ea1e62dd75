import Device
import DeviceLink
import Foundation
import OwnProcess
import Testing

/// Virtual time belongs to the whole process: one test at a time.
@Suite(.ownProcess, .serialized) @MainActor struct BatteryTests {
    @Test func `the app is told, and the user is warned at 20 and 10 percent`() throws {
        let bench = try AppBench("normal")
        defer { bench.end() }
        bench.device.setBattery(level: 0.9, state: .unplugged)
        try bench.launch()
        try bench.device.advance(by: 1)
        #expect(bench.lines.contains("battery 0.9 unplugged"))
        func warning() throws -> Bool { try bench.device.accessibilityTree().find("Low Battery") != nil }
        bench.device.setBattery(level: 0.21, state: .unplugged)
        try bench.device.advance(by: 0.5)
        #expect(bench.lines.last == "battery 0.21 unplugged")
        #expect(try !warning())
        bench.device.setBattery(level: 0.2, state: .unplugged)
        try bench.device.advance(by: 0.5)
        #expect(try warning())
        #expect(try bench.device.accessibilityTree().find("20% of battery remaining") != nil)
        let place = try #require(try bench.device.accessibilityTree().find("Dismiss")?.frame)
        bench.device.touch(.began, finger: 1, at: CGPoint(x: place.midX, y: place.midY))
        bench.device.touch(.ended, finger: 1, at: CGPoint(x: place.midX, y: place.midY))
        try bench.device.advance(by: 0.5)
        bench.device.setBattery(level: 0.15, state: .unplugged)
        try bench.device.advance(by: 0.5)
        #expect(try !warning())
        bench.device.setBattery(level: 0.05, state: .charging)
        try bench.device.advance(by: 0.5)
        #expect(try !warning())
        bench.device.setBattery(level: .nan, state: .full)
        #expect(bench.device.battery == BatteryReading(level: 0.05, state: .full))
        bench.device.setBattery(level: 7, state: .full)
        #expect(bench.device.battery == .full)
    }
}
