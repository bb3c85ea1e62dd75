import Foundation
import Glibc

/// An app on a device.
public struct InstalledApp: Sendable, Hashable {
    public let bundle: AppBundle
    /// The folder of the app's own files, and the home folder of its process.
    public let home: String

    public var identifier: String { bundle.identifier }
    /// The name in logs and reports: the bundle's, without ".app".
    var name: String { (bundle.folderName as NSString).deletingPathExtension }
    public var displayName: String { bundle.displayName }

    /// The folders of every app's home, as `NSSearchPathForDirectoriesInDomains` and `NSTemporaryDirectory` name them.
    static let folders = ["Documents", "Library/Preferences", "Library/Caches", "tmp"]

    /// The prefix of the temporary names under which Foundation writes files before it renames them (`DataFiles.m`).
    private static let unfinishedWrite = ".unfinished-write-"

    /// Removes the temporary files of a process that was killed while it wrote them.
    func removeUnfinishedWrites() {
        let folder = home + "/tmp"
        for name in (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
        where name.hasPrefix(Self.unfinishedWrite) {
            unlink(folder + "/" + name)
        }
    }
}
