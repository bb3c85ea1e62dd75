import Foundation
import Testing

/// The words of docs/Glossary.md.
@Suite struct GlossaryTests {
    private struct Row {
        var word: String
        var places: [String]
    }

    private static let package = URL(fileURLWithPath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

    private func rows() throws -> [Row] {
        let text = try String(contentsOf: Self.package.appendingPathComponent("docs/Glossary.md"), encoding: .utf8)
        return text.split(separator: "\n").filter { $0.hasPrefix("| **") }.map { line in
            let cells = line.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
            // What stands between a pair of backticks: every second part.
            let parts = (cells.last ?? "").split(separator: "`", omittingEmptySubsequences: false)
            let places = parts.enumerated().filter { $0.offset % 2 == 1 }.map { String($0.element) }
            return Row(word: cells.first ?? "", places: places.isEmpty ? [cells.last ?? ""] : places)
        }
    }

    /// Whether a file or folder is there, from the package's folder or from `Sources`; `*` stands for any folder.
    private func isThere(_ place: String) -> Bool {
        ["", "Sources/"].contains { beginning in
            var matches = glob_t()
            defer { globfree(&matches) }
            return glob(Self.package.path + "/" + beginning + place, 0, nil, &matches) == 0
        }
    }

    @Test func `Every word stands where the glossary says`() throws {
        let rows = try rows()
        #expect(rows.count > 40)
        for row in rows {
            for place in row.places where place != "frameworks" {
                #expect(isThere(place), "\(row.word): \(place)")
            }
        }
    }

    @Test func `No word has two rows`() throws {
        let words = try rows().map(\.word)
        #expect(Set(words).count == words.count)
    }
}
