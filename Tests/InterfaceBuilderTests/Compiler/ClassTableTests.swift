import Foundation
import InterfaceBuilder
import Testing

@Suite struct ClassTableTests {
    private static let tests = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    private static let page = tests.deletingLastPathComponent().deletingLastPathComponent()
        .appendingPathComponent("docs/InterfaceBuilder.md")
    private static let begin = "<!-- tables: written by ClassTableTests with VERGER_REWRITE_TABLES=1 -->\n"
    private static let end = "<!-- end of tables -->\n"

    @Test func thePageHasTheTablesThatTheCompilerGoesBy() throws {
        let text = try String(contentsOf: Self.page, encoding: .utf8)
        let first = try #require(text.range(of: Self.begin)?.upperBound)
        let last = try #require(text.range(of: Self.end)?.lowerBound)
        if ProcessInfo.processInfo.environment["VERGER_REWRITE_TABLES"] != nil {
            let page = text[..<first] + ClassTable.markdown + text[last...]
            try String(page).write(to: Self.page, atomically: true, encoding: .utf8)
        } else {
            #expect(text[first..<last] == ClassTable.markdown, "VERGER_REWRITE_TABLES=1 writes them anew")
        }
    }

    @Test func everyKeyThatRealDocumentsHaveIsInATable() throws {
        let text = try String(contentsOf: Self.tests.appendingPathComponent("Data/document-keys.tsv"), encoding: .utf8)
        let rows = text.split(separator: "\n").dropFirst().map { $0.split(separator: "\t").map(String.init) }
        #expect(rows.count > 600)
        for row in rows {
            #expect(ClassCatalog.rule(for: row[1], of: row[0]) != nil, "\(row[0]) \(row[1])")
        }
    }

    @Test func aClassHasNoKeyTwice() {
        for description in ClassCatalog.all {
            let keys = description.rules.map(\.key)
            #expect(Set(keys).count == keys.count, "\(description.name)")
        }
        #expect(Set(ClassCatalog.all.map(\.name)).count == ClassCatalog.all.count)
    }
}
