internal import CPlatform
import Glibc

/// The pictures and films of the device. They are files in folders that the device and all of its apps read and write, so
/// nothing there is believed before it was looked at.
///
///     <folder>/DCIM/100APPLE        what the device and apps have saved: the camera roll
///     <folder>/Albums/<name>        further albums
package struct PhotoLibrary: Sendable {
    /// The device's folder of media.
    package let folder: String
    /// The name of the camera roll: "Saved Photos" on a device without a camera.
    package let rollName: String

    package init(folder: String, rollName: String) {
        self.folder = folder
        self.rollName = rollName
    }

    /// The library of the device that this app runs on. A program that no device has started keeps its own, in its home
    /// folder.
    package static var ofDevice: PhotoLibrary {
        let environment = ProcessInfo.processInfo.environment
        // `NSHomeDirectory` would return the user's folder where the two differ.
        let home = environment["HOME"] ?? NSHomeDirectory()
        return PhotoLibrary(
            folder: environment["VERGER_MEDIA"] ?? home + "/Media",
            rollName: platform_device_has("still-camera") ? "Camera Roll" : "Saved Photos")
    }

    private static let mostAlbums = 200
    /// The number of files of one album that are listed.
    private static let mostPhotos = 5_000
    /// Larger pictures are not read, in bytes.
    private static let largestFile = 64 << 20

    private var rollFolder: String { folder + "/DCIM" }

    // MARK: Albums

    /// The camera roll and further albums, also those that are empty.
    package var albums: [PhotoAlbum] {
        let others = names(in: folder + "/Albums", areFolders: true).prefix(PhotoLibrary.mostAlbums).map {
            PhotoAlbum(name: $0, photos: photos(in: "\(folder)/Albums/\($0)"), isRoll: false)
        }
        return [roll] + others
    }

    package var roll: PhotoAlbum {
        let files = names(in: rollFolder, areFolders: true).flatMap { photos(in: "\(rollFolder)/\($0)") }
        return PhotoAlbum(name: rollName, photos: Array(files.suffix(PhotoLibrary.mostPhotos)), isRoll: true)
    }

    private func photos(in folder: String) -> [Photo] {
        let files = names(in: folder, areFolders: false).map { Photo(path: "\(folder)/\($0)") }
        return files.filter { Photo.pictureKinds.contains($0.kind) || $0.isFilm }.suffix(PhotoLibrary.mostPhotos)
    }

    /// The names in a folder in the order of their numbers, without links and hidden files.
    private func names(in folder: String, areFolders: Bool) -> [String] {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
        let wanted = areFolders ? S_IFDIR : S_IFREG
        return names.filter { name in
            var status = stat()
            return !name.hasPrefix(".") && lstat("\(folder)/\(name)", &status) == 0 && status.st_mode & S_IFMT == wanted
        }.sorted { $0.compare($1, options: [.numeric, .caseInsensitive]) == .orderedAscending }
    }

    // MARK: Files

    /// - Returns: nil for a file that is gone or too large, and for one that is no picture.
    package func image(of photo: Photo) -> UIImage? {
        photo.isFilm ? nil : data(of: photo).flatMap { UIImage(data: $0) }
    }

    /// The bytes of a picture's file.
    package func data(of photo: Photo) -> Data? { PhotoLibrary.data(ofFile: photo.path) }

    /// - Returns: nil for a link, a file that cannot be read, and one that is too large.
    package static func data(ofFile path: String) -> Data? {
        let descriptor = open(path, O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC)
        guard descriptor >= 0 else { return nil }
        let file = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
        var status = stat()
        guard fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG, status.st_size <= largestFile else {
            return nil
        }
        return try? file.read(upToCount: largestFile)
    }

    /// Adds a picture to the camera roll, with the next free number.
    ///
    /// - Parameter kind: The extension of its name: "PNG".
    /// - Throws: The file system's error.
    @discardableResult
    package func add(_ data: Data, kind: String) throws -> Photo {
        try store(kind: kind) { try data.write(to: $0, options: .withoutOverwriting) }
    }

    /// Copies a film into the camera roll.
    ///
    /// - Throws: The file system's error.
    @discardableResult
    package func addFilm(atPath path: String) throws -> Photo {
        let film = URL(fileURLWithPath: path)
        return try store(kind: film.pathExtension.uppercased()) { try FileManager.default.copyItem(at: film, to: $0) }
    }

    private func store(kind: String, _ write: (URL) throws -> Void) throws -> Photo {
        let place = rollFolder + "/100APPLE"
        try FileManager.default.createDirectory(atPath: place, withIntermediateDirectories: true)
        let last = (try? FileManager.default.contentsOfDirectory(atPath: place))?.compactMap(number).max() ?? 0
        // Another app may use the same number at the same time, so the file must not exist yet.
        for number in (last + 1)...(last + 100) {
            let digits = String(repeating: "0", count: max(0, 4 - "\(number)".count)) + "\(number)"
            let path = "\(place)/IMG_\(digits).\(kind)"
            do {
                try write(URL(fileURLWithPath: path))
                return Photo(path: path)
            } catch let error as CocoaError where error.code == .fileWriteFileExists {
                continue
            }
        }
        throw CocoaError(.fileWriteFileExists)
    }

    /// The number in a name such as "IMG_0012.PNG"; nil for other names and for numbers that none could follow.
    private func number(_ name: String) -> Int? {
        guard name.hasPrefix("IMG_"), let dot = name.firstIndex(of: ".") else { return nil }
        let number = Int(name[name.index(name.startIndex, offsetBy: 4)..<dot])
        return number.flatMap { (0..<Int.max / 2).contains($0) ? $0 : nil }
    }

    /// Removes a picture or a film. One that is gone already is no error.
    ///
    /// - Throws: The file system's error.
    package func delete(_ photo: Photo) throws {
        guard unlink(photo.path) == 0 || errno == ENOENT else {
            throw POSIXError(POSIXErrorCode(rawValue: errno) ?? .EIO)
        }
    }
}
