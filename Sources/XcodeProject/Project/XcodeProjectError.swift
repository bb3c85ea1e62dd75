/// Why a project cannot be read: what is wrong, where, and what to do about it.
///
/// Printed as compilers print theirs: `file:line: error: problem`, then the cure on a line of its own.
package struct XcodeProjectError: Error, Equatable, CustomStringConvertible {
    /// Which exit status the command line answers with.
    package enum Kind: Equatable, Sendable {
        /// The command itself was wrong: no such project, no such target.
        case wrongUse
        /// The project is damaged or contradicts itself.
        case badProject
    }

    package var kind: Kind
    /// What is wrong, in one sentence without its full stop.
    package var problem: String
    /// The file to blame: `project.pbxproj`, a scheme, an `.xcconfig`.
    package var path: String
    /// The line of the file, from 1; 0 where no line is to blame.
    package var line: Int
    /// The object to blame, as the file calls it: `1D6058900D05DD3D006BFB54 “HelloWorld”`.
    package var object: String?
    /// What to do about it.
    package var cure: String?

    package init(
        _ problem: String, path: String, line: Int = 0, object: String? = nil, cure: String? = nil,
        kind: Kind = .badProject
    ) {
        self.kind = kind
        self.problem = problem
        self.path = path
        self.line = line
        self.object = object
        self.cure = cure
    }

    package var description: String {
        var text = line > 0 ? "\(path):\(line): error: \(problem)" : "\(path): error: \(problem)"
        if let object { text += " (object \(object))" }
        if let cure { text += "\n    \(cure)" }
        return text
    }
}
