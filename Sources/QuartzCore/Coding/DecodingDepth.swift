/// How deeply nested the objects are that this thread is decoding from an archive.
enum DecodingDepth {
    private static let key = "CADecodingDepth"

    /// Deeper objects are left empty. Only a hostile archive has them: one in which a layer contains itself makes
    /// Foundation's coder recurse without end.
    private static let deepest = 200

    static func decode(_ body: () -> Void) {
        let values = Thread.current.threadDictionary
        let depth = values[key] as? Int ?? 0
        guard depth < deepest else { return }
        values[key] = depth + 1
        defer { values[key] = depth }
        body()
    }
}
