import Foundation

/// Converts paths in build settings to folders.
struct SearchPaths {
    /// The base of relative paths.
    let folder: URL

    /// The file at a path. A path into an SDK of Apple that does not exist is replaced by the system's file.
    func file(_ path: String) -> URL {
        let file = URL(fileURLWithPath: path, relativeTo: folder).absoluteURL.standardizedFileURL
        guard let sdk = file.path.range(of: ".sdk/"), !FileManager.default.fileExists(atPath: file.path) else {
            return file
        }
        return URL(fileURLWithPath: "/" + file.path[sdk.upperBound...])
    }

    /// The folders of a setting's words. The suffix `/**` adds all subfolders.
    func folders(_ words: [String]) -> [URL] {
        words.flatMap { word -> [URL] in
            guard !word.isEmpty else { return [] }
            guard word.hasSuffix("/**") else { return [file(word)] }
            return Self.withFoldersBelow(file(String(word.dropLast(3))))
        }
    }

    private static let maximumDepth = 16
    private static let maximumCount = 2_000
    /// Extensions of folders that contain no headers.
    private static let leftOut: Set<String> = [
        "xcodeproj", "lproj", "framework", "nib", "xcdatamodel", "xcdatamodeld", "xcmappingmodel", "xcassets", "app",
    ]

    private static func withFoldersBelow(_ folder: URL) -> [URL] {
        var found = [folder]
        var depths = [0]
        var next = 0
        while next < found.count, found.count < maximumCount {
            defer { next += 1 }
            guard depths[next] < maximumDepth else { continue }
            let names = (try? FileManager.default.contentsOfDirectory(atPath: found[next].path)) ?? []
            // Sorted as in the Mac's file system, without regard to case: of two headers with one name the first is
            // used.
            let inOrder = names.sorted { ($0.lowercased(), $0) < ($1.lowercased(), $1) }
            for name in inOrder where !name.hasPrefix(".") && name != "build" && name != "CVS" {
                let item = found[next].appendingPathComponent(name)
                var isFolder: ObjCBool = false
                guard !leftOut.contains(item.pathExtension),
                    FileManager.default.fileExists(atPath: item.path, isDirectory: &isFolder), isFolder.boolValue
                else { continue }
                found.append(item)
                depths.append(depths[next] + 1)
            }
        }
        return found
    }
}
