import Testing
import UIKit

struct SavedPhotosTests {
    private func image() -> UIImage {
        ImageContext.draw(size: CGSize(width: 3, height: 2), scale: 1) { _ in
            UIRectFill(CGRect(x: 0, y: 0, width: 1, height: 1))
        }
    }

    @Test func appsOfADeviceShareTheirPhotographs() throws {
        let device = FileManager.default.temporaryDirectory.path + "/" + UUID().uuidString
        defer { try? FileManager.default.removeItem(atPath: device) }
        let first = try SavedPhotos.save(image(), home: device + "/Applications/ONE")
        let second = try SavedPhotos.save(image(), home: device + "/Applications/TWO")
        #expect(first == device + "/Media/DCIM/100APPLE/IMG_0001.PNG" && second.hasSuffix("IMG_0002.PNG"))
        #expect(UIImage(contentsOfFile: first)?.size == CGSize(width: 3, height: 2))
        #expect(SavedPhotos.folder(home: "/home/me") == "/home/me/Media/DCIM/100APPLE")
    }

    @Test func whatCannotBeSavedIsReported() {
        #expect(throws: (any Error).self) { try SavedPhotos.save(UIImage(), home: "/tmp") }
        #expect(throws: (any Error).self) { try SavedPhotos.save(image(), home: "/proc/nowhere") }
    }

    @Test func aFilmIsCopiedAmongThem() throws {
        let home = FileManager.default.temporaryDirectory.path + "/" + UUID().uuidString
        defer { try? FileManager.default.removeItem(atPath: home) }
        try FileManager.default.createDirectory(atPath: home, withIntermediateDirectories: true)
        let film = home + "/film.m4v"
        try Data([0, 0, 0, 8] + "ftypmp42".utf8).write(to: URL(fileURLWithPath: film))
        try SavedPhotos.save(image(), home: home)
        let copy = try SavedPhotos.saveVideo(atPath: film, home: home)
        #expect(copy.hasSuffix("IMG_0002.M4V") && FileManager.default.contentsEqual(atPath: film, andPath: copy))
        #expect(UIVideoAtPathIsCompatibleWithSavedPhotosAlbum(film))
        try Data("no film".utf8).write(to: URL(fileURLWithPath: film))
        for path in [film, home, home + "/nothing.mov"] {
            #expect(!UIVideoAtPathIsCompatibleWithSavedPhotosAlbum(path))
            #expect(throws: (any Error).self) { try SavedPhotos.saveVideo(atPath: path, home: home) }
        }
    }
}
