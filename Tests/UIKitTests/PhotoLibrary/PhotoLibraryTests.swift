import Testing
import UIKit

struct PhotoLibraryTests {
    private let library = PhotoLibrary(
        folder: FileManager.default.temporaryDirectory.path + "/" + UUID().uuidString, rollName: "Camera Roll")

    private func data() throws -> Data {
        let image = ImageContext.draw(size: CGSize(width: 3, height: 2), scale: 1) { _ in
            UIRectFill(CGRect(x: 0, y: 0, width: 1, height: 1))
        }
        return try #require(UIImagePNGRepresentation(image))
    }

    private func write(_ data: Data, _ path: String) throws {
        let file = URL(fileURLWithPath: library.folder + "/" + path)
        try FileManager.default.createDirectory(
            at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try data.write(to: file)
    }

    private func remove() { try? FileManager.default.removeItem(atPath: library.folder) }

    @Test func `pictures that are added have the numbers of a camera`() throws {
        defer { remove() }
        let first = try library.add(data(), kind: "PNG")
        let second = try library.add(data(), kind: "JPG")
        #expect(first.path == library.folder + "/DCIM/100APPLE/IMG_0001.PNG" && second.name == "IMG_0002.JPG")
        #expect(library.image(of: first)?.size == CGSize(width: 3, height: 2))
        #expect(library.roll.photos == [first, second])
        try library.delete(first)
        try library.delete(first)
        #expect(library.roll.photos == [second])
        #expect(throws: (any Error).self) {
            try PhotoLibrary(folder: "/proc/nowhere", rollName: "").add(Data(), kind: "PNG")
        }
    }

    @Test func `a number that none could follow does not count`() throws {
        defer { remove() }
        try write(data(), "DCIM/100APPLE/IMG_\(Int.max).PNG")
        try write(data(), "DCIM/100APPLE/IMG_-7.PNG")
        #expect(try library.add(data(), kind: "PNG").name == "IMG_0001.PNG")
    }

    @Test func `albums have pictures and films, and leave out what is neither`() throws {
        defer { remove() }
        try write(data(), "DCIM/100APPLE/IMG_0010.PNG")
        try write(data(), "DCIM/100APPLE/IMG_0009.MOV")
        try write(data(), "DCIM/100APPLE/.IMG_0011.PNG")
        try write(data(), "Albums/Trip/notes.txt")
        try write(data(), "Albums/Trip/b.jpg")
        try write(data(), "Albums/Empty/notes.txt")
        try FileManager.default.createSymbolicLink(
            atPath: library.folder + "/Albums/Trip/link.png", withDestinationPath: "/etc/passwd")
        let albums = library.albums
        #expect(albums.map(\.name) == ["Camera Roll", "Empty", "Trip"])
        #expect(albums.map(\.isRoll) == [true, false, false])
        #expect(albums.map { $0.photos.map(\.name) } == [["IMG_0009.MOV", "IMG_0010.PNG"], [], ["b.jpg"]])
        #expect(albums[0].only(pictures: true, films: false).photos.map(\.name) == ["IMG_0010.PNG"])
        #expect(
            albums[0].only(pictures: false, films: true).photos.map(\.typeIdentifier) == ["com.apple.quicktime-movie"])
    }

    @Test func `an album is made once, and takes what is in the library`() throws {
        defer { remove() }
        let photo = try library.add(data(), kind: "PNG")
        #expect(library.addAlbum("Trip") && !library.addAlbum("Trip"))
        for name in ["", ".", "../Trip", "a/b", String(repeating: "x", count: 300)] {
            #expect(!library.addAlbum(name) && !library.add(photo, toAlbum: name))
        }
        #expect(library.add(photo, toAlbum: "Trip") && library.add(photo, toAlbum: "Trip"))
        #expect(!library.add(Photo(path: "/etc/passwd"), toAlbum: "Trip") && !library.add(photo, toAlbum: "None"))
        #expect(library.albums.map(\.photos.count) == [1, 1])
    }

    @Test func `an address leads back to its picture`() throws {
        defer { remove() }
        let first = try library.add(data(), kind: "PNG")
        let second = try library.add(data(), kind: "PNG")
        let reference = try #require(library.reference(to: second))
        #expect(reference.absoluteString.hasPrefix("assets-library://asset/asset.PNG?id="))
        #expect(reference.absoluteString.hasSuffix("&ext=PNG") && reference != library.reference(to: first))
        #expect(library.photo(for: reference) == second)
        // Another process finds the library under another name, and the picture by the same address.
        #expect(
            library.identifier(of: library.folder + "/x")
                == PhotoLibrary(folder: "/y", rollName: "").identifier(of: "/y/x"))
        try library.delete(second)
        #expect(library.photo(for: reference) == nil)
        for other in ["http://asset/asset.PNG?id=1&ext=PNG", "assets-library://asset", "assets-library://group/?id=1"] {
            #expect(library.photo(for: try #require(URL(string: other))) == nil)
        }
    }

    @Test func `a film is copied among them`() throws {
        defer { remove() }
        let film = library.folder + "/film.m4v"
        try write(Data([0, 0, 0, 8] + "ftypmp42".utf8), "film.m4v")
        _ = try library.add(data(), kind: "PNG")
        let copy = try library.addFilm(atPath: film)
        #expect(copy.name == "IMG_0002.M4V" && FileManager.default.contentsEqual(atPath: film, andPath: copy.path))
        #expect(copy.isFilm && library.image(of: copy) == nil)
        #expect(UIVideoAtPathIsCompatibleWithSavedPhotosAlbum(film))
        try write(Data("no film".utf8), "film.m4v")
        for path in [film, library.folder, library.folder + "/nothing.mov"] {
            #expect(!UIVideoAtPathIsCompatibleWithSavedPhotosAlbum(path))
        }
        #expect(throws: (any Error).self) { try library.addFilm(atPath: library.folder + "/nothing.mov") }
    }
}
