import Foundation

/// Lets sources include the target's headers by their bare names, in whatever folder they are, as Xcode does it.
struct HeaderMaps {
    /// For clang.
    let flags: [String]

    /// Writes the map, unless it is there already.
    ///
    /// - Parameter folder: where it goes.
    init(_ headers: [URL], folder: URL) throws {
        guard !headers.isEmpty else {
            flags = []
            return
        }
        let file = folder.appendingPathComponent("Headers.hmap")
        let contents = HeaderMap(headers).contents
        if (try? Data(contentsOf: file)) != contents {
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            try contents.write(to: file, options: .atomic)
        }
        flags = ["-I", file.path]
    }
}
