/// The reason why an Interface Builder file could not be read or written: the problem, its line, and what to do about
/// it.
///
/// Printed in the format of compilers: `file:line: error: problem`, then the cure on its own line.
package struct InterfaceFileError: Error, Equatable, CustomStringConvertible {
    /// The kind of error, which determines the exit status of the command.
    package enum Kind: Equatable, Sendable {
        /// Wrong use of the command: there is no such file, or a folder is not writable.
        case wrongUse
        /// The file has a wrong format.
        case badFile
    }

    package var kind: Kind
    /// The problem, as a sentence without full stop.
    package var problem: String
    package var path: String
    /// The line in the file, from 1; 0 if the problem is not in a certain line.
    package var line: Int
    /// A way to solve the problem.
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
