/// A rule to repair a kind of source code that GCC 4.2 accepted and clang rejects.
struct MendingRule: Sendable {
    /// The start of clang's message, without quoted texts.
    let kind: String
    /// The change that is necessary in the source, for the remark to the user.
    let cure: String
    /// Whether the rule is for a warning: code that clang accepts with another meaning.
    var isForWarning = false
    /// Whether the rule is only for projects from before automatic synthesis of properties.
    var isForOldProjects = false
    /// The edits; empty if there is nothing to repair after all.
    let edits: @Sendable (MendingCase) -> [SourceEdit]

    /// - Returns: nil if there is no rule.
    static func rule(for diagnostic: Diagnostic) -> MendingRule? {
        all.first { $0.isForWarning != diagnostic.isError && diagnostic.kind.hasPrefix($0.kind) }
    }

    static let all = declarations + properties + expressions + blocks + objectTypes + arguments + includes
}
