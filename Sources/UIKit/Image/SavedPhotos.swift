internal import MainLoop

/// The photo album of the device: images and videos that apps save, numbered like those of a camera.
package enum SavedPhotos {
    /// The album folder for an app with this home folder. Installed apps share a folder beside that of the apps; an app
    /// that is not installed on a device uses its own home.
    package static func folder(home: String) -> String {
        let container = (home as NSString).deletingLastPathComponent as NSString
        let root = container.lastPathComponent == "Applications" ? container.deletingLastPathComponent : home
        return root + "/Media/DCIM/100APPLE"
    }

    /// The home folder from the process's environment. `NSHomeDirectory` would return the user's where the two differ.
    package static var processHome: String { ProcessInfo.processInfo.environment["HOME"] ?? NSHomeDirectory() }

    /// Saves an image as an upright PNG.
    /// - Throws: the file system's error, or a `CocoaError` if the image has no pixels.
    @discardableResult
    package static func save(_ image: UIImage, home: String = processHome) throws -> String {
        guard let data = UIImagePNGRepresentation(image) else { throw CocoaError(.fileWriteInvalidFileName) }
        return try store(suffix: "PNG", home: home) { try data.write(to: $0, options: .withoutOverwriting) }
    }

    /// Copies a video into the album.
    /// - Throws: the file system's error, or a `CocoaError` if the file is not a video.
    @discardableResult
    package static func saveVideo(atPath path: String, home: String = processHome) throws -> String {
        guard isVideo(atPath: path) else { throw CocoaError(.fileReadCorruptFile) }
        let video = URL(fileURLWithPath: path)
        return try store(suffix: video.pathExtension.uppercased(), home: home) {
            try FileManager.default.copyItem(at: video, to: $0)
        }
    }

    /// True if the file starts like a QuickTime or MPEG-4 container: with the length and the type of a box (atom).
    package static func isVideo(atPath path: String) -> Bool {
        guard let file = FileHandle(forReadingAtPath: path) else { return false }
        defer { try? file.close() }
        guard let start = try? file.read(upToCount: 8), start.count == 8 else { return false }
        return ["ftyp", "moov", "mdat", "wide", "free", "skip"].contains(
            String(decoding: start.dropFirst(4), as: UTF8.self))
    }

    /// Writes a file with the next free number.
    private static func store(suffix: String, home: String, _ write: (URL) throws -> Void) throws -> String {
        let folder = folder(home: home)
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        let last = (try? FileManager.default.contentsOfDirectory(atPath: folder))?.compactMap(number).max() ?? 0
        // Another app may use the same number at the same time, so the file must not exist yet.
        for number in (last + 1)...(last + 100) {
            let digits = String(repeating: "0", count: max(0, 4 - "\(number)".count)) + "\(number)"
            let path = "\(folder)/IMG_\(digits).\(suffix)"
            do {
                try write(URL(fileURLWithPath: path))
                return path
            } catch let error as CocoaError where error.code == .fileWriteFileExists {
                continue
            }
        }
        throw CocoaError(.fileWriteFileExists)
    }

    private static func number(_ name: String) -> Int? {
        guard name.hasPrefix("IMG_"), let dot = name.firstIndex(of: ".") else { return nil }
        return Int(name[name.index(name.startIndex, offsetBy: 4)..<dot])
    }
}

/// Saves an image to the photo album and calls `completion` with the error, or nil.
/// - ObjC: -
@MainActor public func UIImageWriteToSavedPhotosAlbum(
    _ image: UIImage, completion: (@MainActor ((any Error)?) -> Void)? = nil
) {
    finish(completion) { try SavedPhotos.save(image) }
}

/// Returns true if the file is a video that can be saved to the photo album: a QuickTime or MPEG-4 container.
/// - ObjC: -
public func UIVideoAtPathIsCompatibleWithSavedPhotosAlbum(_ path: String) -> Bool { SavedPhotos.isVideo(atPath: path) }

/// Copies a video to the photo album and calls `completion` with the error, or nil.
/// - ObjC: -
@MainActor public func UISaveVideoAtPathToSavedPhotosAlbum(
    _ path: String, completion: (@MainActor ((any Error)?) -> Void)? = nil
) {
    finish(completion) { try SavedPhotos.saveVideo(atPath: path) }
}

/// Calls `completion` in a later turn of the main loop, as on the device.
@MainActor private func finish(_ completion: (@MainActor ((any Error)?) -> Void)?, _ save: () throws -> Void) {
    var failure: (any Error)?
    do {
        try save()
    } catch {
        failure = error
    }
    _ = MainLoop.main.schedule(at: CACurrentMediaTime()) { completion?(failure) }
}
