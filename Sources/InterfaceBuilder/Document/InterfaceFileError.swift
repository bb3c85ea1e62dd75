/// Why an Interface Builder file could not be read at all: what is wrong, where, and what to do about it.
///
/// Printed as compilers print theirs: `file:line: error: problem`, then the cure on a line of its own.
package struct InterfaceFileError: Error, Equatable, CustomStringConvertible {
    /// Which exit status the command line answers with.
    package enum Kind: Equatable, Sendable {
        /// The command itself was wrong: no such file, a folder that cannot be written to.
        case wrongUse
        /// The file cannot be read as what it should be.
        case badFile
    }

    package var kind: Kind
    /// What is wrong, in one sentence without its full stop.
    package var problem: String
    package var path: String
    /// The line of the file, from 1; 0 where no line is to blame.
    package var line: Int
    /// What to do about it.
    package var cure: String?

    package init(_ problem: String, path: String, line: Int = 0, cure: String? = nil, kind: Kind = .badFile) {
        self.kind = kind
        self.problem = problem
        self.path = path
        self.line = line
        self.cure = cure
    }

    package var description: String {
        var text = line > 0 ? "\(path):\(line): error: \(problem)" : "\(path): error: \(problem)"
        if let cure { text += "\n    \(cure)" }
        return text
    }
}
