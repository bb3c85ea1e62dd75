import Foundation
import Glibc

extension Device {
    /// Puts other files in the place of an app's: those of a folder as Xcode makes it from a device (`.xcappdata`). The app is
    /// ended.
    ///
    /// - Throws: `badMedia` for what is no such folder, `notInstalled`, `storageFailed`.
    package func installAppData(_ path: String) throws {
        let plist = path + "/AppDataInfo.plist"
        guard let data = FileManager.default.contents(atPath: plist), data.count < 1 << 20,
            let list = try? PropertyListSerialization.propertyList(from: data, options: [], format: nil),
            let identifier = (list as? [String: Any])?["bundleIdentifier"] as? String
        else {
            throw DeviceError(
                .badMedia, "\(plist): no property list with a bundleIdentifier. Name an .xcappdata folder.")
        }
        guard let app = storage.app(identifier: identifier) else { throw DeviceStorage.notInstalled(identifier) }
        session(of: identifier)?.kill()
        try storage.replaceFiles(of: app, by: path + "/AppData")
    }

    /// Removes what apps keep in their keychains.
    ///
    /// - Throws: `storageFailed` if one stays.
    package func resetKeychains() throws {
        for app in storage.apps {
            // The app makes its file anew; one that runs reads it each time.
            let file = app.home + "/Library/Keychains/keychain.plist"
            guard unlink(file) == 0 || errno == ENOENT || errno == ENOTDIR else {
                throw DeviceError(
                    .storageFailed, "\(file): cannot be removed (\(String(cString: strerror(errno)))).")
            }
        }
    }
}
