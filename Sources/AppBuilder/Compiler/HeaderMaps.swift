import Foundation

/// Lets sources include the project's headers by their bare names, in whatever folder they are, as Xcode does it.
struct HeaderMaps {
    /// A header and what sources may call it besides its own name.
    struct Entry: Hashable {
        var name: String
        var header: URL
    }

    /// For clang.
    let flags: [String]

    /// Writes the maps, unless they are there already.
    ///
    /// - Parameters:
    ///   - headers: found by their names; of those with the same name the first one counts.
    ///   - productHeaders: found as `<Product/Header.h>`: for each product its headers.
    ///   - folder: where the maps go.
    init(_ headers: [URL], productHeaders: [String: [URL]], folder: URL) throws {
        var names = headers.map { Entry(name: $0.lastPathComponent, header: $0) }
        for (product, headers) in productHeaders.sorted(by: { $0.key < $1.key }) {
            names += headers.map { Entry(name: "\(product)/\($0.lastPathComponent)", header: $0) }
        }
        guard !names.isEmpty else {
            flags = []
            return
        }
        // A project's Time.h must not stand in for the system's time.h: maps know no case.
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
