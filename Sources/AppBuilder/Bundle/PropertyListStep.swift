import Archiving
import Foundation
import XcodeProject

/// Converts a property list or strings file for the bundle, if it has changed.
struct PropertyListStep: QueuedStep {
    var list: PropertyListResource
    var subject: String
    var output: URL

    var verb: String? { "Copying" }

    private var source: URL { list.resource.source }

    private var record: InputRecord {
        InputRecord(
            file: output.appendingPathExtension("inputs"),
            command: "\(FileIdentity.ofBuilder) \(list.kind) \(list.format) \(source.path)")
    }

    func isUpToDate(_ identities: FileIdentities) -> Bool {
        identities[output.path] != nil && record.isCurrent(identities)
    }

    func forgetOutputs(in identities: FileIdentities) { identities.forget(output.path) }

    func run() throws -> ToolProcess.Result {
        let start = Date()
        record.remove()
        do {
            let data = try Data(contentsOf: source)
            var remark = ""
            var contents = data
            do {
                let values = try PropertyListContents.read(data, path: source.path, as: list.kind)
                contents = try list.format.contents(
                    of: values, writtenAs: data, text: TextEncodings.text(data))
            } catch is XcodeProjectError where isOtherText(data) {
                remark = "\(source.path): warning: no table of texts; copied as it is\n"
            }
            try FileManager.default.createDirectory(
                at: output.deletingLastPathComponent(), withIntermediateDirectories: true)
            try contents.write(to: output, options: .atomic)
            try record.write(inputs: [source.path], startedAt: start)
            return ToolProcess.Result(status: 0, output: remark)
        } catch let error as XcodeProjectError {
            return ToolProcess.Result(status: 1, output: error.description + "\n")
        } catch let error as ArchiveError {
            return ToolProcess.Result(status: 1, output: "\(source.path): error: \(error)\n")
        }
    }

    /// Whether a file with extension `.strings` is another kind of text, as in some projects: it has no entry.
    private func isOtherText(_ data: Data) -> Bool {
        list.kind == .table && !TextEncodings.text(data).contains("=")
    }

    /// The file for the bundle.
    var product: BundleResource { BundleResource(source: output, destination: list.resource.destination) }
}
