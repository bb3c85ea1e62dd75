import Device
import Foundation
import OwnProcess
import Testing
import UIKit

/// The device's own Clock, at 9:41 on a Friday.
@Suite(.ownProcess, .serialized) @MainActor struct ClockTests {
    private let bench: SystemAppBench

    init() throws { bench = try SystemAppBench() }

    private var alarms: [[String: Any]] { bench.answers("Alarms") as? [[String: Any]] ?? [] }

    private func write(_ alarms: String) throws {
        try bench.folder.write("<plist><array>\(alarms)</array></plist>", to: "Device/Alarms.plist")
    }

    private static func alarm(_ hour: Int, _ minute: Int, _ more: String = "", isOn: Bool = true) -> String {
        "<dict><key>Hour</key><integer>\(hour)</integer><key>Minute</key><integer>\(minute)</integer>"
            + "<key>On</key><\(isOn)/>\(more)</dict>"
    }

    private static func days(_ days: Int...) -> String {
        "<key>Weekdays</key><array>" + days.map { "<integer>\($0)</integer>" }.joined() + "</array>"
    }

    @Test func `an alarm is set, rings, is put off, and rings again`() throws {
        defer { bench.device.shutDown() }
        try bench.tap("Clock")
        #expect(try bench.shows("No Alarms"))
        try bench.tap("Add")
        try bench.tap("Label")
        try bench.tap("UITextField", labelled: nil)
        for letter in " up" { bench.device.key(.down, code: "Key", text: String(letter)) }
        try bench.device.advance(by: 0.5)
        try bench.back()
        #expect(try bench.shows("Alarm up") && bench.shows("Never"))
        try bench.tap("Save")
        #expect(try alarms.count == 1 && bench.shows("9:41 AM"))
        // That minute has begun: it rings tomorrow.
        try bench.device.advance(by: 86_400 - 120)
        #expect(try !bench.shows("Snooze"))
        try bench.device.advance(by: 120)
        #expect(try bench.shows("Snooze") && bench.shows("Alarm up"))
        #expect(alarms[0]["On"] as? Bool == false)
        try bench.tap("Snooze")
        try bench.device.advance(by: 500)
        #expect(try !bench.shows("Snooze"))
        try bench.device.advance(by: 60)
        #expect(try bench.shows("Snooze"))
        try bench.tap("OK")
        try bench.device.advance(by: 2 * 86_400)
        #expect(try !bench.shows("Snooze"))
    }

    @Test func `one that repeats rings on its days, and its switch keeps it quiet`() throws {
        try write(Self.alarm(10, 0, Self.days(6, 7)) + Self.alarm(11, 0, isOn: false))
        bench.device.shutDown()
        let device = try Device(
            model: .standard, storage: DeviceStorage(folder: bench.folder.path + "/Device"), time: .fixed,
            environment: [:])
        defer { device.shutDown() }
        var rings = 0
        for _ in 0..<(7 * 24) {
            try device.advance(by: 3600)
            guard let button = try device.accessibilityTree().find("OK")?.frame else { continue }
            rings += 1
            device.touch(.began, finger: 1, at: CGPoint(x: button.midX, y: button.midY))
            try device.advance(by: 0.1)
            device.touch(.ended, finger: 1, at: CGPoint(x: button.midX, y: button.midY))
        }
        #expect(rings == 2)
    }

    @Test func `alarms are changed, switched and deleted`() throws {
        defer { bench.device.shutDown() }
        try write(Self.alarm(7, 30, Self.days(2, 3, 4, 5, 6)))
        try bench.open("com.apple.mobiletimer")
        #expect(try bench.shows("7:30 AM") && bench.shows("Alarm, Weekdays"))
        try bench.tapSwitch("7:30 AM")
        #expect(alarms[0]["On"] as? Bool == false)
        try bench.tap("Edit")
        try bench.tap("7:30 AM")
        try bench.tap("Repeat")
        try bench.tap("Every Monday")
        try bench.back()
        #expect(try bench.shows("Tue Wed Thu Fri"))
        try bench.tap("Save")
        #expect(alarms[0]["Weekdays"] as? [Int] == [3, 4, 5, 6] && alarms[0]["On"] as? Bool == true)
    }

    @Test func `an alarm is kept over a restart, whatever else in the list is damaged`() throws {
        try write(Self.alarm(9, 50) + "<string>damaged</string><dict><key>Hour</key><integer>99</integer></dict>")
        bench.device.shutDown()
        let device = try Device(
            model: .standard, storage: DeviceStorage(folder: bench.folder.path + "/Device"), time: .fixed,
            environment: [:])
        defer { device.shutDown() }
        try device.advance(by: 600)
        #expect(try device.accessibilityTree().find("Snooze") != nil)
    }
}
