/// Prints the lines of a log in one of its styles.
struct LogPrinter {
    private let style: LogRecord.Style
    private var count = 0

    init(_ style: LogRecord.Style) {
        self.style = style
        if let head = LogRecord.head(style) { Swift.print(head) }
    }

    mutating func print(_ record: LogRecord) {
        if style == .json { Swift.print(count == 0 ? "[" : ",", terminator: "") }
        Swift.print(record.text(style))
        count += 1
    }

    /// Closes the array of JSON.
    func end() {
        if style == .json { Swift.print(count == 0 ? "[]" : "]") }
    }
}
