import Device
import Foundation

/// The lines that an app and its device write, in a file.
@MainActor final class LogFile {
    private let handle: FileHandle

    /// - Throws: When the file cannot be written; it is made anew.
    init(_ path: String) throws {
        guard FileManager.default.createFile(atPath: path, contents: nil),
            let handle = FileHandle(forWritingAtPath: path)
        else {
            throw CommandError("\(path): cannot be written", cure: "Check that its folder exists.", status: .wrongUse)
        }
        self.handle = handle
    }

    func write(_ line: LogLine) {
        let prefix = line.source == .device ? "device: " : ""
        try? handle.write(contentsOf: Data("\(prefix)\(line.text)\n".utf8))
    }
}
