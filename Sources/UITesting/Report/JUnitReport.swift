/// A report of test results in JUnit's XML format, which build servers read.
package struct JUnitReport {
    package struct Suite: Sendable {
        package var name: String
        package var cases: [Case]

        package init(name: String, cases: [Case]) {
            self.name = name
            self.cases = cases
        }
    }

    package struct Case: Sendable {
        package enum Outcome: Sendable, Hashable {
            case passed
            /// What was tested is not as it should be.
            case failed
            /// The test came to no result.
            case error
        }

        package struct Failure: Sendable {
            package var message: String
            /// The place, or the whole text.
            package var detail: String

            package init(message: String, detail: String) {
                self.message = message
                self.detail = detail
            }
        }

        package var group: String
        package var name: String
        package var outcome: Outcome
        package var seconds: Double
        package var failures: [Failure] = []
        /// What was printed that somebody should read.
        package var output = ""

        package init(group: String, name: String, outcome: Outcome, seconds: Double) {
            self.group = group
            self.name = name
            self.outcome = outcome
            self.seconds = seconds
        }
    }

    package var suites: [Suite]

    package init(suites: [Suite]) { self.suites = suites }

    package var text: String {
        var lines = ["<?xml version=\"1.0\" encoding=\"UTF-8\"?>"]
        lines.append("<testsuites \(Self.counts(suites.flatMap(\.cases)))>")
        for suite in suites {
            lines.append("  <testsuite name=\(Self.quoted(suite.name)) \(Self.counts(suite.cases))>")
            for test in suite.cases { lines += Self.element(test) }
            lines.append("  </testsuite>")
        }
        return (lines + ["</testsuites>", ""]).joined(separator: "\n")
    }

    private static func counts(_ cases: [Case]) -> String {
        let failures = cases.count { $0.outcome == .failed }
        let errors = cases.count { $0.outcome == .error }
        let seconds = text(cases.reduce(0) { $0 + $1.seconds })
        return "tests=\"\(cases.count)\" failures=\"\(failures)\" errors=\"\(errors)\" time=\"\(seconds)\""
    }

    private static func element(_ test: Case) -> [String] {
        let head =
            "    <testcase classname=\(quoted(test.group)) name=\(quoted(test.name)) time=\"\(text(test.seconds))\""
        guard test.outcome != .passed || !test.output.isEmpty else { return ["\(head)/>"] }
        let kind = test.outcome == .failed ? "failure" : "error"
        var lines = ["\(head)>"]
        if test.outcome != .passed {
            for failure in test.failures {
                lines.append(
                    "      <\(kind) message=\(quoted(failure.message))>\(escaped(failure.detail))</\(kind)>")
            }
        }
        if !test.output.isEmpty { lines.append("      <system-err>\(escaped(test.output))</system-err>") }
        return lines + ["    </testcase>"]
    }

    /// Seconds with three digits of a fraction.
    private static func text(_ seconds: Double) -> String {
        let thousandths = Int((min(max(seconds, 0), 1e9) * 1000).rounded())
        let fraction = String(thousandths % 1000)
        return "\(thousandths / 1000)." + String(repeating: "0", count: 3 - fraction.count) + fraction
    }

    /// Escapes an attribute value. Line ends become references, since XML normalises them to spaces.
    private static func quoted(_ text: String) -> String { "\"\(escaped(text).replacing("\n", with: "&#10;"))\"" }

    private static func escaped(_ text: String) -> String {
        var result = ""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "&": result += "&amp;"
            case "<": result += "&lt;"
            case ">": result += "&gt;"
            case "\"": result += "&quot;"
            case "\n", "\t": result.unicodeScalars.append(scalar)
            // Characters that XML 1.0 cannot represent.
            case _ where scalar.value < 0x20 || scalar.value == 0xfffe || scalar.value == 0xffff: result += "\u{fffd}"
            default: result.unicodeScalars.append(scalar)
            }
        }
        return result
    }
}
