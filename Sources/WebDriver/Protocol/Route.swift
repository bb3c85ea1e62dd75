import Display

/// A command of W3C WebDriver, or of Appium beside it: the method and the path that ask for it.
package struct Route: Sendable {
    package let method: RequestMethod
    /// The words of the path after the session's identifier; one that begins with `:` stands for any word.
    package let pattern: [String]
    package let command: Command

    init(_ method: RequestMethod, _ pattern: String, _ command: Command) {
        self.method = method
        self.pattern = pattern.split(separator: "/").map(String.init)
        self.command = command
    }

    /// What stands in the path for the pattern's own words; nil if it does not fit.
    private func match(_ words: [String]) -> [String]? {
        guard words.count == pattern.count else { return nil }
        var taken: [String] = []
        for (word, wanted) in zip(words, pattern) {
            if wanted.hasPrefix(":") { taken.append(word) } else if word != wanted { return nil }
        }
        return taken
    }

    /// Finds the command of a session that a request is for.
    ///
    /// - Throws: `unknownCommand` for a path that there is not, `unknownMethod` for one that takes another method.
    package static func find(_ method: RequestMethod, _ words: [String]) throws -> (command: Command, words: [String]) {
        var isKnown = false
        for route in all {
            guard let taken = route.match(words) else { continue }
            if route.method == method { return (route.command, taken) }
            isKnown = true
        }
        let path = "/session/{session id}/" + words.joined(separator: "/").prefix(200)
        guard isKnown else { throw DriverError(.unknownCommand, "There is no command \(method.rawValue) \(path).") }
        throw DriverError(.unknownMethod, "\(path) does not take \(method.rawValue).")
    }
}
