internal import MainLoop

/// The photographs of the device: pictures and films that apps save, numbered as a camera does.
package enum SavedPhotos {
    /// Where an app with that home folder saves: beside the folder of all apps, so that they share them; in its own
    /// home when it is not installed on a device.
    package static func folder(home: String) -> String {
        let container = (home as NSString).deletingLastPathComponent as NSString
        let root = container.lastPathComponent == "Applications" ? container.deletingLastPathComponent : home
        return root + "/Media/DCIM/100APPLE"
    }

    /// What the process was given as its home; Foundation would take the person's own where the two differ.
    package static var processHome: String { ProcessInfo.processInfo.environment["HOME"] ?? NSHomeDirectory() }

    /// Saves a picture as PNG, upright, and returns its path.
    /// - Throws: what the file system says, or `CocoaError` for an image without pixels.
    @discardableResult
    package static func save(_ image: UIImage, home: String = processHome) throws -> String {
        guard let data = UIImagePNGRepresentation(image) else { throw CocoaError(.fileWriteInvalidFileName) }
        return try store(suffix: "PNG", home: home) { try data.write(to: $0, options: .withoutOverwriting) }
    }

    /// Copies a film and returns the copy's path.
    /// - Throws: what the file system says, or `CocoaError` for a file that is no film.
    @discardableResult
    package static func saveVideo(atPath path: String, home: String = processHome) throws -> String {
        guard isVideo(atPath: path) else { throw CocoaError(.fileReadCorruptFile) }
        let video = URL(fileURLWithPath: path)
        return try store(suffix: video.pathExtension.uppercased(), home: home) {
            try FileManager.default.copyItem(at: video, to: $0)
        }
    }

    /// Whether the file begins as a QuickTime or MPEG-4 container does: with the length and then the kind of its first
    /// box.
    package static func isVideo(atPath path: String) -> Bool {
        guard let file = FileHandle(forReadingAtPath: path) else { return false }
        defer { try? file.close() }
        guard let start = try? file.read(upToCount: 8), start.count == 8 else { return false }
        return ["ftyp", "moov", "mdat", "wide", "free", "skip"].contains(
            String(decoding: start.dropFirst(4), as: UTF8.self))
    }

    /// Writes a file under the next free number.
    private static func store(suffix: String, home: String, _ write: (URL) throws -> Void) throws -> String {
        let folder = folder(home: home)
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        let last = (try? FileManager.default.contentsOfDirectory(atPath: folder))?.compactMap(number).max() ?? 0
        // Another app may take the same number at the same time: the file must not be there yet.
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

/// Saves an image among the device's photographs, and then calls `completion` with what went wrong, if anything did.
/// - ObjC: -
@MainActor public func UIImageWriteToSavedPhotosAlbum(
    _ image: UIImage, completion: (@MainActor ((any Error)?) -> Void)? = nil
) {
    finish(completion) { try SavedPhotos.save(image) }
}

/// Whether the file is a film that the device's photographs may have among them: one in a QuickTime or MPEG-4
/// container.
/// - ObjC: -
public func UIVideoAtPathIsCompatibleWithSavedPhotosAlbum(_ path: String) -> Bool { SavedPhotos.isVideo(atPath: path) }

/// Copies a film to the device's photographs, and then calls `completion` with what went wrong, if anything did.
/// - ObjC: -
@MainActor public func UISaveVideoAtPathToSavedPhotosAlbum(
    _ path: String, completion: (@MainActor ((any Error)?) -> Void)? = nil
) {
    finish(completion) { try SavedPhotos.saveVideo(atPath: path) }
}

/// As on the device the answer comes later, never inside the call.
@MainActor private func finish(_ completion: (@MainActor ((any Error)?) -> Void)?, _ save: () throws -> Void) {
    var failure: (any Error)?
    do {
        try save()
    } catch {
        failure = error
    }
    _ = MainLoop.main.schedule(at: CACurrentMediaTime()) { completion?(failure) }
}
