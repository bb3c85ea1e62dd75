/// Why something could not be built: what happened, where, and what to do about it.
///
/// Printed as compilers print theirs: `place: error: problem`, then the cure on a line of its own.
public struct BuildError: Error, Equatable, CustomStringConvertible {
    /// Which exit status the command line answers with.
    public enum Kind: Equatable, Sendable {
        /// The command itself was wrong: no such folder, say.
        case wrongUse
        /// The project cannot be built as it is.
        case doesNotBuild
    }

    public var kind: Kind
    /// What happened, in one sentence without its full stop.
    public var problem: String
    /// A path, with `:line` where it is known.
    public var place: String?
    /// What to do about it.
    public var cure: String?

    public init(_ problem: String, at place: String? = nil, cure: String? = nil, kind: Kind = .doesNotBuild) {
        self.problem = problem
        self.place = place
        self.cure = cure
        self.kind = kind
    }

    public var description: String {
        var text = place.map { "\($0): " } ?? ""
        text += "error: \(problem)"
        if let cure { text += "\n    \(cure)" }
        return text
    }
}
