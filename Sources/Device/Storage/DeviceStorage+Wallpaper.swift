import Foundation

/// Which wallpaper is where: the name of a pattern, or a picture in a file of the device's own.
extension DeviceStorage {
    private static let wallpapers = "Wallpaper"
    private static let list = "Wallpaper.plist"
    /// A file that is larger is not read, in bytes.
    private static let largestPicture = 32 << 20

    /// What stands in the list for a place whose picture is in a file.
    static let pictureName = "Picture"

    /// - Parameter place: what `Wallpaper.Place` calls it.
    /// - Returns: nil where the user has chosen none.
    func wallpaperName(at place: String) -> String? {
        (list(in: DeviceStorage.list) as? [String: Any])?[place] as? String
    }

    /// The user's picture, as a PNG file; nil if there is none that can be read.
    func wallpaperPicture(at place: String) -> Data? {
        let path = picturePath(place)
        let size = (try? FileManager.default.attributesOfItem(atPath: path))?[.size] as? Int
        guard let size, size <= DeviceStorage.largestPicture else { return nil }
        return FileManager.default.contents(atPath: path)
    }

    /// - Parameter picture: a PNG file; nil for a pattern.
    /// - Throws: `storageFailed`; what was there before is as it was.
    func setWallpaper(_ name: String, picture: Data?, at place: String) throws {
        let path = picturePath(place)
        if let picture {
            do {
                try makeFolder(DeviceStorage.wallpapers)
                try picture.write(to: URL(fileURLWithPath: path), options: .atomic)
            } catch {
                throw DeviceError(.storageFailed, "\(path): cannot be written (\(error.localizedDescription)).")
            }
        }
        var all = list(in: DeviceStorage.list) as? [String: Any] ?? [:]
        all[place] = name
        try write(all, to: DeviceStorage.list)
        if picture == nil { try? FileManager.default.removeItem(atPath: path) }
    }

    private func picturePath(_ place: String) -> String { "\(folder)/\(DeviceStorage.wallpapers)/\(place).png" }
}
