import AppBuilder
import Foundation

/// An `.xcarchive`: an app that was built, its symbols, and what it is.
struct XcodebuildArchive {
    let app: BuiltApp
    /// Where it goes.
    let folder: URL
    let scheme: String

    /// Writes it under another name first: one that is there is whole.
    ///
    /// - Throws: `CommandError` when it cannot be written.
    func write() throws {
        let unfinished = folder.appendingPathExtension("unfinished")
        do {
            try? FileManager.default.removeItem(at: unfinished)
            try fill(unfinished)
            try? FileManager.default.removeItem(at: folder)
            try FileManager.default.moveItem(at: unfinished, to: folder)
        } catch {
            try? FileManager.default.removeItem(at: unfinished)
            throw CommandError(
                "\(folder.path): the archive cannot be written: \(error.localizedDescription)",
                cure: "Check the folder's permissions and the space left on its disk, or name another -archivePath.",
                status: .doesNotBuild)
        }
    }

    private func fill(_ archive: URL) throws {
        let manager = FileManager.default
        let name = app.folder.lastPathComponent
        for (source, place) in [
            (app.folder, "Products/Applications/\(name)"),
            (app.folder.appendingPathExtension("dSYM"), "dSYMs/\(name).dSYM"),
        ] where manager.fileExists(atPath: source.path) {
            let copy = archive.appendingPathComponent(place)
            try manager.createDirectory(at: copy.deletingLastPathComponent(), withIntermediateDirectories: true)
            try manager.copyItem(at: source, to: copy)
        }
        let values: [String: Any] = [
            "ArchiveVersion": 1, "CreationDate": Date(), "SchemeName": scheme,
            "Name": app.folder.deletingPathExtension().lastPathComponent,
            "ApplicationProperties": [
                "ApplicationPath": "Applications/\(name)", "CFBundleIdentifier": app.identifier,
            ],
        ]
        try PropertyListSerialization.data(fromPropertyList: values, format: .xml, options: 0)
            .write(to: archive.appendingPathComponent("Info.plist"))
    }
}
