import Foundation

/// The last line on standard error, which says on a terminal what is under way.
struct ProgressLine {
    private let isTerminal = isatty(STDERR_FILENO) != 0

    /// Writes a text that stays, above the line.
    func tell(_ text: String) { writeError("\(isTerminal ? "\r\u{1b}[K" : "")\(text)\n") }

    func show(_ text: String) {
        if isTerminal { writeError("\r\u{1b}[K" + text.prefix(width - 1)) }
    }

    func erase() {
        if isTerminal { writeError("\r\u{1b}[K") }
    }

    private var width: Int {
        var size = winsize()
        guard ioctl(STDERR_FILENO, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 10 else { return 80 }
        return Int(size.ws_col)
    }
}
