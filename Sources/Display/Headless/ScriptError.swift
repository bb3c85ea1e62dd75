/// A script that cannot be read.
public struct ScriptError: Error, CustomStringConvertible, Sendable, Hashable {
    public let file: String
    /// Counted from 1.
    public let line: Int
    public let message: String

    public var description: String { "\(file):\(line): \(message)" }
}
