import Foundation

/// A folder of files that lives as long as this object.
final class TemporaryFolder {
    let url: URL

    /// - Parameter files: Contents by path; a path that ends with `/` makes an empty folder.
    init(_ files: [String: String] = [:], name: String = "Sample") throws {
        let root = FileManager.default.temporaryDirectory.appendingPathComponent("verger-\(UUID().uuidString)")
        url = root.appendingPathComponent(name)
        try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
        for (path, text) in files { try write(text, to: path) }
    }

    deinit { try? FileManager.default.removeItem(at: url.deletingLastPathComponent()) }

    func write(_ text: String, to path: String) throws {
        let file = url.appendingPathComponent(path)
        if path.hasSuffix("/") {
            try FileManager.default.createDirectory(at: file, withIntermediateDirectories: true)
        } else {
            try FileManager.default.createDirectory(
                at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
            try Data(text.utf8).write(to: file)
        }
    }

    func remove(_ path: String) throws { try FileManager.default.removeItem(at: url.appendingPathComponent(path)) }
}

/// An Info.plist with these lines in its dictionary.
func infoPlist(_ lines: String = "<key>CFBundleIdentifier</key><string>com.example.sample</string>") -> String {
    "<?xml version=\"1.0\" encoding=\"UTF-8\"?><plist version=\"1.0\"><dict>\(lines)</dict></plist>"
}
