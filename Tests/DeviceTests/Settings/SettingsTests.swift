import Device
import DeviceLink
import Foundation
import OwnProcess
import Testing
import UIKit

/// The device's own Settings, with the pages that apps bring along.
@Suite(.ownProcess, .serialized) @MainActor struct SettingsTests {
    private let bench: SettingsBench

    init() throws { bench = try SettingsBench() }

    @Test func `every kind of setting shows the app's value and changes it`() throws {
        defer { bench.device.shutDown() }
        try bench.install()
        try bench.tap("Settings")
        try bench.tap("Game")
        #expect(try bench.shows("Sounds") && bench.shows("Others see it.") && bench.shows("Easy") && bench.shows("1.2"))
        #expect(bench.values.isEmpty)
        try bench.tapSwitch("Sounds")
        #expect(bench.values["music"] as? Bool == false)
        try bench.tapSwitch("Server")
        #expect(bench.values["server"] as? String == "far" && bench.values["music"] as? Bool == false)
        try bench.tapSwitch("Server")
        #expect(bench.values["server"] as? String == "near")
        try bench.tap("Level")
        try bench.tap("Hard")
        #expect(bench.values["level"] as? Int == 3)
        try bench.tap("Game")
        #expect(try bench.shows("Hard") && !bench.shows("Easy"))
        try bench.tap("Name")
        for key in ["a", "d", "a"] { try bench.tap(key) }
        #expect(bench.values["name"] as? String == "ada")
        bench.device.key(.down, code: "KeyX", text: "x")
        bench.device.key(.up, code: "KeyX")
        #expect(bench.values["name"] as? String == "adax")
        bench.device.press(.home)
        try bench.device.advance(by: 1)
        #expect(try bench.shows("Game") && !bench.shows("Level"))
        try bench.tap("Settings")
        #expect(try bench.shows("Level") && !bench.shows("Delete"))
        bench.device.press(.home)
    }

    @Test func `a child page and a group of choices`() throws {
        defer { bench.device.shutDown() }
        try bench.install()
        try bench.device.launch("com.apple.Preferences")
        try bench.device.advance(by: 1)
        try bench.tap("Game")
        let table = try #require(try bench.device.accessibilityTree().find("Version")?.frame)
        bench.device.touch(.began, finger: 1, at: CGPoint(x: 160, y: 400))
        for y in stride(from: 390.0, through: 100, by: -20) {
            try bench.device.advance(by: 1.0 / 60)
            bench.device.touch(.moved, finger: 1, at: CGPoint(x: 160, y: y))
        }
        bench.device.touch(.ended, finger: 1, at: CGPoint(x: 160, y: 100))
        try bench.device.advance(by: 2)
        #expect(try #require(try bench.device.accessibilityTree().find("Version")?.frame).minY < table.minY)
        try bench.tap("More")
        try bench.tap("Green")
        #expect(bench.values["colour"] as? String == "g")
    }

    @Test func `a page that cannot be read is told in the log, and is empty`() throws {
        defer { bench.device.shutDown() }
        var log: [String] = []
        bench.device.onLog = { log.append($0.text) }
        try bench.install("<plist><dict><key>PreferenceSpecifiers</key><string>x</string></dict></plist>")
        try bench.device.launch("com.apple.Preferences")
        try bench.device.advance(by: 1)
        try bench.tap("Game")
        #expect(log.contains { $0.contains("Settings.bundle/Root.plist: has no array PreferenceSpecifiers.") })
    }

    @Test func `links that an app has put in the place of its files are not followed`() throws {
        defer { bench.device.shutDown() }
        try bench.install()
        let home = bench.device.installedApps[0].home
        try bench.folder.write("mine", to: "Elsewhere/org.example.game.plist")
        let preferences = home + "/Library/Preferences"
        try? FileManager.default.removeItem(atPath: preferences)
        try FileManager.default.createSymbolicLink(
            atPath: preferences, withDestinationPath: bench.folder.path + "/Elsewhere")
        try bench.device.launch("com.apple.Preferences")
        try bench.device.advance(by: 1)
        try bench.tap("Game")
        try bench.tapSwitch("Sounds")
        #expect(bench.folder.read("Elsewhere/org.example.game.plist") == "mine")
        #expect(try FileManager.default.contentsOfDirectory(atPath: bench.folder.path + "/Elsewhere").count == 1)
    }

    @Test func `what is known of the device, and the order of icons put back`() throws {
        defer { bench.device.shutDown() }
        try bench.install()
        try bench.tap("Settings")
        try bench.tap("General")
        try bench.tap("About")
        #expect(try bench.shows("3.1.3") && bench.shows("iPhone 3GS") && bench.shows("iPhone2,1"))
        try bench.tap("General")
        try bench.tap("Reset")
        try bench.tap("Reset Home Screen Layout")
        #expect(try bench.shows("Cancel"))
        try bench.tap("Cancel")
        #expect(try !bench.shows("Cancel") && bench.shows("Reset Location Warnings"))
    }

    @Test func `what an input method composes goes into a field`() throws {
        defer { bench.device.shutDown() }
        try bench.install()
        try bench.device.launch("com.apple.Preferences")
        try bench.device.advance(by: 1)
        try bench.tap("Game")
        try bench.tap("Name")
        bench.device.compose(Composition("に"))
        bench.device.compose(Composition("日本", isFinal: true))
        #expect(bench.values["name"] as? String == "日本")
    }

    @Test func `what has changed while Settings was hidden is shown when it comes back`() throws {
        defer { bench.device.shutDown() }
        try bench.install()
        try bench.device.launch("com.apple.Preferences")
        try bench.device.advance(by: 1)
        try bench.tap("Game")
        try bench.tapSwitch("Sounds")
        #expect(try bench.shows("Easy"))
        bench.device.press(.home)
        try bench.device.advance(by: 1)
        try bench.setValues(["level": 3])
        try bench.device.launch("com.apple.Preferences")
        try bench.device.advance(by: 1)
        #expect(try bench.shows("Hard") && !bench.shows("Easy"))
    }

    // MARK: Answers

    @Test func `whether an app may send messages`() throws {
        defer { bench.device.shutDown() }
        try bench.install()
        try bench.tap("Settings")
        #expect(try !bench.shows("Notifications"))
        try bench.device.allowPush(true, of: "org.example.game")
        bench.device.press(.home)
        try bench.device.advance(by: 1)
        try bench.tap("Settings")
        try bench.tap("Notifications")
        #expect(try bench.shows("On"))
        try bench.tap("Game")
        try bench.tapSwitch("Notifications")
        let answers = bench.answers("PushAnswers") as? [String: [String: Any]]
        #expect(answers?["org.example.game"]?["Allowed"] as? Bool == false)
        try bench.back()
        #expect(try bench.shows("Off"))
    }

    @Test func `whether an app may know the place, until the warnings are reset`() throws {
        defer { bench.device.shutDown() }
        try bench.install()
        try bench.device.allowLocation(true, of: "org.example.game")
        try bench.tap("Settings")
        try bench.tap("General")
        try bench.tap("Location Services")
        try bench.tapSwitch("Game")
        #expect(bench.answers("LocationAnswers") as? [String: Bool] == ["org.example.game": false])
        try bench.tap("General")
        try bench.tap("Reset")
        try bench.tap("Reset Location Warnings")
        try bench.tap("Reset Warnings")
        #expect(bench.answers("LocationAnswers") as? [String: Bool] == [:])
        try bench.tap("General")
        #expect(try !bench.shows("Location Services"))
    }

    // MARK: URLs

    @Test func `an URL opens a page from iOS 5 on`() throws {
        let bench = try SettingsBench("iPhone 4 (5.0)")
        defer { bench.device.shutDown() }
        #expect(bench.device.openURL("prefs:root=General&path=About"))
        try bench.device.advance(by: 1)
        #expect(try bench.shows("5.0.1"))
        #expect(bench.device.openURL("prefs:root=NO_SUCH_PAGE"))
        try bench.device.advance(by: 1)
        #expect(try bench.shows("General") && !bench.shows("5.0.1"))
        #expect(!self.bench.device.openURL("prefs:root=General"))
        self.bench.device.shutDown()
    }
}
