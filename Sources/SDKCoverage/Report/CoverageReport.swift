/// What `verger sdk coverage` prints.
public struct CoverageReport {
    private let lines: [SDKMeasurement.Line]
    private let version: SDKVersion

    public init(_ measurement: SDKMeasurement, version: SDKVersion) {
        lines = measurement.lines.filter { version.contains($0.row) }
        self.version = version
    }

    /// A line for each framework, one for all.
    public var summary: String {
        var figures: [String: CoverageFigures] = [:]
        var all = CoverageFigures()
        for line in lines {
            figures[line.row.framework, default: .init()].add(line)
            all.add(line)
        }
        var text = [
            "Public names of the SDK \(version.rawValue). Declared: with kind, owner, value and header as there. Behaving: declared,",
            "and neither marked as doing nothing nor saying so at run time. Tested: behaving, and a test's code uses it;",
            "types, and constants whose values are compared with the list, are tested by that.",
            "By use: each name counts as often as old projects use it.", "",
            Self.row(
                "",
                ["listed", "declared", "behaving", "tested", "missing", "by use: declared", "behaving", "tested"]),
        ]
        for (name, figure) in figures.sorted(by: { $0.key < $1.key }) { text.append(Self.row(name, figure)) }
        text.append(Self.row("all", all))
        return text.joined(separator: "\n")
    }

    private static func row(_ name: String, _ figures: CoverageFigures) -> String {
        row(
            name,
            [
                "\(figures.listed)", CoverageFigures.share(figures.declared, of: figures.listed),
                CoverageFigures.share(figures.behaving, of: figures.listed),
                CoverageFigures.share(figures.tested, of: figures.listed), "\(figures.listed - figures.declared)",
                CoverageFigures.share(figures.declaredUse, of: figures.listedUse),
                CoverageFigures.share(figures.behavingUse, of: figures.listedUse),
                CoverageFigures.share(figures.testedUse, of: figures.listedUse),
            ])
    }

    private static func row(_ name: String, _ cells: [String]) -> String {
        let widths = [8, 10, 10, 9, 9, 18, 10, 9]
        let padded = zip(cells, widths).map { String(repeating: " ", count: max(1, $1 - $0.count)) + $0 }
        return name + String(repeating: " ", count: max(0, 20 - name.count)) + padded.joined()
    }

    /// The names that are not declared as on the platform, the most used first.
    /// - Parameter framework: Only of this one, if not nil.
    public func missing(in framework: String?) -> String {
        lines.filter { $0.fault != nil && (framework == nil || $0.row.framework == framework) }
            .sorted { ($0.row.use ?? 0, $1.row.key) > ($1.row.use ?? 0, $0.row.key) }
            .map { line in
                let use = line.row.use.map { $0 == 0 ? "" : "\($0)" } ?? ""
                return [use, line.row.key, line.fault?.description ?? ""].joined(separator: "\t")
            }
            .joined(separator: "\n")
    }

    /// The names that are declared and do not behave, the most used first.
    public func unfinished(in framework: String?) -> String {
        list(framework) { $0.fault == nil && !$0.behaves }
    }

    /// The names that behave as far as one can tell, and that no test uses, the most used first.
    public func untested(in framework: String?) -> String { list(framework) { $0.behaves && !$0.isTested } }

    private func list(_ framework: String?, where isWanted: (SDKMeasurement.Line) -> Bool) -> String {
        lines.filter { isWanted($0) && (framework == nil || $0.row.framework == framework) }
            .sorted { ($0.row.use ?? 0, $1.row.key) > ($1.row.use ?? 0, $0.row.key) }
            .map { [$0.row.use.map { $0 == 0 ? "" : "\($0)" } ?? "", $0.row.key].joined(separator: "\t") }
            .joined(separator: "\n")
    }
}
