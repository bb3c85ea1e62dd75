/// Paths below a bundle: names between slashes, none at the beginning or the end.
enum BundlePath {
    /// The path of the folder that a file is in; empty at the bundle's top.
    ///
    /// Foundation's `deletingLastPathComponent` ends the process for a path of one letter.
    static func folder(of path: String) -> String {
        path.lastIndex(of: "/").map { String(path[..<$0]) } ?? ""
    }
}
