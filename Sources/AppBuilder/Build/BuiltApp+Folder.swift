import Archiving
import Foundation

extension BuiltApp {
    /// Opens an app that was built before.
    ///
    /// - Throws: `BuildError` of kind `wrongUse` if the folder is not an `.app`.
    public init(folder path: URL) throws {
        let folder = path.standardizedFileURL
        let infoPlist = folder.appendingPathComponent("Info.plist")
        guard let data = FileManager.default.contents(atPath: infoPlist.path),
            let plist = try? PropertyListData.read(data) as? [String: Any],
            let identifier = plist["CFBundleIdentifier"] as? String,
            let executable = plist["CFBundleExecutable"] as? String
        else {
            throw BuildError(
                "no app: its Info.plist cannot be read, or names no CFBundleIdentifier or CFBundleExecutable",
                at: infoPlist.path, cure: "Name an .app that verger build made, or a project.", kind: .wrongUse)
        }
        self.init(
            folder: folder, executable: folder.appendingPathComponent(executable), identifier: identifier)
    }
}
