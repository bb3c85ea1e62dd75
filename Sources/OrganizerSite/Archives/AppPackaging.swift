import CodeSigning
import Foundation
import Packaging

/// Makes an `.ipa` of an app, as Apple's `PackageApplication` does: of the app as it is, or of a copy that is signed anew.
package struct AppPackaging {
    /// How the copy is signed; nil leaves the app as it is.
    package var signing: AppSigning?
    /// The paths of plug-ins that are put into the copy.
    package var plugIns: [String] = []

    package init(signing: AppSigning? = nil, plugIns: [String] = []) {
        self.signing = signing
        self.plugIns = plugIns
    }

    package func pack(_ bundle: CodeBundle, into file: URL) throws {
        guard let signing else {
            _ = try AppArchive.pack(URL(fileURLWithPath: bundle.path), into: file)
            return
        }
        let manager = FileManager.default
        let folder = manager.temporaryDirectory.appendingPathComponent("PackageApplication-\(UUID().uuidString)")
        defer { try? manager.removeItem(at: folder) }
        try manager.createDirectory(
            at: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
        let app = folder.appendingPathComponent((bundle.path as NSString).lastPathComponent)
        try manager.copyItem(atPath: bundle.path, toPath: app.path)
        for plugIn in plugIns {
            let place = app.appendingPathComponent((plugIn as NSString).lastPathComponent)
            try manager.copyItem(atPath: plugIn, toPath: place.path)
        }
        try signing.sign(CodeBundle(at: app.path))
        _ = try AppArchive.pack(app, into: file)
    }
}
