import Foundation

/// The table of modules in docs/Design.md: one row a module, lowest first.
package struct ModuleTable: Sendable {
    package struct Row: Sendable, Equatable {
        package let module: String
        /// The words of the column "built on": modules of the package, and libraries of the system.
        package let builtOn: [String]
    }

    package let rows: [Row]

    /// - Parameter text: The whole page.
    package init(text: String) {
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
        guard let heading = lines.firstIndex(where: { $0.hasPrefix("| module |") }) else {
            rows = []
            return
        }
        rows = lines[(heading + 1)...].prefix { $0.hasPrefix("|") }.dropFirst().compactMap { line in
            let cells = line.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
            guard cells.count == 3 else { return nil }
            let words = cells[2].split(whereSeparator: { ",; ".contains($0) }).map(String.init)
            return Row(module: cells[0], builtOn: words)
        }
    }

    /// Where this table and the package disagree, one sentence each.
    package func disagreements(with package: PackageManifest) -> [String] {
        let modules = package.modules
        let names = Set(modules.map(\.name))
        let places = Dictionary(rows.enumerated().map { ($0.element.module, $0.offset) }, uniquingKeysWith: min)
        var found: [String] = []
        for row in rows where !names.contains(row.module) { found.append("\(row.module) is no module of the package") }
        for module in modules {
            guard let place = places[module.name] else {
                found.append("\(module.name) has no row")
                continue
            }
            let wanted = Set(module.dependencies.filter(names.contains))
            let told = Set(rows[place].builtOn.filter(names.contains))
            for name in wanted.subtracting(told).sorted() { found.append("\(module.name)'s row lacks \(name)") }
            for name in told.subtracting(wanted).sorted() {
                found.append("\(module.name)'s row names \(name), which it does not depend on")
            }
            for name in wanted.sorted() {
                if let other = places[name], other >= place { found.append("\(name) stands below \(module.name)") }
            }
        }
        return found
    }
}
