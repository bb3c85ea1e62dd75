import Foundation

/// A step that always runs, finds out itself what there is to do, and has no progress message.
struct BundleStep: QueuedStep {
    var subject: String
    var work: @Sendable () throws -> Void

    var verb: String? { nil }
    func isUpToDate(_ identities: FileIdentities) -> Bool { false }
    func forgetOutputs(in identities: FileIdentities) {}

    func run() throws -> ToolProcess.Result {
        try work()
        return ToolProcess.Result(status: 0, output: "")
    }
}
