import Archiving
import Foundation
import InterfaceBuilder

extension XMLTree {
    /// The root of a file that Xcode wrote.
    /// - Throws: `XcodeProjectError` with the line.
    static func root(of data: Data, path: String) throws -> Element {
        do {
            return try parse(TextEncodings.utf8(data), path: path).root
        } catch let error as InterfaceFileError {
            throw XcodeProjectError(error.problem, path: path, line: error.line, cure: error.cure)
        }
    }
}

extension XMLTree.Element {
    var allChildren: [XMLTree.Element] { Array(children) }

    func children(named name: String) -> [XMLTree.Element] { children.filter { $0.name == name } }

    /// Whether an attribute is `YES`, as Xcode writes it.
    func isYes(_ attribute: String, default value: Bool = false) -> Bool {
        self[attribute].map { $0 == "YES" } ?? value
    }
}
