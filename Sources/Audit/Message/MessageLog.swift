/// What a build or a run printed, read for what it says is wrong.
package struct MessageLog: Sendable {
    /// Each thing once, in the order of its first mention; an error when any of its mentions is one.
    package private(set) var findings: [Finding] = []
    /// The first lines that tell of an error, without colours.
    package private(set) var firstErrors: [String] = []

    private static let mostFindings = 500
    private static let mostErrors = 5
    private static let longestLine = 400

    package enum Source: Sendable {
        case build
        case run
    }

    /// - Parameter folders: those that lines need not name, the innermost first.
    package init(_ text: String, from source: Source, folders: [String] = []) {
        var places: [Finding.Subject: Int] = [:]
        var seen: Set<Substring> = []
        for line in text.split(whereSeparator: \.isNewline) where seen.insert(line).inserted {
            let line = TerminalText.plain(line)
            let found: [Finding]
            switch source {
            case .build:
                guard let message = CompilerMessage(line) else { continue }
                found = message.findings
                if message.severity == .error { note(line, folders) }
            case .run:
                found = RuntimeMessage.finding(in: line).map { [$0] } ?? []
                if found.contains(where: \.isError) { note(line, folders) }
            }
            for finding in found where !finding.name.isEmpty {
                if let place = places[finding.subject] {
                    if finding.isError { findings[place].isError = true }
                } else if findings.count < Self.mostFindings {
                    places[finding.subject] = findings.count
                    findings.append(finding)
                }
            }
        }
    }

    private mutating func note(_ line: String, _ folders: [String]) {
        guard firstErrors.count < Self.mostErrors else { return }
        let line = folders.reduce(line) { $0.replacing($1 + "/", with: "") }
        let short = line.count > Self.longestLine ? line.prefix(Self.longestLine) + "…" : line[...]
        if !firstErrors.contains(String(short)) { firstErrors.append(String(short)) }
    }
}
