import Foundation

/// The last lines of the device's log.
@MainActor final class ConsoleLog {
    struct Entry {
        /// Counted from the first line since the device is on.
        let number: Int
        let date: Date
        let line: LogLine
    }

    /// Called after a line was added.
    var onAdd: (() -> Void)?
    private(set) var entries: [Entry] = []
    private var count = 0

    /// So many lines are kept, up to twice as many for a while: the old ones are dropped together.
    private static let most = 2_000

    func add(_ line: LogLine) {
        entries.append(Entry(number: count, date: Date(), line: line))
        count += 1
        if entries.count >= ConsoleLog.most * 2 { entries.removeFirst(entries.count - ConsoleLog.most) }
        onAdd?()
    }

    func clear() { entries = [] }

    /// The names of those who have written lines, in alphabetical order.
    var processes: [String] { Set(entries.map(\.line.process)).sorted() }

    /// The lines with a text in them, in any letters.
    ///
    /// - Parameters:
    ///   - text: empty for all.
    ///   - process: nil for that of any.
    func entries(with text: String, of process: String?) -> [Entry] {
        entries.filter { entry in
            (process == nil || entry.line.process == process)
                && (text.isEmpty || entry.line.text.range(of: text, options: .caseInsensitive) != nil)
        }
    }
}
