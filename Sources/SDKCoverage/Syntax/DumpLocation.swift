/// Where a declaration stands, in clang's words: file, line and column, each given only if it differs from the one
/// before.
struct DumpLocation: Equatable {
    var file = ""
    var line = 0
    var column = 0
}

/// Follows the locations in clang's dump of a syntax tree, in the order in which they were printed.
struct DumpLocationReader {
    private(set) var current = DumpLocation()

    /// Reads `path:12:3`, `line:12:3`, `col:3` or `<invalid sloc>`; nil for the last.
    mutating func read(_ text: Substring.UTF8View) -> DumpLocation? {
        let text = Substring(text)
        let parts = text.split(separator: ":", omittingEmptySubsequences: false)
        guard parts.count >= 2, let last = Int(parts[parts.count - 1]) else { return nil }
        if parts.count == 2, parts[0] == "col" {
            current.column = last
            return current
        }
        guard parts.count >= 3, let line = Int(parts[parts.count - 2]) else { return nil }
        current.line = line
        current.column = last
        if !(parts.count == 3 && parts[0] == "line") { current.file = parts.dropLast(2).joined(separator: ":") }
        return current
    }
}
