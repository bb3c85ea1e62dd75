import Device
import Foundation
import Packaging

/// Where a user says that an app is: an `.app`, an `.ipa`, or a project.
enum AppLocation {
    /// Hands on the app that is there as it is; nil for a project, which has to be built.
    ///
    /// An archive is unpacked for as long as `use` runs.
    static func withFinishedApp<Result>(at path: String, _ use: (String) throws -> Result) throws -> Result? {
        let location = URL(fileURLWithPath: path)
        switch location.pathExtension.lowercased() {
        case "app": return try use(path)
        case "ipa": return try withApp(inArchive: location, use)
        default: return nil
        }
    }

    /// Hands on the app in an archive, which is unpacked for as long as `use` runs.
    static func withApp<Result>(inArchive archive: URL, _ use: (String) throws -> Result) throws -> Result {
        // Storage of a device goes away however this process ends.
        let storage = try DeviceStorage.temporary()
        defer { storage.close() }
        let folder = URL(fileURLWithPath: storage.folder).appendingPathComponent("Unpacked")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        return try use(try AppArchive(archive).unpack(into: folder).path)
    }
}
