import Foundation
import Testing

import UITesting

@Suite struct UITestReportTests {
    private func test(_ name: String) -> UITest {
        UITest(script: name, file: URL(fileURLWithPath: "/s/\(name).script"), device: "iPad (3.2)", language: "de")
    }

    private func attempt(_ outcome: UITestAttempt.Outcome, _ message: String = "") -> UITestAttempt {
        var attempt = UITestAttempt(outcome, seconds: 1.5, folder: "1-1")
        attempt.message = message
        attempt.log = message.isEmpty ? "" : "<log>"
        return attempt
    }

    private var results: [UITestResult] {
        [
            UITestResult(test("fine"), [attempt(.passed)]),
            UITestResult(
                test("bad"), [attempt(.failed, "bad.script:3: tap \"A\"\n  \"A\" is not on the screen & more")]),
            UITestResult(test("now and then"), [attempt(.failed, "once"), attempt(.passed)]),
            UITestResult(test("gone"), [attempt(.crashed, "SIGSEGV"), attempt(.crashed, "SIGSEGV")]),
        ]
    }

    @Test func `a test that passes when it is played again is flaky`() {
        #expect(results.map(\.outcome) == [.passed, .failed, .flaky, .crashed])
        #expect(results.map(\.outcome.isSuccess) == [true, false, true, false])
        #expect(results[3].seconds == 3)
    }

    @Test func `JUnit gets a suite for each setting, with failures and errors`() throws {
        let text = JUnitReport(results).text
        #expect(text.contains("<testsuites tests=\"4\" failures=\"1\" errors=\"1\" time=\"9.000\">"))
        #expect(text.contains("<testsuite name=\"iPad (3.2), de\" tests=\"4\""))
        #expect(text.contains("<testcase classname=\"iPad (3.2), de\" name=\"fine\" time=\"1.500\"/>"))
        #expect(
            text.contains(
                "<failure message=\"bad.script:3: tap &quot;A&quot;: &quot;A&quot; is not on the screen &amp; more\">"))
        #expect(text.contains("<error message=\"SIGSEGV\">SIGSEGV</error>"))
        #expect(text.contains("<system-err>passed at attempt 2; before:\nonce</system-err>"))
    }

    @Test func `the page shows what needs attention first, and nothing of an app as markup`() throws {
        let page = UITestPage(title: "A <b> app", date: "today", seconds: 4, results: results).html
        #expect(page.contains("<h1>A &lt;b&gt; app</h1>"))
        #expect(page.contains("&lt;log&gt;") && !page.contains("<log>"))
        #expect(page.contains("1 crashed · 1 failed · 1 flaky · 1 passed"))
        let order = ["gone", "bad", "now and then", "fine"].map { name in
            page.range(of: "<span class=\"name\">\(name)</span>")?.lowerBound
        }
        #expect(order.allSatisfy { $0 != nil })
        #expect(order.compactMap(\.self) == order.compactMap(\.self).sorted())
        // Nothing comes from elsewhere.
        #expect(!page.contains("http:") && !page.contains("https:"))
    }

    @Test func `a folder that has something else in it is left alone`() throws {
        let url = FileManager.default.temporaryDirectory.appendingPathComponent("uitests-" + UUID().uuidString)
        defer { try? FileManager.default.removeItem(at: url) }
        let folder = UITestFolder(url)
        try FileManager.default.createDirectory(at: folder.tests, withIntermediateDirectories: true)
        #expect(throws: UITestError.self) { try folder.prepare() }
        try FileManager.default.removeItem(at: url)

        for _ in 0..<2 {
            try folder.prepare()
            for name in ["1-1", "2-1"] {
                try FileManager.default.createDirectory(
                    at: folder.tests.appendingPathComponent(name), withIntermediateDirectories: true)
            }
        }
        var failed = attempt(.failed, "x")
        failed.folder = "2-1"
        folder.removePassed([UITestResult(test("a"), [attempt(.passed)]), UITestResult(test("b"), [failed])])
        #expect(try FileManager.default.contentsOfDirectory(atPath: folder.tests.path) == ["2-1"])
        folder.removePassed([])
        #expect(!FileManager.default.fileExists(atPath: url.path))
    }
}
