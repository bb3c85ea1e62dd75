import Foundation

/// Finds headers without regard to upper and lower case, as on the Mac's file system.
enum HeaderNames {
    /// - Returns: The actual name of the header; nil if there is none in the folders.
    static func spelling(_ name: String, in folders: [String]) -> String? {
        let parts = name.split(separator: "/").map(String.init)
        guard !parts.isEmpty, parts.count < 32 else { return nil }
        for folder in folders {
            if let found = spelling(parts[...], in: folder) { return found.joined(separator: "/") }
        }
        return nil
    }

    /// The header search folders of a clang command.
    static func folders(in arguments: [String], from folder: URL) -> [String] {
        let flags: Set<String> = ["-I", "-iquote", "-isystem", "-idirafter"]
        return zip(arguments, arguments.dropFirst()).filter { flags.contains($0.0) && !$0.1.hasSuffix(".hmap") }
            .map { URL(fileURLWithPath: $0.1, relativeTo: folder).path } + ["/usr/include"]
    }

    private static func spelling(_ parts: ArraySlice<String>, in folder: String) -> [String]? {
        guard let part = parts.first else { return [] }
        let manager = FileManager.default
        var candidates = [part]
        if part != "..", part != "." {
            let lowercase = part.lowercased()
            let names = (try? manager.contentsOfDirectory(atPath: folder)) ?? []
            candidates =
                names.filter { $0 == part } + names.filter { $0 != part && $0.lowercased() == lowercase }.sorted()
        }
        for candidate in candidates {
            let path = folder + "/" + candidate
            guard manager.fileExists(atPath: path) else { continue }
            if let rest = spelling(parts.dropFirst(), in: path) { return [candidate] + rest }
        }
        return nil
    }
}
