import Foundation
import InterfaceBuilder

/// Compiles an interface file, if the file, the deployment target or the builder has changed.
struct InterfaceStep: QueuedStep {
    var interface: BundleResource
    var subject: String
    var output: URL
    /// The deployment target such as "3.0"; nil uses the document's.
    var deploymentTarget: String?

    var verb: String? { "Compiling" }

    private var record: InputRecord {
        InputRecord(
            file: output.appendingPathExtension("inputs"),
            command: "\(FileIdentity.ofBuilder) \(deploymentTarget ?? "") \(interface.source.path)")
    }

    func isUpToDate(_ identities: FileIdentities) -> Bool {
        identities[output.path] != nil && record.isCurrent(identities)
    }

    func forgetOutputs(in identities: FileIdentities) { identities.forget(output.path) }

    func run() throws -> ToolProcess.Result {
        let start = Date()
        record.remove()
        do {
            let problems = try compile()
            let hasFailed = problems.contains { $0.severity == .error }
            if !hasFailed { try record.write(inputs: [interface.source.path], startedAt: start) }
            return ToolProcess.Result(
                status: hasFailed ? 1 : 0,
                output: problems.map { $0.description(path: interface.source.path) + "\n" }.joined())
        } catch let error as InterfaceFileError {
            return ToolProcess.Result(status: 1, output: error.description + "\n")
        }
    }

    private func compile() throws -> [InterfaceProblem] {
        let source = try InterfaceSource(
            data: InterfaceFile.contents(path: interface.source.path), path: interface.source.path)
        let compiled = try CompiledInterface(source, deploymentTarget: deploymentTarget)
        try FileManager.default.createDirectory(
            at: output.deletingLastPathComponent(), withIntermediateDirectories: true)
        try compiled.write(to: output.path)
        return compiled.problems
    }

    /// The files for the bundle: the nib, or all files of a compiled storyboard.
    var resources: [BundleResource] {
        get throws {
            guard output.pathExtension == "storyboardc" else {
                return [BundleResource(source: output, destination: interface.destination)]
            }
            return try FileManager.default.contentsOfDirectory(atPath: output.path).sorted().map { name in
                BundleResource(
                    source: output.appendingPathComponent(name), destination: "\(interface.destination)/\(name)")
            }
        }
    }
}
