import Foundation

/// An audit's report for people who read it in a terminal or a log: a table, the counts, the causes, what is missing.
package struct TextReport {
    private let report: AuditReport
    private let comparison: Comparison?

    package init(_ report: AuditReport, comparison: Comparison? = nil) {
        self.report = report
        self.comparison = comparison
    }

    /// The longest that names and causes may be.
    private static let widestName = 34
    private static let widestCause = 110
    private static let mostMissing = 40
    private static let mostLeftOut = 8

    package var text: String {
        var parts = [table, counts]
        if let comparison { parts.append(text(of: comparison)) }
        if !report.causes.isEmpty { parts.append(causes) }
        if !report.missingThings.isEmpty { parts.append(missing) }
        if !report.leftOut.isEmpty {
            parts.append(leftOut)
        }
        return parts.joined(separator: "\n")
    }

    // MARK: Parts

    private var table: String {
        var rows = [["app", "built", "launched", "drew", "survived", "seconds", "why not"]]
        for app in report.apps {
            rows.append([
                String(app.name.prefix(Self.widestName)), Self.mark(app.hasBuilt),
                Self.mark(app.launch.map { $0.outcome == .passed }), Self.mark(app.drew),
                Self.mark(app.monkey.map { $0.outcome == .passed }), String(format: "%.1f", app.seconds),
                Self.shortened(app.cause ?? app.monkey?.remark.map { "(\($0))" } ?? ""),
            ])
        }
        return Self.aligned(rows, right: [5])
    }

    private var counts: String {
        let total = report.apps.count
        func line(_ name: String, _ count: Int) -> String { "  \(name.padded(to: 10))\(count) of \(total)\n" }
        var text = "\(total) app\(total == 1 ? "" : "s")"
        if !report.isComplete { text += " of \(report.found), the audit ended early" }
        return text + "\n" + line("built", report.built) + line("launched", report.launched) + line("drew", report.drew)
            + line("survived", report.survived)
    }

    private func text(of comparison: Comparison) -> String {
        func lines(_ changes: [Comparison.Change], _ word: String) -> String {
            changes.map { change in
                let cause = change.cause.map { ": " + Self.shortened($0) } ?? ""
                return "  \(word)  \(change.name)  \(change.before.text) → \(change.now.text)\(cause)\n"
            }.joined()
        }
        var text = "Against the earlier report: \(comparison.better.count) better, \(comparison.worse.count) worse, "
        text += "\(comparison.same) the same\n"
        text += lines(comparison.worse, "worse ") + lines(comparison.better, "better")
        if !comparison.new.isEmpty { text += "  new: \(comparison.new.joined(separator: ", "))\n" }
        if !comparison.gone.isEmpty { text += "  gone: \(comparison.gone.joined(separator: ", "))\n" }
        return text
    }

    private var causes: String {
        var text = ""
        for grade in Grade.allCases where grade != .fine {
            let causes = report.causes.filter { $0.grade == grade }
            guard !causes.isEmpty else { continue }
            text += "\(grade.text.prefix(1).uppercased())\(grade.text.dropFirst()):\n"
            for cause in causes {
                let count = String(cause.apps.count).padded(to: 4)
                text += "  \(count)\(Self.shortened(cause.text))\n      \(cause.apps.joined(separator: ", "))\n"
            }
        }
        return text
    }

    private var missing: String {
        var rows = [["stops", "errors", "apps", "kind", "missing"]]
        for thing in report.missingThings.prefix(Self.mostMissing) {
            rows.append([
                String(thing.stops.count), String(thing.errors), String(thing.apps), thing.subject.kind.rawValue,
                Self.shortened(thing.subject.name),
            ])
        }
        var text = "What apps miss (how many it stops first, has as an error, mention it):\n"
        text += Self.aligned(rows, right: [0, 1, 2])
        let rest = report.missingThings.count - Self.mostMissing
        if rest > 0 { text += "  and \(rest) more: see report.json\n" }
        return text
    }

    /// A few by name; all of them are in the other forms of the report.
    private var leftOut: String {
        let rest = report.leftOut.count - Self.mostLeftOut
        return "Left out:\n" + report.leftOut.prefix(Self.mostLeftOut).map { "  \($0)\n" }.joined()
            + (rest > 0 ? "  and \(rest) more: see report.json\n" : "")
    }

    // MARK: Words

    private static func mark(_ value: Bool?) -> String {
        switch value {
        case true?: "yes"
        case false?: "NO"
        case nil: "-"
        }
    }

    private static func shortened(_ text: String) -> String {
        text.count > widestCause ? text.prefix(widestCause - 1) + "…" : text
    }

    private static func aligned(_ rows: [[String]], right: Set<Int>) -> String {
        let columns = rows.first?.count ?? 0
        let widths = (0..<columns).map { column in rows.map { $0[column].count }.max() ?? 0 }
        return rows.map { row in
            let cells = row.enumerated().map { column, cell in
                let space = String(repeating: " ", count: widths[column] - cell.count)
                if right.contains(column) { return space + cell }
                return column == columns - 1 ? cell : cell + space
            }
            return "  " + cells.joined(separator: "  ").trimmingEnd() + "\n"
        }.joined()
    }
}

extension String {
    fileprivate func padded(to width: Int) -> String { self + String(repeating: " ", count: max(1, width - count)) }

    fileprivate func trimmingEnd() -> String {
        guard let last = lastIndex(where: { $0 != " " }) else { return "" }
        return String(self[...last])
    }
}
