import Device
import Foundation

/// A folder for work under way, which nobody else can look into. It goes away with this object, and also if the program ends.
package final class WorkFolder: @unchecked Sendable {
    package let url: URL
    // Only closed, by the last who has this object.
    private let storage: DeviceStorage

    init() throws {
        storage = try DeviceStorage.temporary()
        url = URL(fileURLWithPath: storage.folder).appendingPathComponent("Work")
        try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    }

    deinit { storage.close() }

    /// Writes a file that was sent.
    func write(_ bytes: [UInt8], _ name: String) throws -> URL {
        let file = url.appendingPathComponent(name)
        // Not copied: it may be a gigabyte.
        try bytes.withUnsafeBytes { bytes in
            guard let start = bytes.baseAddress else { return try Data().write(to: file) }
            try Data(bytesNoCopy: UnsafeMutableRawPointer(mutating: start), count: bytes.count, deallocator: .none)
                .write(to: file, options: .withoutOverwriting)
        }
        return file
    }

    func makeFolder(_ name: String) throws -> URL {
        let folder = url.appendingPathComponent(name)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: false)
        return folder
    }
}
