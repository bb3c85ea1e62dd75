import Device
import Foundation

/// A file for the lines that an app and its device write.
@MainActor final class LogFile {
    private let handle: FileHandle

    /// - Throws: An error if the file cannot be written. An existing file is overwritten.
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
