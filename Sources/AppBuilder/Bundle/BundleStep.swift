import Foundation

/// Work on a bundle that looks for itself what there is to do, and is not worth telling of.
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
