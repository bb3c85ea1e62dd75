import Foundation

/// A file for an app's bundle.
enum CompiledFile {
    /// Writes it whole or not at all, with the folders that it is in.
    static func write(_ data: Data, to output: String) throws {
        let url = URL(fileURLWithPath: output)
        do {
            try FileManager.default.createDirectory(
                at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
            try data.write(to: url, options: .atomic)
        } catch {
            throw DataModelError("the compiled model cannot be written: \(error.localizedDescription)", path: output)
        }
    }
}
