import Device
import Foundation
import OwnProcess
import Testing
import UIKit

/// What a person does with the icons of the home screen.
@Suite(.ownProcess, .serialized) @MainActor struct HomeScreenTests {
    private let folder: TestFolder

    init() throws { folder = try TestFolder() }

    private var path: String { folder.path + "/Device" }

    /// A device whose first line of icons are its own apps, but for Settings in the dock and three on the second page.
    private func open(_ model: DeviceModel = .standard) throws -> Device {
        if folder.read("Device/IconState.plist") == nil {
            try folder.write(
                """
                <plist><dict><key>buttonBar</key><array><string>com.apple.Preferences</string></array>
                <key>iconLists</key><array>
                <array><string>com.apple.mobilephone</string><string>com.apple.MobileSMS</string>
                <string>com.apple.MobileAddressBook</string><string>com.apple.mobiletimer</string></array>
                <array><string>com.apple.mobileslideshow</string><string>com.apple.mobilemail</string>
                <string>org.verger.Console</string></array></array></dict></plist>
                """, to: "Device/IconState.plist")
        }
        return try Device(model: model, storage: DeviceStorage(folder: path), time: .fixed, environment: [:])
    }

    private func install(_ count: Int, on device: Device) throws {
        for index in 0..<count {
            try device.install(
                appAt: folder.makeBundle(
                    "App\(index)", identifier: "org.example.app\(index)", info: ["CFBundleName": "App \(index)"]))
        }
        try device.advance(by: 0.5)
    }

    private func center(_ label: String, on device: Device) throws -> CGPoint {
        let frame = try #require(try device.accessibilityTree().find(label)?.frame, "\(label)")
        return CGPoint(x: frame.midX, y: frame.midY)
    }

    /// Holds an icon, and lets go of it at another point.
    private func drag(_ label: String, to points: CGPoint..., on device: Device) throws {
        var place = try center(label, on: device)
        device.touch(.began, finger: 1, at: place)
        try device.advance(by: 1.2)
        for point in points {
            let start = place
            for step in 1...10 {
                place.x = start.x + (point.x - start.x) * CGFloat(step) / 10
                place.y = start.y + (point.y - start.y) * CGFloat(step) / 10
                device.touch(.moved, finger: 1, at: place)
                try device.advance(by: 1.0 / 60)
            }
            try device.advance(by: 1)
        }
        device.touch(.ended, finger: 1, at: place)
        try device.advance(by: 0.5)
    }

    /// The installed apps as they are read: line by line.
    private func order(on device: Device) throws -> [String] {
        func icons(_ node: AccessibilityNode) -> [AccessibilityNode] {
            if node.isHidden { return [] }
            return node.className == "IconView" ? [node] : node.children.flatMap(icons)
        }
        return try icons(device.accessibilityTree()).sorted {
            (($0.frame.midY / 20).rounded(), $0.frame.midX) < (($1.frame.midY / 20).rounded(), $1.frame.midX)
        }.compactMap(\.label).filter { $0.hasPrefix("App ") }
    }

    private func tap(_ label: String, on device: Device) throws {
        let place = try center(label, on: device)
        device.touch(.began, finger: 1, at: place)
        try device.advance(by: 0.05)
        device.touch(.ended, finger: 1, at: place)
        try device.advance(by: 0.5)
    }

    @Test func `an icon that is held lets all of them wiggle and can be moved, until Home is pressed`() throws {
        let device = try open()
        try install(5, on: device)
        try drag("App 4", to: center("App 0", on: device), on: device)
        #expect(try order(on: device) == ["App 4", "App 0", "App 1", "App 2", "App 3"])
        #expect(try device.accessibilityTree().find("Delete App 0") != nil)
        // No icon starts its app as long as they wiggle.
        try tap("App 0", on: device)
        #expect(device.runningApp == nil)
        device.press(.home)
        try device.advance(by: 0.5)
        #expect(try device.accessibilityTree().find("Delete App 0") == nil)
        device.shutDown()
        let again = try open()
        defer { again.shutDown() }
        #expect(try order(on: again) == ["App 4", "App 0", "App 1", "App 2", "App 3"])
        #expect(again.installedApps.map(\.displayName) == ["App 0", "App 1", "App 2", "App 3", "App 4"])
    }

    @Test func `four icons find room in the dock, that of Settings among them, and are there on every page`() throws {
        let device = try open()
        defer { device.shutDown() }
        try install(18, on: device)
        for app in ["App 3", "App 0", "App 7", "App 9", "App 10"] {
            try drag(app, to: CGPoint(x: 300, y: 430), on: device)
        }
        let first = try order(on: device)
        #expect(first.suffix(3) == ["App 3", "App 0", "App 7"] && first.contains("App 9"))
        #expect(!first.contains("App 17"))
        device.press(.home)
        try device.advance(by: 0.5)
        device.touch(.began, finger: 1, at: CGPoint(x: 250, y: 360))
        for x in stride(from: 240.0, through: 100, by: -20) {
            try device.advance(by: 1.0 / 60)
            device.touch(.moved, finger: 1, at: CGPoint(x: x, y: 360))
        }
        device.touch(.ended, finger: 1, at: CGPoint(x: 100, y: 360))
        try device.advance(by: 0.5)
        #expect(try order(on: device) == (12...17).map { "App \($0)" } + ["App 3", "App 0", "App 7"])
    }

    @Test func `an icon at the edge turns the page, and may be the first of a new one`() throws {
        let device = try open()
        defer { device.shutDown() }
        try install(3, on: device)
        try drag("App 1", to: CGPoint(x: 318, y: 158), CGPoint(x: 160, y: 200), on: device)
        #expect(try order(on: device) == ["App 1"])
        try drag("App 1", to: CGPoint(x: 2, y: 158), CGPoint(x: 40, y: 148), on: device)
        #expect(try order(on: device) == ["App 1", "App 0", "App 2"])
        device.press(.home)
        try device.advance(by: 0.5)
        #expect(try order(on: device) == ["App 1", "App 0", "App 2"])
    }

    @Test func `the cross of an icon deletes the app with its data, once the user agrees`() throws {
        let device = try open()
        defer { device.shutDown() }
        try install(3, on: device)
        let home = try #require(device.installedApps.first?.home)
        let place = try center("App 2", on: device)
        device.touch(.began, finger: 1, at: place)
        try device.advance(by: 1.2)
        device.touch(.ended, finger: 1, at: place)
        try device.advance(by: 0.5)
        try tap("Delete App 0", on: device)
        #expect(try device.accessibilityTree().find("Deleting “App 0” will also delete all of its data.") != nil)
        try tap("Cancel", on: device)
        #expect(device.installedApps.count == 3)
        try tap("Delete App 0", on: device)
        try tap("Delete", on: device)
        #expect(try order(on: device) == ["App 1", "App 2"])
        #expect(!FileManager.default.fileExists(atPath: home))
    }

    @Test func `an app that starts, and the lock screen, end the wiggling`() throws {
        let device = try open()
        defer { device.shutDown() }
        try install(2, on: device)
        try drag("App 0", to: center("App 1", on: device), on: device)
        device.press(.lock)
        device.press(.home)
        try device.advance(by: 0.5)
        #expect(try device.accessibilityTree().find("Delete App 0") == nil)
        #expect(try order(on: device) == ["App 1", "App 0"])
    }

    @Test func `an installation while an icon is held puts it down`() throws {
        let device = try open()
        defer { device.shutDown() }
        try install(2, on: device)
        device.touch(.began, finger: 1, at: try center("App 0", on: device))
        try device.advance(by: 1.2)
        try install(3, on: device)
        device.touch(.moved, finger: 1, at: CGPoint(x: 200, y: 200))
        device.touch(.ended, finger: 1, at: CGPoint(x: 200, y: 200))
        try device.advance(by: 0.5)
        #expect(try order(on: device) == ["App 0", "App 1", "App 2"])
    }
}
