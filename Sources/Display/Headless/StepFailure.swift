/// A step of a script that did not come true.
public struct StepFailure: Error, CustomStringConvertible, Sendable, Hashable {
    /// The file and line of the step; empty outside a script.
    public let place: String
    /// The step as written.
    public let step: String
    public let message: String
    /// The labels that were on the screen instead.
    public let labels: [String]
    /// The picture that was left of it.
    public let screenshot: String?

    public var description: String {
        var text = place.isEmpty ? message : "\(place): \(step)\n  \(message)"
        if !labels.isEmpty {
            text += "\n  On the screen: " + labels.prefix(40).map { "\"\($0)\"" }.joined(separator: ", ")
            if labels.count > 40 { text += " and \(labels.count - 40) more" }
        }
        if let screenshot { text += "\n  Screenshot: \(screenshot)" }
        return text
    }
}
