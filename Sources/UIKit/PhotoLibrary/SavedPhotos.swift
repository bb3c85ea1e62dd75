internal import MainLoop

/// Saves an image, as an upright PNG, to the photo album and calls `completion` with the error, or nil.
/// - ObjC: -
@MainActor public func UIImageWriteToSavedPhotosAlbum(
    _ image: UIImage, completion: (@MainActor ((any Error)?) -> Void)? = nil
) {
    finish(completion) {
        guard let data = UIImagePNGRepresentation(image) else { throw CocoaError(.fileWriteInvalidFileName) }
        try PhotoLibrary.ofDevice.add(data, kind: "PNG")
    }
}

/// Returns true if the file is a video that can be saved to the photo album: a QuickTime or MPEG-4 container.
/// - ObjC: -
public func UIVideoAtPathIsCompatibleWithSavedPhotosAlbum(_ path: String) -> Bool {
    // Both start with the length and the type of a box (atom).
    guard let file = FileHandle(forReadingAtPath: path) else { return false }
    defer { try? file.close() }
    guard let start = try? file.read(upToCount: 8), start.count == 8 else { return false }
    return ["ftyp", "moov", "mdat", "wide", "free", "skip"].contains(
        String(decoding: start.dropFirst(4), as: UTF8.self))
}

/// Copies a video to the photo album and calls `completion` with the error, or nil.
/// - ObjC: -
@MainActor public func UISaveVideoAtPathToSavedPhotosAlbum(
    _ path: String, completion: (@MainActor ((any Error)?) -> Void)? = nil
) {
    finish(completion) {
        guard UIVideoAtPathIsCompatibleWithSavedPhotosAlbum(path) else { throw CocoaError(.fileReadCorruptFile) }
        try PhotoLibrary.ofDevice.addFilm(atPath: path)
    }
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
