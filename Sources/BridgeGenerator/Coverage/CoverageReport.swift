import Foundation

/// What `verger sdk coverage` prints.
package struct CoverageReport {
    private let count: CoverageCount
    private let listsMissing: Bool

    /// Reads the two data files under `root`, the folder that holds `SDK`.
    /// - Parameter listsMissing: also name each member that is missing or a stub.
    /// - Throws: GeneratorError that names the file and line.
    package init(root: URL, listsMissing: Bool) throws {
        let list = try APIList(text: Self.text(APIList.path, root), name: APIList.path)
        let index = try ImplementedIndex(text: Self.text(ImplementedIndex.path, root), name: ImplementedIndex.path)
        self.init(CoverageCount(list: list, index: index), listsMissing: listsMissing)
    }

    package init(_ count: CoverageCount, listsMissing: Bool) {
        self.count = count
        self.listsMissing = listsMissing
    }

    private static func text(_ path: String, _ root: URL) throws -> String {
        let file = root.appendingPathComponent(path)
        guard let text = try? String(contentsOf: file, encoding: .utf8) else {
            throw GeneratorError("\(file.path): cannot be read; run from a complete copy of the project")
        }
        return text
    }

    package var text: String {
        var lines = [
            "API of iPhone OS 3.0. \"Behaves\" does not count stubs. An inherited member, or one of an adopted protocol or of a",
            "category, counts for the class that the list names.", "",
        ]
        for framework in count.frameworks.sorted() {
            let groups = count.groups(of: framework).sorted { $0.name < $1.name }
            let started = groups.filter { $0.count(.behaves) + $0.count(.stub) > 0 }
            lines.append(Self.line(framework, CoverageCount.counts(groups)))
            for group in started {
                lines += ["  " + Self.line(group.name, CoverageCount.counts([group]), width: 40)] + missing(group)
            }
            let untouched = groups.filter { $0.count(.behaves) + $0.count(.stub) == 0 }
            if !untouched.isEmpty {
                if listsMissing {
                    for group in untouched {
                        lines +=
                            ["  " + Self.line(group.name, CoverageCount.counts([group]), width: 40)] + missing(group)
                    }
                } else {
                    lines.append("  nothing yet: " + untouched.map(\.name).joined(separator: ", "))
                }
            }
            lines.append("")
        }
        lines.append(Self.line("all frameworks", CoverageCount.counts(count.groups)))
        lines.append(Self.line("UIKit", CoverageCount.counts(count.groups(of: "UIKit"))))
        return lines.joined(separator: "\n")
    }

    private func missing(_ group: CoverageCount.Group) -> [String] {
        guard listsMissing else { return [] }
        return group.lines.filter { $0.status != .behaves }.map { line in
            let name = line.item.name.isEmpty || line.item.kind == "class" ? group.name : line.item.name
            return "      \(line.status == .stub ? "stub   " : "missing") \(name)"
        }
    }

    private static func line(_ name: String, _ counts: (behaves: Int, stub: Int, total: Int), width: Int = 42) -> String
    {
        let tenths = counts.total == 0 ? 0 : (counts.behaves * 1000 + counts.total / 2) / counts.total
        let padded = name.count < width ? name + String(repeating: " ", count: width - name.count) : name
        let share = "\(tenths / 10).\(tenths % 10) %"
        let right = String(repeating: " ", count: max(0, 8 - share.count)) + share
        let stubs = counts.stub == 0 ? "" : ", \(counts.stub) stubs"
        return "\(padded)\(right)   \(counts.behaves) of \(counts.total) behave\(stubs)"
    }
}
