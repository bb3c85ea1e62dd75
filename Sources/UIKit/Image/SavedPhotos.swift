/// The photographs of the device: pictures that apps save, numbered as a camera does.
package enum SavedPhotos {
    /// Where an app with that home folder saves: beside the folder of all apps, so that they share them; in its own home when
    /// it is not installed on a device.
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
        let folder = folder(home: home)
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        let last = (try? FileManager.default.contentsOfDirectory(atPath: folder))?.compactMap(number).max() ?? 0
        // Another app may take the same number at the same time: the file must not be there yet.
        for number in (last + 1)...(last + 100) {
            let path = folder + "/IMG_" + String(repeating: "0", count: max(0, 4 - "\(number)".count)) + "\(number).PNG"
            do {
                try data.write(to: URL(fileURLWithPath: path), options: .withoutOverwriting)
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
    var failure: (any Error)?
    do {
        try SavedPhotos.save(image)
    } catch {
        failure = error
    }
    // As on the device the answer comes later, never inside the call.
    _ = MainLoop.main.schedule(at: CACurrentMediaTime()) { completion?(failure) }
}
