import AppBuilder
import CodeSigning
import Foundation

/// An `.xcarchive`: a built app with its symbols and an Info.plist.
struct XcodebuildArchive {
    let app: BuiltApp
    /// The path of the archive.
    let folder: URL
    let scheme: String

    /// Writes the archive under a temporary name, so that an existing one is complete.
    ///
    /// - Throws: `CommandError` if it cannot be written.
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
        var properties = [
            "ApplicationPath": "Applications/\(name)", "CFBundleIdentifier": app.identifier,
        ]
        let signature = (try? CodeBundle(at: app.folder.path)).flatMap { try? BundleSignature(of: $0) }
        properties["SigningIdentity"] = signature?.signer?.certificate.subject.commonName
        let values: [String: Any] = [
            "ArchiveVersion": 1, "CreationDate": Date(), "SchemeName": scheme,
            "Name": app.folder.deletingPathExtension().lastPathComponent,
            "ApplicationProperties": properties,
        ]
        try PropertyListSerialization.data(fromPropertyList: values, format: .xml, options: 0)
            .write(to: archive.appendingPathComponent("Info.plist"))
    }
}
