import Audit
import Foundation

/// The report of tests as a page: all tests with their steps and pictures. It needs no network and no other program; the
/// pictures are in the folder `tests` beside it.
package struct UITestPage {
    package var title: String
    package var date: String
    /// The real time of all tests together, which run beside each other.
    package var seconds: Double
    package var results: [UITestResult]

    package init(title: String, date: String, seconds: Double, results: [UITestResult]) {
        self.title = title
        self.date = date
        self.seconds = seconds
        self.results = results
    }

    package var html: String {
        """
        <!DOCTYPE html>
        <html lang="en">
        <head>
        <meta charset="utf-8">
        <meta name="viewport" content="width=device-width, initial-scale=1">
        <title>\(title.html)</title>
        <style>\(UITestPageStyle.text)</style>
        </head>
        <body>
        <header>
        <h1>\(title.html)</h1>
        <p>\(summary)</p>
        </header>
        <main>
        <fieldset hidden><legend>Show</legend>\(filters)</fieldset>
        \(ordered.enumerated().map { UITestCard($1, isOpen: isOpen($0, $1)).html }.joined(separator: "\n"))
        </main>
        <footer>Made by <code>verger uitest</code> on \(date.html).</footer>
        <script>\(UITestPageScript.text)</script>
        </body>
        </html>

        """
    }

    /// What needs attention comes first.
    private var ordered: [UITestResult] {
        UITestResult.Outcome.allCases.flatMap { outcome in results.filter { $0.outcome == outcome } }
    }

    /// The first failures are open, so that what went wrong is seen at once.
    private func isOpen(_ index: Int, _ result: UITestResult) -> Bool { index < 3 && !result.outcome.isSuccess }

    private func count(_ outcome: UITestResult.Outcome) -> Int { results.count { $0.outcome == outcome } }

    private var summary: String {
        let counts = UITestResult.Outcome.allCases.filter { count($0) > 0 }.map { "\(count($0)) \($0.rawValue)" }
        return (counts + [Self.text(seconds)]).joined(separator: " · ")
    }

    private var filters: String {
        let choices =
            [("all", results.count)]
            + UITestResult.Outcome.allCases.filter { count($0) > 0 }.map { ($0.rawValue, count($0)) }
        return choices.map { name, count in
            """
            <label><input type="radio" name="outcome" value="\(name)"\(name == "all" ? " checked" : "")>\
            <span class="\(name)">\(name) \(count)</span></label>
            """
        }.joined(separator: "\n")
    }

    static func text(_ seconds: Double) -> String { String(format: "%.1f\u{A0}s", seconds) }
}
