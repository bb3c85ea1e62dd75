/// How sources of one kind, which GCC 4.2 took and clang refuses, are mended.
struct MendingRule: Sendable {
    /// What clang says, without what is in quotes: the message begins so.
    let kind: String
    /// What is to be done about it in the source.
    let cure: String
    /// Whether it is about a warning: what clang takes, but makes something else of.
    var isForWarning = false
    /// Whether it is meant for projects of the time before compilers made accessors without being asked.
    var isForOldProjects = false
    /// Empty when there is nothing to mend after all.
    let edits: @Sendable (MendingCase) -> [SourceEdit]

    /// - Returns: nil when nobody knows a cure.
    static func rule(for diagnostic: Diagnostic) -> MendingRule? {
        all.first { $0.isForWarning != diagnostic.isError && diagnostic.kind.hasPrefix($0.kind) }
    }

    static let all = declarations + properties + expressions + blocks + objectTypes + arguments + includes
}
