/// A script that cannot be read.
public struct ScriptError: Error, CustomStringConvertible, Sendable, Hashable {
    public let file: String
    /// Counted from 1; 0 when the file as a whole cannot be read.
    public let line: Int
    public let message: String

    public var description: String { (line > 0 ? "\(file):\(line): " : "\(file): ") + message }
}
