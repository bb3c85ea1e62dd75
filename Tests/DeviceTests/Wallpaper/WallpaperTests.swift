import Device
import Foundation
import OwnProcess
import Testing
import UIKit

/// Wallpapers of the home screen and the lock screen, as they are chosen in Settings and kept.
@Suite(.ownProcess, .serialized) @MainActor struct WallpaperTests {
    private let folder: TestFolder

    init() throws { folder = try TestFolder() }

    private func open(_ model: String = "iPhone 3GS (4.3)") throws -> HomeScreenBench {
        let bench = try HomeScreenBench(model, in: folder)
        try bench.device.advance(by: 0.5)
        return bench
    }

    /// What the device has written down.
    private var chosen: [String: String]? {
        FileManager.default.contents(atPath: folder.path + "/Device/Wallpaper.plist").flatMap {
            try? PropertyListSerialization.propertyList(from: $0, options: [], format: nil) as? [String: String]
        }
    }

    /// A picture of one colour.
    private func picture(_ color: UIColor, width: CGFloat, height: CGFloat) -> Data {
        let bounds = CGRect(x: 0, y: 0, width: width, height: height)
        UIGraphicsBeginImageContextWithOptions(bounds.size, true, 1)
        defer { UIGraphicsEndImageContext() }
        color.setFill()
        UIRectFill(bounds)
        return UIGraphicsGetImageFromCurrentImageContext().flatMap { UIImagePNGRepresentation($0) } ?? Data()
    }

    private func addPhoto() throws {
        try folder.write(
            picture(.red, width: 40, height: 30), to: "Device/Media/DCIM/100APPLE/IMG_0001.PNG")
    }

    /// The colour in the middle of the screen.
    private func middle(of device: Device) throws -> UInt32 {
        device.press(.lock)
        try device.advance(by: 0.5)
        let screen = device.framebuffer
        let pixel = screen.row(screen.height / 2)[screen.width / 2]
        device.press(.home)
        try device.advance(by: 0.5)
        return pixel & 0xFF_FFFF
    }

    @Test func `one that every device has is chosen for both screens`() throws {
        let bench = try open()
        try bench.tap("Settings")
        for row in ["Wallpaper", "Wallpaper"] { try bench.tapRow(row) }
        for step in ["Dusk", "Set", "Set Both"] { try bench.tap(step) }
        #expect(chosen == ["home": "Dusk", "lock": "Dusk"])
        try bench.home()
        let home = try bench.device.screenshot()
        bench.device.shutDown()
        let again = try open()
        defer { again.device.shutDown() }
        #expect(try again.device.screenshot() == home)
    }

    @Test func `a picture is chosen for the lock screen alone, and cut to the screen`() throws {
        try addPhoto()
        let bench = try open()
        try bench.tap("Settings")
        for row in ["Wallpaper", "Camera Roll, 1"] { try bench.tapRow(row) }
        for step in ["IMG_0001.PNG", "Set"] { try bench.tap(step) }
        try bench.tap("Cancel")
        #expect(chosen == nil)
        for step in ["Set", "Set Lock Screen"] { try bench.tap(step) }
        #expect(chosen == ["lock": "Picture"])
        #expect(try middle(of: bench.device) == 0xFF0000)
        bench.device.shutDown()
        // The picture itself may go meanwhile.
        try FileManager.default.removeItem(atPath: folder.path + "/Device/Media/DCIM/100APPLE/IMG_0001.PNG")
        let again = try open()
        defer { again.device.shutDown() }
        #expect(try middle(of: again.device) == 0xFF0000)
    }

    @Test func `iPhone OS 3 has one on the lock screen only`() throws {
        try addPhoto()
        let bench = try open("iPhone 3GS (3.1)")
        defer { bench.device.shutDown() }
        let home = try bench.device.screenshot()
        try bench.tap("Settings")
        for row in ["Wallpaper", "Wallpaper"] { try bench.tapRow(row) }
        for step in ["Aurora", "Set"] { try bench.tap(step) }
        #expect(chosen == ["lock": "Aurora"])
        try bench.home()
        #expect(try bench.device.screenshot() == home)
    }

    @Test func `what cannot be read is replaced by the usual one`() throws {
        let bench = try open()
        let usual = try bench.device.screenshot()
        bench.device.shutDown()
        let damages: [(list: String, picture: Data?)] = [
            ("no list", nil), ("<plist><array/></plist>", nil),
            ("<plist><dict><key>home</key><integer>5</integer></dict></plist>", nil),
            ("<plist><dict><key>home</key><string>Nothing</string></dict></plist>", nil),
            ("<plist><dict><key>home</key><string>Picture</string></dict></plist>", nil),
            ("<plist><dict><key>home</key><string>Picture</string></dict></plist>", Data("no picture".utf8)),
            ("<plist><dict><key>home</key><string>Picture</string></dict></plist>", Data(count: 33 << 20)),
        ]
        for damage in damages {
            try folder.write(damage.list, to: "Device/Wallpaper.plist")
            if let picture = damage.picture { try folder.write(picture, to: "Device/Wallpaper/home.png") }
            let again = try open()
            #expect(try again.device.screenshot() == usual, "\(damage.list)")
            again.device.shutDown()
        }
    }

    @Test(arguments: ["Drops", "Dusk", "Aurora", "Linen"])
    func `each looks as it should`(name: String) throws {
        try folder.write(
            "<plist><dict><key>home</key><string>\(name)</string><key>lock</key><string>\(name)</string></dict></plist>",
            to: "Device/Wallpaper.plist")
        let bench = try open("iPhone 4")
        defer { bench.device.shutDown() }
        bench.device.press(.lock)
        try bench.device.advance(by: 0.5)
        try ScreenPicture.compare(bench.device, "wallpaper-\(name)")
    }

    @Test(arguments: ["iPhone 3GS", "iPhone 4", "iPad"])
    func `they are chosen from small pictures`(model: String) throws {
        let bench = try open(model)
        defer { bench.device.shutDown() }
        let profile = bench.device.model.profile
        let name = profile.isPad ? "iPad" : "\(Int(profile.scale))x"
        try bench.tap("Settings")
        try bench.tapRow(profile.isPad ? "Brightness & Wallpaper" : "Wallpaper")
        try bench.tapRow("Wallpaper")
        try ScreenPicture.compare(bench.device, "wallpaper-choice-\(name)")
        try bench.tap("Aurora")
        try ScreenPicture.compare(bench.device, "wallpaper-preview-\(name)")
    }
}
