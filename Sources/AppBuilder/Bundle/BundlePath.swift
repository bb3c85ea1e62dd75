/// Relative paths in a bundle: names separated by slashes, without one at either end.
enum BundlePath {
    /// The path of the folder that contains a file; empty at the top of the bundle.
    ///
    /// Not done with Foundation's `deletingLastPathComponent`, which crashes for a path of one letter.
    static func folder(of path: String) -> String {
        path.lastIndex(of: "/").map { String(path[..<$0]) } ?? ""
    }
}
