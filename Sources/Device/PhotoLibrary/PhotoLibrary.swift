import Foundation
import Glibc
import UIKit

/// The pictures of the device. They are files in folders, into which apps write, too: nothing there is taken for granted.
///
///     <folder>/DCIM/100APPLE        what the device and apps have saved: the camera roll
///     <folder>/Albums/<name>        further albums
@MainActor struct PhotoLibrary {
    /// The device's folder of media.
    let folder: String
    /// What the camera roll is called: "Saved Photos" on a device without a camera.
    let rollName: String

    /// How many albums, and pictures of one, are shown.
    private static let mostAlbums = 200
    private static let mostPhotos = 5_000
    /// Larger files are not read, in bytes.
    private static let largestFile = 64 << 20
    static let kinds: Set<String> = ["png", "jpg", "jpeg", "gif", "bmp", "tif", "tiff"]

    /// The camera roll, even if it is empty, and the albums that have pictures.
    var albums: [PhotoAlbum] {
        let roots = (folder + "/DCIM", folder + "/Albums")
        let roll = names(in: roots.0, areFolders: true).flatMap { photos(in: "\(roots.0)/\($0)") }
        let others = names(in: roots.1, areFolders: true).prefix(PhotoLibrary.mostAlbums).map {
            PhotoAlbum(name: $0, photos: photos(in: "\(roots.1)/\($0)"))
        }
        return [PhotoAlbum(name: rollName, photos: Array(roll.suffix(PhotoLibrary.mostPhotos)))]
            + others.filter { !$0.photos.isEmpty }
    }

    private func photos(in folder: String) -> [Photo] {
        let files = names(in: folder, areFolders: false).filter {
            PhotoLibrary.kinds.contains(($0 as NSString).pathExtension.lowercased())
        }
        return files.suffix(PhotoLibrary.mostPhotos).map { Photo(path: "\(folder)/\($0)") }
    }

    /// In the order of their numbers. Links and hidden files are left out.
    private func names(in folder: String, areFolders: Bool) -> [String] {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
        let wanted = areFolders ? S_IFDIR : S_IFREG
        return names.filter { name in
            var status = stat()
            return !name.hasPrefix(".") && lstat("\(folder)/\(name)", &status) == 0 && status.st_mode & S_IFMT == wanted
        }.sorted { $0.compare($1, options: [.numeric, .caseInsensitive]) == .orderedAscending }
    }

    // MARK: Pictures

    /// - Returns: nil for a file that is gone, too large, or no picture.
    func image(of photo: Photo) -> UIImage? { data(of: photo).flatMap { UIImage(data: $0) } }

    /// The bytes of a picture's file.
    func data(of photo: Photo) -> Data? { PhotoLibrary.data(ofFile: photo.path) }

    /// - Returns: nil for a link, a file that cannot be read, and one that is too large.
    static func data(ofFile path: String) -> Data? {
        let descriptor = open(path, O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC)
        guard descriptor >= 0 else { return nil }
        let file = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
        var status = stat()
        guard fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG, status.st_size <= largestFile else {
            return nil
        }
        return try? file.read(upToCount: largestFile)
    }

    /// Adds a picture to the camera roll, with the next number.
    ///
    /// - Parameter kind: the extension of its name: "PNG".
    /// - Throws: `storageFailed`.
    @discardableResult func add(_ data: Data, kind: String) throws -> Photo {
        let roll = folder + "/DCIM/100APPLE"
        do {
            try FileManager.default.createDirectory(atPath: roll, withIntermediateDirectories: true)
            let numbers = try FileManager.default.contentsOfDirectory(atPath: roll).compactMap { name in
                name.hasPrefix("IMG_") ? Int(name.dropFirst(4).prefix { $0 != "." }) : nil
            }
            let number = min((numbers.max() ?? 0), Int.max - 1) + 1
            let digits = String(number)
            let name = "IMG_" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits + "." + kind
            let path = "\(roll)/\(name)"
            try data.write(to: URL(fileURLWithPath: path), options: .withoutOverwriting)
            return Photo(path: path)
        } catch {
            throw DeviceError(.storageFailed, "\(roll): cannot be written to (\(error.localizedDescription)).")
        }
    }

    /// Removes a picture.
    ///
    /// - Throws: `storageFailed`.
    func delete(_ photo: Photo) throws {
        guard unlink(photo.path) == 0 || errno == ENOENT else {
            throw DeviceError(
                .storageFailed, "\(photo.path): cannot be removed (\(String(cString: strerror(errno)))).")
        }
    }
}
