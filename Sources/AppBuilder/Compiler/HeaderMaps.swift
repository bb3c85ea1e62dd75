import Foundation

/// Lets sources include the project's headers by file name, whatever their folder, as in Xcode.
struct HeaderMaps {
    /// A header and a name by which sources can include it.
    struct Entry: Hashable {
        var name: String
        var header: URL
    }

    /// The flags for clang.
    let flags: [String]

    /// Writes the header maps, unless they exist and are current.
    ///
    /// - Parameters:
    ///   - headers: The headers to be found by file name; of those with the same name the first is used.
    ///   - productHeaders: The headers to be found as `<Product/Header.h>`, by product.
    ///   - folder: The folder for the header maps.
    init(_ headers: [URL], productHeaders: [String: [URL]], folder: URL) throws {
        var names = headers.map { Entry(name: $0.lastPathComponent, header: $0) }
        for (product, headers) in productHeaders.sorted(by: { $0.key < $1.key }) {
            names += headers.map { Entry(name: "\(product)/\($0.lastPathComponent)", header: $0) }
        }
        guard !names.isEmpty else {
            flags = []
            return
        }
        // A project's Time.h must not hide the system's time.h, since header maps are case-insensitive.
        let system = Self.systemNames
        let angled = names.filter { !system.contains($0.name.lowercased()) }
        let quotes = try Self.write(HeaderMap(names), to: folder.appendingPathComponent("Headers.hmap"))
        let all = try Self.write(HeaderMap(angled), to: folder.appendingPathComponent("SystemHeaders.hmap"))
        flags = ["-iquote", quotes, "-I", all]
    }

    private static func write(_ map: HeaderMap, to file: URL) throws -> String {
        if (try? Data(contentsOf: file)) != map.contents {
            try FileManager.default.createDirectory(
                at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
            try map.contents.write(to: file, options: .atomic)
        }
        return file.path
    }

    private static var systemNames: Set<String> {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: "/usr/include")) ?? []
        let compilersOwn = ["stddef.h", "stdarg.h", "float.h", "limits.h", "stdbool.h", "stdint.h", "block.h"]
        return Set(names.map { $0.lowercased() } + compilersOwn)
    }
}
