import Foundation

/// The structure of the package, measured from its sources: what docs/Design.md promises, and what it costs to live in.
package struct House: Sendable {
    package let manifest: PackageManifest
    package let table: ModuleTable
    package let modules: [HouseModule]
    /// The files by hand of tests and benchmarks. Apps that are built as they are for tests do not count.
    package let tests: [HouseFile]

    private let testFolders: Set<String>

    package init(package: URL) throws {
        func text(_ path: String) throws -> String {
            String(decoding: try Data(contentsOf: package.appendingPathComponent(path)), as: UTF8.self)
        }
        manifest = PackageManifest(text: try text("Package.swift"))
        table = ModuleTable(text: try text("docs/Design.md"))
        modules = manifest.modules.map { HouseModule($0, package: package) }
        let foreign = ["Tests/ObjectiveCApps/", "Tests/XcodeProjects/", "Tests/SwiftApps/", "Tests/Scenes/"]
        tests = ["Tests", "Benchmarks", "Scripts"].flatMap { HouseFile.all(in: $0, of: package) }
            .filter { file in !foreign.contains { file.path.hasPrefix($0) } }
        testFolders = Set(manifest.targets.filter { $0.kind == .test }.map(\.name))
    }

    /// Files by hand that have more lines than a reader keeps in mind.
    package func files(longerThan limit: Int) -> [(path: String, lines: Int)] {
        (modules.flatMap(\.files) + tests).map { ($0.path, $0.lines.count) }.filter { $0.1 > limit }
            .sorted { ($1.1, $0.0) < ($0.1, $1.0) }
    }

    /// Lines by hand with more characters than fit, as `path:line`.
    package func lines(longerThan limit: Int) -> [String] {
        (modules.flatMap(\.files) + tests).flatMap { file in
            file.lines.enumerated().filter { $0.element.utf8.count > limit && $0.element.count > limit }
                .map { "\(file.path):\($0.offset + 1)" }
        }
    }

    /// Names of types outside of others that two modules declare, with the files.
    package var sharedTypeNames: [(name: String, files: [String])] {
        var files: [String: [String]] = [:]
        for module in modules {
            for (name, file) in module.types { files[name, default: []].append(file) }
        }
        return files.filter { $0.value.count > 1 }.map { ($0.key, $0.value.sorted()) }.sorted { $0.0 < $1.0 }
    }

    /// Modules whose tests have no folder `Tests/<Module>Tests`. Commands count by their library, frameworks that are
    /// written in C by their own name.
    package var modulesWithoutTests: [String] {
        manifest.modules.map(\.name).filter { name in
            let library = manifest.modules.first { $0.name.lowercased() == name.replacing("-", with: "").lowercased() }
            if name.first == "C", testFolders.contains("\(name.dropFirst())Tests") { return false }
            return !testFolders.contains("\(name)Tests") && !testFolders.contains("\(library?.name ?? name)Tests")
        }
    }

    /// Imports of modules that the package does not name as direct dependencies: such a module is found by chance only.
    package var undeclaredImports: [String] {
        let names = Set(manifest.modules.map(\.name))
        return modules.flatMap { module in
            let declared = manifest.modules.first { $0.name == module.name }?.dependencies ?? []
            return module.imports.intersection(names).subtracting(declared).sorted()
                .filter { $0 != module.name }.map { "\(module.name) imports \($0)" }
        }
    }

    /// Imports of Swift files that go against the table's order.
    package var importsAgainstTable: [String] {
        let places = Dictionary(table.rows.enumerated().map { ($0.element.module, $0.offset) }, uniquingKeysWith: min)
        return modules.flatMap { module in
            module.imports.sorted().filter { name in
                guard let own = places[module.name], let other = places[name] else { return false }
                return other >= own && name != module.name
            }
            .map { "\(module.name) imports \($0), which stands below it" }
        }
    }
}
