/// The reason why something could not be built: the problem, its place, and what to do about it.
///
/// Printed in the format of compilers: `place: error: problem`, then the cure on its own line.
public struct BuildError: Error, Equatable, CustomStringConvertible {
    /// The kind of error, which determines the exit status of the command.
    public enum Kind: Equatable, Sendable {
        /// Wrong use of the command, such as a folder that does not exist.
        case wrongUse
        /// The project cannot be built.
        case doesNotBuild
    }

    public var kind: Kind
    /// The problem, as a sentence without full stop.
    public var problem: String
    /// The path of the file or folder, followed by `:line` if the line is known.
    public var place: String?
    /// A way to solve the problem.
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
