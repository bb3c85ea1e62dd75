/// Why scripts cannot be run as tests: what happened, and what to do about it.
package struct UITestError: Error, CustomStringConvertible {
    package var problem: String
    package var cure: String

    package init(_ problem: String, cure: String) {
        self.problem = problem
        self.cure = cure
    }

    package var description: String { "error: \(problem)\n    \(cure)" }
}
