import DataModel
import Foundation

/// Compiles a data model or a mapping model, if the model or the builder has changed.
struct DataModelStep: QueuedStep {
    var model: BundleResource
    /// The current version of the model according to the project; nil if the project does not tell.
    var currentVersion: String?
    var subject: String
    var output: URL

    var verb: String? { "Compiling" }

    private var record: InputRecord {
        InputRecord(
            file: output.appendingPathExtension("inputs"),
            command: "\(FileIdentity.ofBuilder) \(currentVersion ?? "") \(model.source.path)")
    }

    private var isVersioned: Bool { output.pathExtension == "momd" }

    func isUpToDate(_ identities: FileIdentities) -> Bool {
        identities[output.path] != nil && record.isCurrent(identities)
    }

    func forgetOutputs(in identities: FileIdentities) { identities.forget(output.path) }

    func run() throws -> ToolProcess.Result {
        let start = Date()
        record.remove()
        do {
            let compiled = try compile()
            try record.write(inputs: Set(compiled.inputs), startedAt: start)
            return ToolProcess.Result(status: 0, output: compiled.warnings.map { $0 + "\n" }.joined())
        } catch let error as DataModelError {
            return ToolProcess.Result(status: 1, output: error.description + "\n")
        }
    }

    /// - Returns: what was read, and what was left out, one line each.
    private func compile() throws -> (inputs: [String], warnings: [String]) {
        if output.pathExtension == "cdm" {
            var compiler = MappingCompiler()
            try compiler.compile(model.source.path, to: output.path)
            return (compiler.inputs, compiler.warnings)
        }
        var compiler = ModelCompiler()
        if isVersioned {
            try compiler.compileVersions(model.source.path, to: output.path, current: currentVersion)
        } else {
            try compiler.compile(model.source.path, to: output.path)
        }
        return (compiler.inputs, compiler.warnings)
    }

    /// The files for the bundle: the compiled model, or all files of a folder of versions.
    var resources: [BundleResource] {
        get throws {
            guard isVersioned else { return [BundleResource(source: output, destination: model.destination)] }
            return try FileManager.default.contentsOfDirectory(atPath: output.path).sorted().map { name in
                BundleResource(source: output.appendingPathComponent(name), destination: "\(model.destination)/\(name)")
            }
        }
    }

    /// The name in the bundle of a compiled model; nil for other files.
    static func product(of source: URL) -> String? {
        let name = source.deletingPathExtension().lastPathComponent
        return switch source.pathExtension.lowercased() {
        case "xcdatamodel": name + ".mom"
        case "xcdatamodeld": name + ".momd"
        case "xcmappingmodel": name + ".cdm"
        default: nil
        }
    }
}
