import AddressBook
import Device
import Foundation
import OwnProcess
import Testing
import UIKit

/// The device's own Photos.
@Suite(.ownProcess, .serialized) @MainActor struct PhotosTests {
    private let folder: TestFolder

    init() throws { folder = try TestFolder() }

    /// A picture of a landscape in these colours, with a number.
    private func picture(_ number: Int, width: CGFloat = 60, height: CGFloat = 80) -> Data {
        let bounds = CGRect(x: 0, y: 0, width: width, height: height)
        UIGraphicsBeginImageContextWithOptions(bounds.size, true, 1)
        defer { UIGraphicsEndImageContext() }
        UIColor(hue: CGFloat(number % 12) / 12, saturation: 0.6, brightness: 0.9, alpha: 1).setFill()
        UIRectFill(bounds)
        UIColor(hue: CGFloat(number % 12) / 12, saturation: 0.8, brightness: 0.45, alpha: 1).setFill()
        UIBezierPath(ovalIn: CGRect(x: width * 0.2, y: height * 0.5, width: width * 1.2, height: height)).fill()
        UIColor.white.setFill()
        _ = "\(number)".draw(at: CGPoint(x: width * 0.12, y: 4), withFont: .boldSystemFont(ofSize: height / 3))
        return UIGraphicsGetImageFromCurrentImageContext().flatMap { UIImagePNGRepresentation($0) } ?? Data()
    }

    private func name(_ number: Int) -> String { "IMG_000\(number).PNG" }

    private func open(_ model: String = "iPhone 3GS", pictures: Int = 5) throws -> HomeScreenBench {
        for number in 1..<(pictures + 1) {
            try folder.write(picture(number), to: "Device/Media/DCIM/100APPLE/\(name(number))")
        }
        let bench = try HomeScreenBench(model, in: folder)
        try bench.device.launch("com.apple.mobileslideshow")
        try bench.device.advance(by: 1)
        return bench
    }

    private var roll: [String] {
        ((try? FileManager.default.contentsOfDirectory(atPath: folder.path + "/Device/Media/DCIM/100APPLE")) ?? [])
            .sorted()
    }

    @Test func `the camera roll and albums are listed, and what is no picture is left out`() throws {
        try folder.write(picture(9), to: "Device/Media/Albums/Trip/a.png")
        try folder.write("no picture", to: "Device/Media/Albums/Trip/b.txt")
        try folder.write("nothing", to: "Device/Media/Albums/Empty/c.txt")
        try folder.write("broken", to: "Device/Media/DCIM/100APPLE/IMG_0006.JPG")
        try FileManager.default.createSymbolicLink(
            atPath: folder.path + "/Device/Media/Albums/Trip/link.png", withDestinationPath: "/etc/passwd")
        let bench = try open()
        defer { bench.device.shutDown() }
        #expect(try bench.shows("Camera Roll (6)") && bench.shows("Trip (1)"))
        #expect(try !bench.shows("Empty (0)"))
        try bench.tap("Camera Roll (6)")
        // A file that is broken has an empty place.
        #expect(try bench.shows(name(1)) && bench.shows("IMG_0006.JPG") && bench.shows("6 Photos"))
        try bench.tap("IMG_0006.JPG")
        #expect(try bench.shows("6 of 6"))
    }

    @Test func `a picture fills the screen, the next one follows a swipe, and a tap hides the bars`() throws {
        let bench = try open()
        defer { bench.device.shutDown() }
        try bench.tap("Camera Roll (5)")
        try bench.tap(name(2))
        #expect(try bench.shows("2 of 5"))
        try bench.swipe(-250)
        #expect(try bench.shows("3 of 5"))
        try bench.swipe(250)
        try bench.swipe(250)
        #expect(try bench.shows("1 of 5"))
        try bench.swipe(250)
        #expect(try bench.shows("1 of 5"))
        try bench.tap("Next")
        #expect(try bench.shows("2 of 5"))
        try bench.touch(CGPoint(x: 160, y: 240))
        #expect(try !bench.shows("2 of 5") && !bench.shows("9:41 AM"))
        try bench.touch(CGPoint(x: 160, y: 240))
        #expect(try bench.shows("2 of 5") && bench.shows("9:41 AM"))
    }

    @Test func `two taps enlarge a picture`() throws {
        let bench = try open()
        defer { bench.device.shutDown() }
        try bench.tap("Camera Roll (5)")
        try bench.tap(name(2))
        let before = try #require(try bench.frame(name(2)))
        for _ in 0..<2 {
            bench.device.touch(.began, finger: 1, at: CGPoint(x: 160, y: 240))
            try bench.device.advance(by: 0.05)
            bench.device.touch(.ended, finger: 1, at: CGPoint(x: 160, y: 240))
            try bench.device.advance(by: 0.05)
        }
        try bench.device.advance(by: 1)
        let after = try #require(try bench.frame(name(2)))
        #expect(after.width > before.width * 1.5)
        #expect(try bench.shows("2 of 5"))
    }

    @Test func `a picture is deleted once the user agrees`() throws {
        let bench = try open(pictures: 2)
        defer { bench.device.shutDown() }
        try bench.tap("Camera Roll (2)")
        try bench.tap(name(2))
        try bench.tap("Delete")
        try bench.tap("Cancel")
        #expect(roll == [name(1), name(2)])
        try bench.tap("Delete")
        try bench.tap("Delete Photo")
        #expect(roll == [name(1)])
        #expect(try bench.shows("1 of 1"))
        try bench.tap("Delete")
        try bench.tap("Delete Photo")
        #expect(roll == [])
        // Nothing is left to be seen.
        #expect(try bench.shows("No Photos"))
    }

    @Test func `a picture becomes the wallpaper, or that of a contact`() throws {
        let bench = try open()
        defer { bench.device.shutDown() }
        try folder.write("BEGIN:VCARD\nVERSION:3.0\nN:Lovelace;Ada;;;\nFN:Ada Lovelace\nEND:VCARD\n", to: "ada.vcf")
        try bench.device.addMedia(file: folder.path + "/ada.vcf")
        try bench.tap("Camera Roll (5)")
        try bench.tap(name(3))
        for step in ["Action", "Use as Wallpaper", "Set"] { try bench.tap(step) }
        #expect(folder.read("Device/Wallpaper.plist")?.contains("Picture") == true)
        for step in ["Action", "Assign to Contact", "Ada Lovelace"] { try bench.tap(step) }
        #expect(try bench.shows("3 of 5"))
        let people = try AddressBookStore(path: folder.path + "/Device/AddressBook/AddressBook.sqlitedb").people()
        #expect(people.first?.imageData.flatMap { UIImage(data: $0) }?.size.height == 80)
    }

    @Test func `a picture is mailed`() throws {
        let bench = try open()
        defer { bench.device.shutDown() }
        try bench.tap("Camera Roll (5)")
        try bench.tap(name(1))
        for step in ["Action", "Email Photo"] { try bench.tap(step) }
        #expect(try bench.shows("New Message"))
    }

    @Test func `the picture of the screen, and files from outside, come into the camera roll`() throws {
        let bench = try open(pictures: 1)
        let device = bench.device
        defer { device.shutDown() }
        let picture = try device.screenshot()
        let path = try device.saveScreenshot()
        #expect(path.hasSuffix("/Media/DCIM/100APPLE/IMG_0002.PNG"))
        #expect(FileManager.default.contents(atPath: path) == picture)
        try folder.write(self.picture(7), to: "outside.png")
        #expect(try device.addMedia(file: folder.path + "/outside.png") == 1)
        #expect(roll == [name(1), name(2), "IMG_0003.PNG"])
        try device.advance(by: 0.5)
        #expect(try bench.shows("Camera Roll (3)"))
        try folder.write("no picture", to: "wrong.png")
        for file in ["/wrong.png", "/missing.png"] {
            #expect(try deviceError { _ = try device.addMedia(file: folder.path + file) }?.reason == .badMedia)
        }
    }

    @Test func `films come into the camera roll, and are not among the pictures`() throws {
        let bench = try open(pictures: 1)
        defer { bench.device.shutDown() }
        try folder.write("\0\0\0\u{8}ftypqt  ", to: "film.mov")
        #expect(try bench.device.addMedia(file: folder.path + "/film.mov") == 1)
        #expect(roll == [name(1), "IMG_0002.MOV"])
        try bench.device.advance(by: 0.5)
        #expect(try bench.shows("Camera Roll (1)"))
        try folder.write("no film", to: "wrong.mov")
        #expect(
            try deviceError { _ = try bench.device.addMedia(file: folder.path + "/wrong.mov") }?.reason == .badMedia)
    }

    @Test func `a camera gets a picture to see, and its test picture back`() throws {
        let device = try open(pictures: 0).device
        defer { device.shutDown() }
        try folder.write(picture(7), to: "street.png")
        try device.setCameraPicture(folder.path + "/street.png", of: .rear)
        let seen = folder.path + "/Device/Camera/rear"
        #expect(FileManager.default.contents(atPath: seen) == picture(7))
        try folder.write("no picture", to: "wrong.png")
        for file in ["/wrong.png", "/missing.png"] {
            #expect(try deviceError { try device.setCameraPicture(folder.path + file, of: .rear) }?.reason == .badMedia)
        }
        for _ in 0..<2 { try device.setCameraPicture(nil, of: .rear) }
        #expect(!FileManager.default.fileExists(atPath: seen))
        #expect(try deviceError { try device.setCameraPicture(nil, of: .front) }?.reason == .unsuitedModel)
    }

    @Test(arguments: ["iPhone 3GS", "iPhone 4", "iPad"])
    func `albums and pictures look as on the phone`(model: String) throws {
        let bench = try open(model, pictures: 9)
        defer { bench.device.shutDown() }
        let profile = bench.device.model.profile
        let name = profile.isPad ? "iPad" : "\(Int(profile.scale))x"
        try ScreenPicture.compare(bench.device, "photos-albums-\(name)")
        try bench.tap(profile.isPad ? "Saved Photos (9)" : "Camera Roll (9)")
        try ScreenPicture.compare(bench.device, "photos-album-\(name)")
        try bench.tap(self.name(4))
        try ScreenPicture.compare(bench.device, "photos-picture-\(name)")
        try bench.tap("Action")
        try ScreenPicture.compare(bench.device, "photos-actions-\(name)")
    }
}
