import CoreGraphics
import Foundation
import OrganizerSite
import Testing

/// Pictures of a device's screen.
@Suite struct ScreenshotPageTests {
    private let test: TestOrganizer

    init() throws { test = try TestOrganizer() }

    private func picture(width: Int, height: Int, dots: Int = 0) throws -> Data {
        let surface = try #require(Surface(width: width, height: height))
        for y in 0..<height { for x in 0..<width { surface.row(y)[x] = 0xFF00_0000 } }
        for x in 0..<dots { surface.row(0)[x] = 0xFFFF_FFFF }
        surface.didWritePixels()
        return try #require(CGImage(surface: surface).pngData())
    }

    /// - Returns: the names, the last first.
    private func take(_ pictures: Data...) throws -> [String] {
        for picture in pictures {
            test.screen = picture
            try test.post("screenshots/take")
        }
        return try test.list("screenshots").compactMap { $0["name"] as? String }
    }

    @Test func `Pictures are taken, listed, shown and removed`() throws {
        let png = try picture(width: 320, height: 480)
        let names = try take(png, png)
        #expect(names.count == 2 && Set(names).count == 2)
        let entry = try #require(test.list("screenshots").first)
        #expect(entry["width"] as? Int == 320 && entry["height"] as? Int == 480)
        let shown = test.ask(.get, "screenshots/picture", ["name": names[0]])
        #expect(try test.bytes(shown) == [UInt8](png) && shown.name == nil)
        #expect(test.ask(.get, "screenshots/picture", ["name": names[0], "save": "1"]).name == names[0])
        try test.post("screenshots/remove", ["name": names[0]])
        #expect(try test.list("screenshots").count == 1)
        test.isBooted = false
        #expect(try test.refusal(.post, "screenshots/take").0 == .conflict)
    }

    @Test func `Two pictures are compared`() throws {
        let names = try take(picture(width: 320, height: 480), picture(width: 320, height: 480, dots: 15))
        let parameters = ["one": names[0], "other": names[1]]
        let result = try test.table("screenshots/compare", parameters)
        #expect((result["text"] as? String)?.hasPrefix("15 pixels differ") == true, "\(result)")
        #expect((result["picture"] as? String)?.hasPrefix("data:image/png;base64,") == true)
        let same = try test.table("screenshots/compare", ["one": names[0], "other": names[0]])
        #expect(same["text"] as? String == "The pictures are the same.")
    }

    @Test func `A picture becomes a launch image by its size, an iPad's without the status bar`() throws {
        for (width, height, name, saved) in [
            (640, 960, "Default@2x.png", 960), (768, 1024, "Default-Portrait~ipad.png", 1004),
        ] {
            let taken = try take(picture(width: width, height: height))
            let launch = test.ask(.get, "screenshots/launch", ["name": taken[0]])
            #expect(launch.name == name)
            let image = try CGImage.decode(data: Data(test.bytes(launch)), name: name).image
            #expect(image.width == width && image.height == saved)
            try test.post("screenshots/remove", ["name": taken[0]])
        }
        let odd = try take(picture(width: 480, height: 320))
        #expect(try test.refusal(.get, "screenshots/launch", ["name": odd[0]]).1.contains("480 × 320"))
    }

    @Test(arguments: ["../../vendor.png", "/etc/passwd", ".hidden.png", "a\0.png", "nothing.png", ""])
    func `Only pictures of the device are reached`(name: String) throws {
        try Data("secret".utf8).write(to: URL(fileURLWithPath: test.folder + "/vendor.png"))
        for (method, path) in [
            (OrganizerRequest.Method.get, "screenshots/picture"), (.post, "screenshots/remove"),
            (.get, "screenshots/launch"),
        ] {
            let refusal = try test.refusal(method, path, ["name": name])
            #expect(refusal.0 != .ok && !refusal.1.contains("secret"))
        }
        #expect(FileManager.default.fileExists(atPath: test.folder + "/vendor.png"))
    }
}
