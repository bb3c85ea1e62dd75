/// A line that an app wrote, or that the device says about it.
public struct LogLine: Sendable, Hashable {
    public enum Source: Sendable, Hashable {
        case standardOutput
        case standardError
        case device
    }

    /// The name of the app's bundle without `.app`, or "device".
    public let process: String
    public let source: Source
    /// Without the line's end.
    public let text: String
}
