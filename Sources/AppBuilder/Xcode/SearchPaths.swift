import Foundation

/// Folders as build settings name them.
struct SearchPaths {
    /// What relative paths begin at.
    let folder: URL

    /// A path that may lead into one of the phone's SDKs: the system has such files itself.
    func file(_ path: String) -> URL {
        let file = URL(fileURLWithPath: path, relativeTo: folder).absoluteURL.standardizedFileURL
        guard let sdk = file.path.range(of: ".sdk/"), !FileManager.default.fileExists(atPath: file.path) else {
            return file
        }
        return URL(fileURLWithPath: "/" + file.path[sdk.upperBound...])
    }

    /// The folders that the words of a setting name; `/**` at the end stands for all folders below as well.
    func folders(_ words: [String]) -> [URL] {
        words.flatMap { word -> [URL] in
            guard !word.isEmpty else { return [] }
            guard word.hasSuffix("/**") else { return [file(word)] }
            return Self.withFoldersBelow(file(String(word.dropLast(3))))
        }
    }

    private static let maximumDepth = 16
    private static let maximumCount = 2_000
    /// Folders that hold no headers, though they may hold a lot else.
    private static let leftOut: Set<String> = [
        "xcodeproj", "lproj", "framework", "nib", "xcdatamodel", "xcdatamodeld", "xcassets", "app",
    ]

    private static func withFoldersBelow(_ folder: URL) -> [URL] {
        var found = [folder]
        var depths = [0]
        var next = 0
        while next < found.count, found.count < maximumCount {
            defer { next += 1 }
            guard depths[next] < maximumDepth else { continue }
            let names = (try? FileManager.default.contentsOfDirectory(atPath: found[next].path)) ?? []
            // In the order of the Mac's file system, which knows no case: of two headers of one name the first counts.
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
