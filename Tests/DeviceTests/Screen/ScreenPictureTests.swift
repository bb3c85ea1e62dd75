import Device
import DeviceLink
import Foundation
import OwnProcess
import Testing
import UIKit

/// The device's own screens against pictures that were looked at: Tests/DeviceTests/Pictures.
@Suite(.ownProcess, .serialized) @MainActor struct ScreenPictureTests {
    private func compare(_ device: Device, _ name: String) throws { try ScreenPicture.compare(device, name) }

    private func device(_ model: DeviceModel = .standard) throws -> Device {
        try Device(model: model, storage: .temporary(), time: .fixed, environment: [:])
    }

    @Test(arguments: ["iPhone 3GS", "iPhone 4", "iPod touch", "iPad"])
    func `the home screen shows icons, badges and the status bar`(model: String) throws {
        let model = try DeviceModel.named(model)
        let device = try device(model)
        defer { device.shutDown() }
        let folder = try TestFolder()
        for (index, name) in ["Hello", "Counter", "A Very Long Name", "Notes", "Übung"].enumerated() {
            try device.install(
                appAt: folder.makeBundle(
                    "App\(index)", identifier: "org.example.app\(index)", info: ["CFBundleName": name]))
        }
        try device.advance(by: 0.5)
        let profile = model.profile
        let name = profile.model == "iPhone" ? "\(Int(profile.scale))x" : profile.model.replacing(" touch", with: "")
        try compare(device, "home-\(name)")
        #expect(try device.accessibilityTree().find("Übung") != nil)
    }

    @Test(arguments: ["iPhone 3GS", "iPhone 4", "iPad"])
    func `the device has settings, with those of an app`(model: String) throws {
        let model = try DeviceModel.named(model)
        let device = try device(model)
        defer { device.shutDown() }
        let folder = try TestFolder()
        let bundle = try folder.makeBundle("Notes", identifier: "org.example.notes")
        try folder.write(SettingsBench.root, to: "Notes.app/Settings.bundle/Root.plist")
        try device.install(appAt: bundle)
        try device.launch("com.apple.Preferences")
        try device.advance(by: 1)
        try compare(device, "settings-\(model.name.replacing(" ", with: ""))")
        let row = try #require(try device.accessibilityTree().find("Notes")?.frame)
        device.touch(.began, finger: 1, at: CGPoint(x: row.midX, y: row.midY))
        try device.advance(by: 0.1)
        device.touch(.ended, finger: 1, at: CGPoint(x: row.midX, y: row.midY))
        try device.advance(by: 1)
        try compare(device, "settings-app-\(model.name.replacing(" ", with: ""))")
    }

    @Test(arguments: ["iPhone 3GS", "iPhone 4"])
    func `the phone has a keypad, calls of late and contacts`(model: String) throws {
        let bench = try SystemAppBench(model)
        let device = bench.device
        defer { device.shutDown() }
        let scale = Int(device.profile.scale)
        try bench.folder.write(
            """
            BEGIN:VCARD
            VERSION:3.0
            N:Lovelace;Ada;;;
            FN:Ada Lovelace
            TEL;TYPE=CELL:(408) 555-0101
            END:VCARD
            """, to: "ada.vcf")
        try device.addContacts(file: bench.folder.path + "/ada.vcf")
        try bench.open("com.apple.mobilephone")
        for key in ["4", "0", "8", "5", "5", "5", "0", "1", "0", "1"] { try bench.tap(key) }
        try compare(device, "phone-keypad-\(scale)x")
        try bench.tap("Call")
        try compare(device, "phone-calling-\(scale)x")
        try bench.tap("End Call")
        device.call(ringing: 1)
        try device.advance(by: 2)
        try bench.tap("Recents")
        try compare(device, "phone-recents-\(scale)x")
        try bench.tap("Contacts")
        try bench.tap("Ada Lovelace")
        try bench.tap("Edit")
        try compare(device, "contacts-editing-\(scale)x")
    }

    @Test(arguments: ["iPhone 3GS", "iPhone 4"])
    func `the phone has messages in bubbles`(model: String) throws {
        let bench = try SystemAppBench(model)
        let device = bench.device
        defer { device.shutDown() }
        let scale = Int(device.profile.scale)
        for text in ["Tea?", "There is cake, too. It is the one with the apples that you liked so much."] {
            try device.receiveText(text, from: "408-555-0101")
            try device.advance(by: 1)
            try bench.tap("Close")
        }
        try device.receiveText("Your code is 271828.", from: "Bank")
        try device.advance(by: 1)
        try compare(device, "messages-alert-\(scale)x")
        try bench.tap("Close")
        try compare(device, "messages-badge-\(scale)x")
        try bench.open("com.apple.MobileSMS")
        try compare(device, "messages-\(scale)x")
        try bench.tap("408-555-0101")
        try bench.tap("Message")
        for letter in ["o", "k"] { device.key(.down, code: "Key", text: letter) }
        try device.advance(by: 0.5)
        try bench.tap("Send")
        try compare(device, "messages-conversation-\(scale)x")
    }

    @Test(arguments: ["iPhone 3GS", "iPhone 4"])
    func `the clock has alarms`(model: String) throws {
        let bench = try SystemAppBench(model)
        let device = bench.device
        defer { device.shutDown() }
        let scale = Int(device.profile.scale)
        try bench.open("com.apple.mobiletimer")
        try bench.tap("Add")
        try compare(device, "clock-editing-\(scale)x")
        try bench.tap("Save")
        try compare(device, "clock-\(scale)x")
    }

    @Test func `more than sixteen apps make pages with dots, turned by a drag`() throws {
        let device = try device()
        defer { device.shutDown() }
        let folder = try TestFolder()
        for index in 0..<18 {
            try device.install(
                appAt: folder.makeBundle(
                    "App\(index)", identifier: "org.example.app\(index)", info: ["CFBundleName": "App \(index)"]))
        }
        try device.advance(by: 0.5)
        try compare(device, "home-first-page")
        #expect(try device.accessibilityTree().find("App 17") == nil)
        device.touch(.began, finger: 1, at: CGPoint(x: 250, y: 100))
        for x in stride(from: 240.0, through: 100, by: -20) {
            try device.advance(by: 1.0 / 60)
            device.touch(.moved, finger: 1, at: CGPoint(x: x, y: 100))
        }
        device.touch(.ended, finger: 1, at: CGPoint(x: 100, y: 100))
        try device.advance(by: 0.5)
        try compare(device, "home-second-page")
        #expect(try device.accessibilityTree().find("App 17") != nil)
        device.press(.home)
        try device.advance(by: 0.5)
        try compare(device, "home-first-page")
    }

    @Test(arguments: ["iPhone 3GS", "iPhone 4", "iPad"])
    func `icons wiggle with a cross each while one is moved to the dock`(model: String) throws {
        let model = try DeviceModel.named(model)
        let device = try device(model)
        defer { device.shutDown() }
        let folder = try TestFolder()
        for (index, name) in ["Hello", "Counter", "Sketch", "Notes", "Übung"].enumerated() {
            try device.install(
                appAt: folder.makeBundle(
                    "App\(index)", identifier: "org.example.app\(index)", info: ["CFBundleName": name]))
        }
        try device.advance(by: 0.5)
        func move(_ label: String, to point: CGPoint) throws {
            let frame = try #require(try device.accessibilityTree().find(label)?.frame)
            device.touch(.began, finger: 1, at: CGPoint(x: frame.midX, y: frame.midY - 10))
            try device.advance(by: 1.2)
            device.touch(.moved, finger: 1, at: point)
            try device.advance(by: 0.5)
        }
        let (width, height) = (model.profile.pointWidth, model.profile.pointHeight)
        try move("Notes", to: CGPoint(x: width / 2, y: height - 40))
        device.touch(.ended, finger: 1, at: CGPoint(x: width / 2, y: height - 40))
        try device.advance(by: 0.5)
        try move("Hello", to: CGPoint(x: width * 0.45, y: height * 0.4))
        try compare(device, model.profile.isPad ? "home-moving-iPad" : "home-moving-\(Int(model.profile.scale))x")
    }

    /// A picture of that size in points, with a frame and a word, so that it can be seen how it stands.
    private func launchImage(_ word: String, width: CGFloat, height: CGFloat) -> Data {
        let bounds = CGRect(x: 0, y: 0, width: width, height: height)
        UIGraphicsBeginImageContextWithOptions(bounds.size, true, 1)
        defer { UIGraphicsEndImageContext() }
        UIColor.yellow.setFill()
        UIRectFill(bounds)
        UIColor.blue.setFill()
        UIRectFill(bounds.insetBy(dx: 10, dy: 10))
        UIColor.white.setFill()
        _ = word.draw(at: CGPoint(x: 40, y: 40), withFont: .boldSystemFont(ofSize: 60))
        return UIGraphicsGetImageFromCurrentImageContext().flatMap { UIImagePNGRepresentation($0) } ?? Data()
    }

    @Test(arguments: ["iPhone 3GS", "iPad"])
    func `an app that has not drawn shows its launch image, on an iPad as the app stands`(model: String) throws {
        let model = try DeviceModel.named(model)
        let device = try Device(
            model: model, storage: .temporary(), time: .fixed, environment: ["VERGER_TEST_BEHAVIOR": "never-draws"])
        defer { device.shutDown() }
        let folder = try TestFolder()
        let app = try folder.makeBundle(
            info: [
                "UIStatusBarStyle~ipad": "UIStatusBarStyleBlackOpaque", "UIStatusBarHidden~iphone": true,
                "UISupportedInterfaceOrientations~ipad": ["UIInterfaceOrientationLandscapeLeft"],
            ], executable: nil)
        let images = [
            "Default.png": launchImage("Phone", width: 320, height: 480),
            "Default-Landscape~ipad.png": launchImage("Wide", width: 1024, height: 748),
        ]
        for (name, image) in images { try image.write(to: URL(fileURLWithPath: app + "/" + name)) }
        try device.install(appAt: app)
        try device.launch("org.example.sample")
        try device.advance(by: 0.5)
        try compare(device, model.profile.isPad ? "launch-iPad" : "launch")
    }

    @Test func `an app for iPhones has the middle of an iPad, in its own size or doubled`() throws {
        let device = try Device(
            model: .named("iPad"), storage: .temporary(), time: .fixed, environment: ["VERGER_TEST_BEHAVIOR": ""])
        defer { device.shutDown() }
        var lines: [String] = []
        device.onLog = { lines.append($0.text) }
        let folder = try TestFolder()
        try device.install(appAt: folder.makeBundle(executable: nil))
        try device.launch("org.example.sample")
        try device.advance(by: 0.5)
        try compare(device, "phone-on-iPad")
        func tap(_ point: CGPoint) throws {
            device.touch(.began, finger: 1, at: point)
            device.touch(.ended, finger: 1, at: point)
            try device.advance(by: 0.5)
        }
        // The app's screen is 320 by 480 points in the middle of 768 by 1024.
        try tap(CGPoint(x: 224 + 10, y: 272 + 20))
        #expect(lines.contains { $0.hasSuffix("began 10.0 20.0") }, "\(lines)")
        lines = []
        try tap(CGPoint(x: 100, y: 100))
        #expect(!lines.contains { $0.contains("began") })
        let button = try #require(device.accessibilityTree().find("Zoom"))
        #expect(button.value == "2x")
        try tap(CGPoint(x: button.frame.midX, y: button.frame.midY))
        try compare(device, "phone-on-iPad-doubled")
        #expect(try device.accessibilityTree().find("Zoom")?.value == "1x")
        try tap(CGPoint(x: 64 + 20, y: 32 + 40))
        #expect(lines.contains { $0.hasSuffix("began 10.0 20.0") }, "\(lines)")
    }

    @Test(arguments: ["iPhone 3GS", "iPad"])
    func `the status bar shows the battery, and what is to be shown in its place`(model: String) throws {
        let model = try DeviceModel.named(model)
        let device = try device(model)
        defer { device.shutDown() }
        let name = "status-bar-" + (model.profile.isPad ? "iPad" : "iPhone")
        device.setBattery(level: 0.6, state: .charging)
        try device.advance(by: 0.5)
        try compare(device, name + "-charging")
        device.setBattery(level: 0.2, state: .charging)
        var override = StatusBarOverride()
        override.time = "12:34 PM"
        override.carrier = "Test"
        override.signalBars = 2
        override.wifiBars = 1
        device.statusBarOverride = override
        try device.advance(by: 0.5)
        try compare(device, name + "-override")
        #expect(try device.accessibilityTree().find("12:34 PM") != nil)
        override.network = .threeG
        override.battery = BatteryReading(level: 0.05, state: .unplugged)
        device.statusBarOverride = override
        try device.advance(by: 0.5)
        try compare(device, name + "-3G")
    }

    @Test func `the lock screen unlocks when its slider is drawn to the end`() throws {
        let device = try device()
        defer { device.shutDown() }
        device.press(.lock)
        try device.advance(by: 0.5)
        try compare(device, "lock-screen")
        func slide(to x: CGFloat) throws {
            device.touch(.began, finger: 1, at: CGPoint(x: 50, y: 430))
            device.touch(.moved, finger: 1, at: CGPoint(x: x, y: 430))
            device.touch(.ended, finger: 1, at: CGPoint(x: x, y: 430))
            try device.advance(by: 0.1)
        }
        try slide(to: 200)
        #expect(device.isLocked)
        try slide(to: 300)
        #expect(!device.isLocked)
    }

    @Test func `a call covers the screen until it is over`() throws {
        let device = try device()
        defer { device.shutDown() }
        device.call()
        try device.advance(by: 0.5)
        try compare(device, "call")
        try device.advance(by: 3)
        #expect(try device.accessibilityTree().find("Incoming Call") == nil)
    }
}
