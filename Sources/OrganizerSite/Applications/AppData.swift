import Device
import Foundation
import Packaging

/// An app's files as Xcode saves them: a folder `.xcappdata`, here in a ZIP archive.
struct AppData {
    static let folders = ["Documents", "Library", "tmp"]
    static let ending = "xcappdata"
    private static let information = "AppDataInfo.plist"
    private static let largestInformation = 1 << 20

    /// Packs the files of an app.
    ///
    /// - Parameter name: that of the folder, without its ending.
    /// - Returns: the archive.
    static func pack(_ app: InstalledApp, name: String, in work: WorkFolder) throws -> URL {
        let plist = work.url.appendingPathComponent(information)
        let values = ["bundleIdentifier": app.identifier, "bundleVersion": app.bundle.version]
        try PropertyListSerialization.data(fromPropertyList: values, format: .xml, options: 0).write(to: plist)
        let root = "\(name).\(ending)", home = URL(fileURLWithPath: app.home)
        let there = folders.filter { FileManager.default.fileExists(atPath: app.home + "/" + $0) }
        let archive = work.url.appendingPathComponent("Data.zip")
        try FolderArchive.pack(
            [(plist, "\(root)/\(information)")]
                + there.map { (home.appendingPathComponent($0), "\(root)/AppData/\($0)") },
            into: archive)
        return archive
    }

    /// Unpacks an archive of an app's files.
    ///
    /// - Returns: the folder `.xcappdata`.
    /// - Throws: if it is none, or that of another app.
    static func unpack(_ archive: URL, of identifier: String, in work: WorkFolder) throws -> URL {
        let folder = try work.makeFolder("Unpacked")
        try FolderArchive(archive).unpack(into: folder)
        // As it is packed above, as a browser packs such a folder, or what is in it alone.
        let names = try FileManager.default.contentsOfDirectory(atPath: folder.path).filter {
            !$0.hasPrefix("__MACOSX")
        }
        let root = names.count == 1 ? folder.appendingPathComponent(names[0]) : folder
        let plist = root.appendingPathComponent(information)
        guard let size = try? FileManager.default.attributesOfItem(atPath: plist.path)[.size] as? Int,
            size <= largestInformation, let data = FileManager.default.contents(atPath: plist.path),
            let list = try? PropertyListSerialization.propertyList(from: data, options: [], format: nil),
            let owner = (list as? [String: Any])?["bundleIdentifier"] as? String
        else {
            throw OrganizerError(
                "The archive has no \(information) that names an app. Send a folder .xcappdata as a ZIP archive.")
        }
        guard owner == identifier else {
            throw OrganizerError("The archive has the files of \(owner.prefix(255)), not those of \(identifier).")
        }
        return root
    }
}
