import Foundation

/// The lines of the Swift sources that a symbol graph points to: raw values are not in the graph.
package final class SourceText {
    private var files: [String: [Substring]] = [:]

    package init() {}

    /// For text that is in no file.
    package init(files: [String: String]) {
        self.files = files.mapValues { $0.split(separator: "\n", omittingEmptySubsequences: false) }
    }

    /// The text from a declaration's name to the end of its line, or nil if there is no such place.
    package func text(at location: SymbolGraph.Location?) -> Substring? {
        guard let location, location.position.line >= 0, location.position.character >= 0 else { return nil }
        let lines = lines(of: location.uri)
        guard location.position.line < lines.count else { return nil }
        let line = lines[location.position.line]
        guard
            let start = line.utf8.index(
                line.startIndex, offsetBy: location.position.character, limitedBy: line.endIndex)
        else { return nil }
        return line[start...]
    }

    /// The whole line of a declaration.
    package func line(of location: SymbolGraph.Location?) -> Substring? {
        guard let location, location.position.line >= 0 else { return nil }
        let lines = lines(of: location.uri)
        return location.position.line < lines.count ? lines[location.position.line] : nil
    }

    /// The line after a declaration's line, for declarations that the formatter broke.
    package func continuation(of location: SymbolGraph.Location?) -> Substring? {
        guard let location, location.position.line >= 0 else { return nil }
        let lines = lines(of: location.uri)
        guard location.position.line + 1 < lines.count else { return nil }
        return lines[location.position.line + 1]
    }

    private func lines(of uri: String) -> [Substring] {
        if let known = files[uri] { return known }
        let path = URL(string: uri)?.path ?? uri
        let text = (try? String(contentsOfFile: path, encoding: .utf8)) ?? ""
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
        files[uri] = lines
        return lines
    }
}
