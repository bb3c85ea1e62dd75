import DataModel
import Foundation

/// Compiles a data model, if the model or the builder has changed.
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
        var compiler = ModelCompiler()
        do {
            if isVersioned {
                try compiler.compileVersions(model.source.path, to: output.path, current: currentVersion)
            } else {
                try compiler.compile(model.source.path, to: output.path)
            }
            try record.write(inputs: Set(compiler.inputs), startedAt: start)
            return ToolProcess.Result(status: 0, output: compiler.warnings.map { $0 + "\n" }.joined())
        } catch let error as DataModelError {
            return ToolProcess.Result(status: 1, output: error.description + "\n")
        }
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
        default: nil
        }
    }
}
