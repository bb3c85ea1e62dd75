import Device
import Foundation
import OwnProcess
import Testing
import UIKit

/// The device's own Settings, with the pages that apps bring along.
@Suite(.ownProcess, .serialized) @MainActor struct SettingsTests {
    private let folder: TestFolder
    private let device: Device

    /// Every kind of element, with texts in two languages.
    nonisolated static let root = """
        <?xml version="1.0" encoding="UTF-8"?>
        <plist version="1.0"><dict>
        <key>StringsTable</key><string>Root</string>
        <key>PreferenceSpecifiers</key><array>
          <dict><key>Type</key><string>PSGroupSpecifier</string><key>Title</key><string>Play</string></dict>
          <dict><key>Type</key><string>PSToggleSwitchSpecifier</string><key>Title</key><string>Music</string>
            <key>Key</key><string>music</string><key>DefaultValue</key><true/></dict>
          <dict><key>Type</key><string>PSToggleSwitchSpecifier</string><key>Title</key><string>Server</string>
            <key>Key</key><string>server</string><key>DefaultValue</key><string>near</string>
            <key>TrueValue</key><string>far</string><key>FalseValue</key><string>near</string></dict>
          <dict><key>Type</key><string>PSSliderSpecifier</string><key>Key</key><string>volume</string>
            <key>DefaultValue</key><real>2.5</real><key>MinimumValue</key><integer>0</integer>
            <key>MaximumValue</key><integer>10</integer></dict>
          <dict><key>Type</key><string>PSGroupSpecifier</string><key>Title</key><string>You</string>
            <key>FooterText</key><string>Others see it.</string></dict>
          <dict><key>Type</key><string>PSTextFieldSpecifier</string><key>Title</key><string>Name</string>
            <key>Key</key><string>name</string><key>AutocorrectionType</key><string>No</string></dict>
          <dict><key>Type</key><string>PSMultiValueSpecifier</string><key>Title</key><string>Level</string>
            <key>Key</key><string>level</string><key>DefaultValue</key><integer>1</integer>
            <key>Values</key><array><integer>1</integer><integer>2</integer><integer>3</integer></array>
            <key>Titles</key><array><string>Easy</string><string>Fair</string><string>Hard</string></array></dict>
          <dict><key>Type</key><string>PSTitleValueSpecifier</string><key>Title</key><string>Version</string>
            <key>Key</key><string>version</string><key>DefaultValue</key><string>1.2</string></dict>
          <dict><key>Type</key><string>PSChildPaneSpecifier</string><key>Title</key><string>More</string>
            <key>File</key><string>More</string></dict>
          <dict><key>Type</key><string>PSWithoutMeaning</string></dict>
          <string>no element</string>
        </array></dict></plist>
        """
    private static let more = """
        <?xml version="1.0" encoding="UTF-8"?>
        <plist version="1.0"><dict><key>PreferenceSpecifiers</key><array>
          <dict><key>Type</key><string>PSRadioGroupSpecifier</string><key>Title</key><string>Colour</string>
            <key>Key</key><string>colour</string><key>DefaultValue</key><string>r</string>
            <key>Values</key><array><string>r</string><string>g</string></array>
            <key>Titles</key><array><string>Red</string><string>Green</string></array></dict>
        </array></dict></plist>
        """

    init() throws {
        folder = try TestFolder()
        device = try Device(
            model: .standard, storage: DeviceStorage(folder: folder.path + "/Device"), time: .fixed, environment: [:])
    }

    private func install(_ root: String = Self.root) throws {
        let bundle = try folder.makeBundle("Game", identifier: "org.example.game")
        try folder.write(root, to: "Game.app/Settings.bundle/Root.plist")
        try folder.write(Self.more, to: "Game.app/Settings.bundle/More.plist")
        try folder.write("\"Music\" = \"Sounds\";", to: "Game.app/Settings.bundle/en.lproj/Root.strings")
        try device.install(appAt: bundle)
        try device.advance(by: 0.5)
    }

    private func tap(_ label: String) throws {
        let frame = try #require(try device.accessibilityTree().find(label)?.frame, "\(label)")
        try touch(CGPoint(x: frame.midX, y: frame.midY))
    }

    /// The switch of a line, not the line.
    private func tapSwitch(_ label: String) throws {
        func find(_ node: AccessibilityNode) -> AccessibilityNode? {
            if node.className == "UISwitch", node.label == label { return node }
            return node.children.lazy.compactMap(find).first
        }
        let frame = try #require(try find(device.accessibilityTree())?.frame, "\(label)")
        try touch(CGPoint(x: frame.midX, y: frame.midY))
    }

    private func touch(_ point: CGPoint) throws {
        device.touch(.began, finger: 1, at: point)
        try device.advance(by: 0.1)
        device.touch(.ended, finger: 1, at: point)
        try device.advance(by: 1)
    }

    private func shows(_ text: String) throws -> Bool { try device.accessibilityTree().find(text) != nil }

    private var values: [String: Any] {
        let home = device.installedApps[0].home
        let data = FileManager.default.contents(atPath: home + "/Library/Preferences/org.example.game.plist")
        let list = data.flatMap { try? PropertyListSerialization.propertyList(from: $0, options: [], format: nil) }
        return list as? [String: Any] ?? [:]
    }

    @Test func `every kind of setting shows the app's value and changes it`() throws {
        defer { device.shutDown() }
        try install()
        try tap("Settings")
        try tap("Game")
        #expect(try shows("Sounds") && shows("Others see it.") && shows("Easy") && shows("1.2"))
        #expect(values.isEmpty)
        try tapSwitch("Sounds")
        #expect(values["music"] as? Bool == false)
        try tapSwitch("Server")
        #expect(values["server"] as? String == "far" && values["music"] as? Bool == false)
        try tapSwitch("Server")
        #expect(values["server"] as? String == "near")
        try tap("Level")
        try tap("Hard")
        #expect(values["level"] as? Int == 3)
        try tap("Game")
        #expect(try shows("Hard") && !shows("Easy"))
        try tap("Name")
        for key in ["a", "d", "a"] { try tap(key) }
        #expect(values["name"] as? String == "ada")
        device.key(.down, code: "KeyX", text: "x")
        device.key(.up, code: "KeyX")
        #expect(values["name"] as? String == "adax")
        device.press(.home)
        try device.advance(by: 1)
        #expect(try shows("Game") && !shows("Level"))
        try tap("Settings")
        #expect(try shows("Level") && !shows("Delete"))
        device.press(.home)
    }

    @Test func `a child page and a group of choices`() throws {
        defer { device.shutDown() }
        try install()
        try device.launch("com.apple.Preferences")
        try device.advance(by: 1)
        try tap("Game")
        let table = try #require(try device.accessibilityTree().find("Version")?.frame)
        device.touch(.began, finger: 1, at: CGPoint(x: 160, y: 400))
        for y in stride(from: 390.0, through: 100, by: -20) {
            try device.advance(by: 1.0 / 60)
            device.touch(.moved, finger: 1, at: CGPoint(x: 160, y: y))
        }
        device.touch(.ended, finger: 1, at: CGPoint(x: 160, y: 100))
        try device.advance(by: 2)
        #expect(try #require(try device.accessibilityTree().find("Version")?.frame).minY < table.minY)
        try tap("More")
        try tap("Green")
        #expect(values["colour"] as? String == "g")
    }

    @Test func `a page that cannot be read is told in the log, and is empty`() throws {
        defer { device.shutDown() }
        var log: [String] = []
        device.onLog = { log.append($0.text) }
        try install("<plist><dict><key>PreferenceSpecifiers</key><string>x</string></dict></plist>")
        try device.launch("com.apple.Preferences")
        try device.advance(by: 1)
        try tap("Game")
        #expect(log.contains { $0.contains("Settings.bundle/Root.plist: has no array PreferenceSpecifiers.") })
    }

    @Test func `links that an app has put in the place of its files are not followed`() throws {
        defer { device.shutDown() }
        try install()
        let home = device.installedApps[0].home
        try folder.write("mine", to: "Elsewhere/org.example.game.plist")
        let preferences = home + "/Library/Preferences"
        try? FileManager.default.removeItem(atPath: preferences)
        try FileManager.default.createSymbolicLink(
            atPath: preferences, withDestinationPath: folder.path + "/Elsewhere")
        try device.launch("com.apple.Preferences")
        try device.advance(by: 1)
        try tap("Game")
        try tapSwitch("Sounds")
        #expect(folder.read("Elsewhere/org.example.game.plist") == "mine")
        #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path + "/Elsewhere").count == 1)
    }

    @Test func `what is known of the device, and the order of icons put back`() throws {
        defer { device.shutDown() }
        try install()
        try tap("Settings")
        try tap("General")
        try tap("About")
        #expect(try shows("3.1.3") && shows("iPhone 3GS") && shows("iPhone2,1"))
        try tap("General")
        try tap("Reset")
        try tap("Reset Home Screen Layout")
        #expect(try shows("Cancel"))
        try tap("Cancel")
        #expect(try !shows("Cancel") && shows("Reset Location Warnings"))
    }
}
