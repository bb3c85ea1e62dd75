/// How deeply objects stand in each other in an archive that is being decoded by this thread.
enum DecodingDepth {
    private static let key = "CADecodingDepth"

    /// Deeper objects are left empty. Only an archive that was made to do harm has them: Foundation's coder goes round
    /// and round in one in which a layer is inside itself.
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
