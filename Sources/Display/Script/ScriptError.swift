/// Scripts that cannot be read: all that is wrong with them.
public struct ScriptError: Error, CustomStringConvertible, Sendable, Hashable {
    public struct Problem: CustomStringConvertible, Sendable, Hashable {
        public let file: String
        /// Counted from 1; 0 when the file as a whole cannot be read.
        public let line: Int
        /// Counted from 1, in characters; 0 when it is not about a place in the line.
        public let column: Int
        /// What is wrong, with the cure.
        public let message: String

        public var description: String { "\(place): \(message)" }

        private var place: String {
            guard line > 0 else { return file }
            return column > 0 ? "\(file):\(line):\(column)" : "\(file):\(line)"
        }
    }

    /// At least one.
    public let problems: [Problem]
    /// The most problems that are told.
    static let mostTold = 50

    init(_ problems: [Problem]) { self.problems = problems }

    public var description: String {
        let told = problems.prefix(Self.mostTold).map(\.description).joined(separator: "\n")
        let rest = problems.count - Self.mostTold
        return rest > 0 ? "\(told)\nand \(rest) more mistakes" : told
    }
}
