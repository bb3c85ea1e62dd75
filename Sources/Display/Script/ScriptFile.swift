import Foundation
import Glibc

/// Files that belong to a script.
enum ScriptFile {
    /// A file that cannot be read: which, and why.
    struct Problem: Error {
        let file: String
        let reason: String

        var message: String { "\(file) \(reason)" }
    }

    /// The path of a file that is named as seen from a script.
    static func path(of name: String, beside script: String) -> String {
        guard !name.hasPrefix("/"), let slash = script.lastIndex(of: "/") else { return name }
        return script[...slash] + name
    }

    /// - Throws: `Problem`.
    static func data(at path: String, atMost limit: Int) throws -> Data {
        var status = stat()
        guard stat(path, &status) == 0 else {
            throw Problem(file: path, reason: "cannot be read: no such file, or no right to read it")
        }
        // A pipe or a device might have no end.
        guard status.st_mode & S_IFMT == S_IFREG else {
            throw Problem(file: path, reason: "cannot be read: it is a folder or a device, not a file")
        }
        guard status.st_size <= limit else {
            throw Problem(file: path, reason: "is not read: it is larger than \(limit >> 10) KB")
        }
        guard let data = FileManager.default.contents(atPath: path) else {
            throw Problem(file: path, reason: "cannot be read: you have no right to")
        }
        return data
    }
}
