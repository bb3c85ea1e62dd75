/// A line of a device's console.
package struct ConsoleEntry: Sendable, Equatable, Encodable {
    /// Seconds since 1970; nil if it is not known.
    package var time: Double?
    /// The app's name, or “device”.
    package var process: String
    /// True for what was written to standard error.
    package var isError: Bool
    package var text: String

    package init(time: Double?, process: String, isError: Bool, text: String) {
        self.time = time
        self.process = process
        self.isError = isError
        self.text = text
    }
}
