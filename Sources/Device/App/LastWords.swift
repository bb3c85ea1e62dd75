/// The crash report that an app prints, found among the lines of its log: headlines and the call stacks of its threads, then
/// details, which are for the report only.
///
/// Reports of the main thread come over the link as well; those of other threads, of Swift apps, and of apps that hang
/// do not.
struct LastWords {
    private(set) var lines: [String] = []
    /// The other threads, the registers, the programs and libraries in memory.
    private(set) var details: [String] = []
    private var state = State.before

    private enum State {
        case before
        /// In the headlines, which begin with `***`.
        case headline
        /// In the call stack of one thread, or in those of all threads.
        case calls(ofAll: Bool)
        case complete
        case details
        case detailed
    }

    /// More lines than any report has: an app may print something like a report without end.
    private static let mostLines = 4000

    var isComplete: Bool {
        switch state {
        case .complete, .details, .detailed: true
        case .before, .headline, .calls: false
        }
    }

    /// - Returns: false for a line that is not one of the app's log.
    mutating func take(_ line: String) -> Bool {
        switch state {
        case .complete where line == "*** Crash details:": state = .details
        case .details where line == "*** End of crash details": state = .detailed
        case .details:
            details.append(line)
            if details.count >= Self.mostLines { state = .detailed }
        case .before, .headline, .complete, .detailed:
            takeHeadline(line)
            return true
        case .calls(let ofAll):
            takeCall(line, ofAll: ofAll)
            return true
        }
        return false
    }

    private mutating func takeHeadline(_ line: String) {
        guard line.hasPrefix("*** ") else {
            if case .headline = state { restart() }
            return
        }
        if case .headline = state {} else { restart() }
        lines.append(line)
        state = .headline
        if line == "*** Call stack:" { state = .calls(ofAll: false) }
        if line == "*** Call stacks of all threads:" { state = .calls(ofAll: true) }
    }

    private mutating func takeCall(_ line: String, ofAll: Bool) {
        lines.append(line)
        let last = ofAll ? "*** End of call stacks" : ")"
        if line == last { state = .complete }
        if lines.count > Self.mostLines { restart() }
    }

    private mutating func restart() {
        lines = []
        details = []
        state = .before
    }
}

extension [String] {
    /// This array without its last occurrence of `lines` as a run.
    func leavingOut(_ lines: [String]) -> [String] {
        guard !lines.isEmpty, lines.count <= count else {
            // The tail of the log may have lost the first lines of a long report.
            return lines.isEmpty ? self : filter { !lines.contains($0) }
        }
        for start in stride(from: count - lines.count, through: 0, by: -1)
        where self[start..<start + lines.count].elementsEqual(lines) {
            return Array(self[..<start] + self[(start + lines.count)...])
        }
        return filter { !lines.contains($0) }
    }
}
