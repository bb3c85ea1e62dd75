/// The last lines of a log.
struct RecentLog {
    private(set) var lines: [String] = []

    private static let mostLines = 500

    mutating func add(_ line: String) {
        lines.append(line)
        // Not with each line, since all others move up.
        if lines.count >= Self.mostLines * 2 { lines.removeFirst(lines.count - Self.mostLines) }
    }
}
