/// Why a data model cannot be read, with its place.
package struct DataModelError: Error, CustomStringConvertible {
    package let problem: String
    package let path: String
    package let line: Int?

    package init(_ problem: String, path: String, line: Int? = nil) {
        self.problem = problem
        self.path = path
        self.line = line
    }

    package var description: String {
        "\(path):\(line.map { "\($0):" } ?? "") error: \(problem)"
    }
}
