import Device
import Foundation
import Testing
import UIKit

/// A device whose home screen a test uses with a finger. Its own apps but four are on the second page.
@MainActor final class HomeScreenBench {
    let folder: TestFolder
    let device: Device

    /// - Parameter model: the name of the device's model, with its system.
    init(_ model: String, in folder: TestFolder) throws {
        self.folder = folder
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
        device = try Device(
            model: .named(model), storage: DeviceStorage(folder: folder.path + "/Device"), time: .fixed,
            environment: [:])
        device.onLog = { [unowned self] in lines.append($0.text) }
    }

    /// What the device has logged.
    private(set) var lines: [String] = []

    private func identifier(_ name: String) -> String { "org.example." + name.filter { $0.isASCII && $0.isLetter } }

    func install(_ name: String, category: String? = nil) throws {
        var info: [String: Any] = ["CFBundleName": name]
        info["LSApplicationCategoryType"] = category
        try device.install(appAt: folder.makeBundle(name, identifier: identifier(name), info: info))
        try device.advance(by: 0.2)
    }

    // MARK: What is seen

    func frame(_ label: String) throws -> CGRect? { try device.accessibilityTree().find(label)?.frame }

    func shows(_ label: String) throws -> Bool { try frame(label) != nil }

    func value(_ label: String) throws -> String? { try device.accessibilityTree().find(label)?.value }

    /// The icons of the page that are not the device's own, as they are read.
    func icons() throws -> [String] {
        func icons(_ node: AccessibilityNode) -> [AccessibilityNode] {
            if node.isHidden { return [] }
            return node.className == "IconView" ? [node] : node.children.flatMap(icons)
        }
        let own = ["Phone", "Messages", "Contacts", "Clock", "Settings", "Photos", "Mail", "Console"]
        return try icons(device.accessibilityTree()).sorted {
            (($0.frame.midY / 20).rounded(), $0.frame.midX) < (($1.frame.midY / 20).rounded(), $1.frame.midX)
        }.compactMap(\.label).filter { !own.contains($0) }
    }

    /// A place of the page without an icon.
    var freePlace: CGPoint { CGPoint(x: device.profile.pointWidth * 0.9, y: device.profile.pointHeight * 0.78) }

    // MARK: What a person does

    func center(_ label: String) throws -> CGPoint {
        let frame = try #require(try frame(label), "\(label)")
        return CGPoint(x: frame.midX, y: frame.midY)
    }

    func touch(_ point: CGPoint) throws {
        device.touch(.began, finger: 1, at: point)
        try device.advance(by: 0.05)
        device.touch(.ended, finger: 1, at: point)
        try device.advance(by: 1)
    }

    func tap(_ label: String) throws { try touch(center(label)) }

    /// The line of a list.
    func tapRow(_ label: String) throws {
        func find(_ node: AccessibilityNode) -> AccessibilityNode? {
            if node.isHidden { return nil }
            if node.className == "UITableViewCell", node.label == label { return node }
            return node.children.reversed().lazy.compactMap(find).first
        }
        let frame = try #require(try find(device.accessibilityTree())?.frame, "\(label)")
        try touch(CGPoint(x: frame.midX, y: frame.midY))
    }

    func tapAside() throws { try touch(CGPoint(x: device.profile.pointWidth - 4, y: 60)) }

    func home() throws {
        device.press(.home)
        try device.advance(by: 1)
    }

    /// Lets the icons wiggle.
    func hold(_ label: String) throws {
        let place = try center(label)
        device.touch(.began, finger: 1, at: place)
        try device.advance(by: 1.2)
        device.touch(.ended, finger: 1, at: place)
        try device.advance(by: 0.5)
    }

    func drag(_ label: String, onto other: String) throws { try drag(label, to: center(other)) }

    /// Holds an icon, moves it to a point and lets go of it there after a moment.
    func drag(_ label: String, to point: CGPoint) throws {
        let start = try center(label)
        device.touch(.began, finger: 1, at: start)
        try device.advance(by: 1.2)
        for step in 1...20 {
            let share = CGFloat(step) / 20
            device.touch(
                .moved, finger: 1,
                at: CGPoint(x: start.x + (point.x - start.x) * share, y: start.y + (point.y - start.y) * share))
            try device.advance(by: 1.0 / 60)
        }
        try device.advance(by: 0.6)
        device.touch(.ended, finger: 1, at: point)
        try device.advance(by: 1)
    }

    func type(_ text: String) throws {
        for letter in text {
            device.key(.down, code: "Key", text: String(letter))
            device.key(.up, code: "Key", text: String(letter))
        }
        try device.advance(by: 0.5)
    }

    func press(_ code: String) throws {
        device.key(.down, code: code)
        device.key(.up, code: code)
        try device.advance(by: 0.1)
    }

    /// Draws the pages to the side.
    func swipe(_ distance: CGFloat) throws {
        let start = CGPoint(x: distance > 0 ? 40 : device.profile.pointWidth - 40, y: 150)
        device.touch(.began, finger: 1, at: start)
        for step in 1...10 {
            try device.advance(by: 1.0 / 60)
            device.touch(.moved, finger: 1, at: CGPoint(x: start.x + distance * CGFloat(step) / 10, y: start.y))
        }
        device.touch(.ended, finger: 1, at: CGPoint(x: start.x + distance, y: start.y))
        try device.advance(by: 1)
    }
}
