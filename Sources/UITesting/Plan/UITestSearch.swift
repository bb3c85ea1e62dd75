import Display
import Foundation

/// The scripts below a folder, in the order of their paths.
package struct UITestSearch {
    /// The ending of scripts that are tests.
    package static let ending = "script"
    /// The most scripts that are taken.
    private static let mostScripts = 10_000

    package let scripts: [(name: String, file: URL)]

    /// - Throws: `UITestError` when there is no such folder or no script in it.
    package init(_ folder: URL) throws {
        let path = folder.standardizedFileURL.path
        var isFolder: ObjCBool = false
        guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder), isFolder.boolValue else {
            throw UITestError(
                "\(folder.relativePath): no such folder",
                cure: "Name the folder that the scripts are in with --scripts.")
        }
        // Links to folders are not followed, so that the search has an end.
        let files = FileManager.default.enumerator(
            at: URL(fileURLWithPath: path), includingPropertiesForKeys: nil, options: [.skipsHiddenFiles])
        var found: [(name: String, file: URL)] = []
        while let file = files?.nextObject() as? URL {
            guard file.pathExtension == Self.ending, !Self.isFolder(file) else { continue }
            guard found.count < Self.mostScripts else {
                throw UITestError(
                    "\(folder.relativePath): more than \(Self.mostScripts) scripts", cure: "Name a smaller folder.")
            }
            let below = file.deletingPathExtension().path.dropFirst(path == "/" ? 1 : path.count + 1)
            found.append((String(below), file))
        }
        guard !found.isEmpty else {
            throw UITestError(
                "\(folder.relativePath): there is no script in it",
                cure: "The names of scripts end in .\(Self.ending); docs/Scripts.md has the language.")
        }
        scripts = found.sorted { $0.name < $1.name }
    }

    private static func isFolder(_ file: URL) -> Bool {
        var isFolder: ObjCBool = false
        return FileManager.default.fileExists(atPath: file.path, isDirectory: &isFolder) && isFolder.boolValue
    }

    /// Reads all scripts.
    ///
    /// - Throws: `ScriptError` that tells of every script that cannot be read.
    package func check(_ variables: [String: String]) throws {
        try Script.check(scripts.map(\.file.relativePath), variables: variables)
    }

    /// The tests: each script on each device in each language, in an order that depends on nothing else.
    package func tests(on devices: [String], in languages: [String]) -> [UITest] {
        scripts.flatMap { script in
            devices.flatMap { device in
                (languages.isEmpty ? [nil] : languages.map(Optional.some)).map { language in
                    UITest(script: script.name, file: script.file, device: device, language: language)
                }
            }
        }
    }
}
