import Foundation

/// One run of the generator on a package whose frameworks are built.
package struct GenerationRun {
    package let generation: BridgeGeneration
    private let model: FrameworkModel
    private let tree: GeneratedTree

    package init(package: URL, moduleFolder: URL) throws {
        let system = package.appendingPathComponent("Sources/System")
        let systemModules = ((try? FileManager.default.contentsOfDirectory(atPath: system.path)) ?? []).sorted()
        // Module maps that the build made for the package's own C targets.
        let products = moduleFolder.deletingLastPathComponent()
        let cModules = ((try? FileManager.default.contentsOfDirectory(atPath: products.path)) ?? []).sorted()
            .map { products.appendingPathComponent($0) }
            .filter { FileManager.default.fileExists(atPath: $0.appendingPathComponent("module.modulemap").path) }
        let extraction = SymbolGraphExtraction(
            modules: FrameworkLayout.modules, moduleFolder: moduleFolder,
            includeFolders: systemModules.map { system.appendingPathComponent($0) } + cModules
                + (try PackageLibraries(package: package).includeFolders()))
        model = ModelBuilder.model(
            of: try extraction.graphs(accessLevel: "public"), hidden: try extraction.graphs(accessLevel: "private"),
            source: SourceText())
        tree = GeneratedTree(package: package)
        generation = BridgeGeneration(model, surroundings: tree.surroundings(modules: FrameworkLayout.modules))
    }

    package var differences: [GeneratedTree.Difference] { tree.differences(to: generation.files) }

    package func write() throws -> [GeneratedTree.Difference] { try tree.write(generation.files) }

    package var summary: String {
        let reasons = Dictionary(grouping: generation.skipped) { skipped in
            skipped.reason.split(separator: " ").prefix(3).joined(separator: " ")
        }
        let counts = reasons.map { (reason: $0.key, count: $0.value.count) }
            .sorted { ($1.count, $0.reason) < ($0.count, $1.reason) }
        return "\(model.classes.count) classes, \(model.protocols.count) protocols, "
            + "\(model.rawTypes.count) enumerations and constant types, \(generation.files.count) files; "
            + "\(generation.skipped.count) declarations skipped"
            + (counts.isEmpty ? "" : " (" + counts.map { "\($0.reason) …: \($0.count)" }.joined(separator: ", ") + ")")
    }
}
