import Device
import Foundation

/// A file that was dropped on a page, and comes in parts. It is gone with this object.
@MainActor final class DroppedFile {
    let path: String
    private let folder: String
    private let size: Int
    private var received = 0
    private let file: FileHandle

    /// The greatest size of a file in bytes.
    nonisolated static let largest = 1 << 30

    /// - Parameters:
    ///   - name: its name, without a folder.
    ///   - storage: the device's own, in which nobody else can look.
    /// - Throws: when it cannot be written.
    init(_ name: String, size: Int, in storage: DeviceStorage) throws {
        let relative = "Staging/Dropped-" + UUID().uuidString
        try storage.makeFolder(relative)
        folder = storage.folder + "/" + relative
        path = folder + "/" + name
        self.size = size
        try Data().write(to: URL(fileURLWithPath: path), options: .withoutOverwriting)
        file = try FileHandle(forWritingTo: URL(fileURLWithPath: path))
    }

    /// Adds the next part.
    ///
    /// - Returns: whether the file is complete.
    /// - Throws: when it cannot be written, or becomes longer than was said.
    func add(_ data: Data) throws -> Bool {
        received += data.count
        guard received <= size else {
            throw DeviceError(
                .badMedia, "\((path as NSString).lastPathComponent): longer than the page said. Drop it again.")
        }
        try file.write(contentsOf: data)
        return received == size
    }

    deinit {
        try? file.close()
        try? FileManager.default.removeItem(atPath: folder)
    }
}
