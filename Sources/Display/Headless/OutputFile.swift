import Device
import Foundation
import Glibc

/// Files that a run leaves: each is there as a whole or not at all.
enum OutputFile {
    /// Whether a file could be written, told before the work that makes it.
    ///
    /// - Throws: `badOutput` with the reason and the cure.
    static func check(_ file: String) throws {
        var isFolder: ObjCBool = false
        if FileManager.default.fileExists(atPath: file, isDirectory: &isFolder), isFolder.boolValue {
            throw failure(file, "it is a folder; name a file")
        }
        let parent = self.folder(of: file)
        let folder = parent.isEmpty ? "." : parent
        guard access(folder, W_OK | X_OK) == 0 else {
            let reason = String(cString: strerror(errno))
            throw failure(file, "\(folder): \(reason); make that folder, or name one that you may write to")
        }
    }

    /// The folder that a file is in; empty for a name alone. (Foundation's own function traps for a name of one letter.)
    static func folder(of file: String) -> String {
        guard let slash = file.lastIndex(of: "/") else { return "" }
        return slash == file.startIndex ? "/" : String(file[..<slash])
    }

    /// - Throws: `badOutput`; what was there before is untouched then.
    static func write(_ data: Data, to file: String) throws {
        try check(file)
        do {
            try data.write(to: URL(fileURLWithPath: file), options: .atomic)
        } catch {
            throw failure(file, error.localizedDescription)
        }
    }

    private static func failure(_ file: String, _ reason: String) -> DeviceError {
        DeviceError(.badOutput, "\(file): error: cannot be written (\(reason))")
    }
}
