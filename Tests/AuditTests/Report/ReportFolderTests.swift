import Audit
import Foundation
import Testing

@Suite struct ReportFolderTests {
    private let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder(["apps/dies/launch.png": "picture", "apps/dies/monkey.txt": "log"]) }

    private func write(_ report: AuditReport, _ comparison: Comparison? = nil) throws -> (page: String, text: String) {
        let reportFolder = ReportFolder(folder.url)
        try reportFolder.prepare()
        try reportFolder.write(report, comparison: comparison)
        func read(_ name: String) throws -> String {
            try String(contentsOf: folder.url.appendingPathComponent(name), encoding: .utf8)
        }
        return (try read("index.html"), try read("report.txt"))
    }

    private let everything = SampleReport.of(
        Grade.allCases.map { SampleReport.app("\($0)", $0, findings: [Finding(.header, "<a>.h")]) })

    @Test func `The page needs nothing but itself`() throws {
        let page = try write(everything, Comparison(everything, against: everything)).page
        for text in ["<script", "http:", "https:", "@import", "url(", "<link"] {
            #expect(!page.contains(text), "\(text)")
        }
        #expect(page.contains("src=\"data:image/png;base64,\(Data("picture".utf8).base64EncodedString())\""))
        #expect(page.contains("href=\"apps/dies/monkey.txt\""))
        #expect(!page.contains("apps/fine/launch.txt"))
    }

    @Test func `Whatever an app is called or says is text on the page`() throws {
        let page = try write(
            SampleReport.of([
                SampleReport.app("<b>\"&'", .doesNotBuild, findings: [Finding(.header, "<script>.h")])
            ])
        ).page
        #expect(page.contains("&lt;b&gt;&quot;&amp;&#39;") && page.contains("&lt;script&gt;.h"))
        #expect(!page.contains("<b>\"") && !page.contains("<script>"))
    }

    @Test func `The text has a row for each app, the counts, the causes and what is missing`() throws {
        let text = try write(everything).text
        let rows = text.split(separator: "\n").map { $0.split(separator: " ").prefix(5).joined(separator: " ") }
        for row in [
            "doesNotBuild NO - - -", "doesNotLaunch yes NO - -", "showsNothing yes yes NO yes", "dies yes yes yes NO",
            "fine yes yes yes yes", "built 4 of 5", "launched 3 of 5", "drew 2 of 5", "survived 2 of 5",
        ] { #expect(rows.contains(row), "\(row)\n\(text)") }
        #expect(text.contains("Does not build:\n  1   header <a>.h\n      doesNotBuild\n"))
        #expect(text.contains("header  <a>.h\n"))
    }

    @Test func `A report of nothing, and of an audit that ended early, can be written`() throws {
        #expect(try write(SampleReport.of([])).text.contains("0 apps\n"))
        #expect(try write(SampleReport.of([], found: 3)).text.contains("0 apps of 3, the audit ended early"))
    }

    @Test func `A folder that cannot be made is an error that names it`() {
        #expect { try ReportFolder(URL(fileURLWithPath: "/proc/report")).prepare() } throws: { error in
            "\(error)".contains("/proc/report") && "\(error)".contains("--report")
        }
    }
}
