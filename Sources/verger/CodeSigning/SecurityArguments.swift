/// The arguments of one of `security`'s commands: options of one letter, and words.
struct SecurityArguments {
    private(set) var flags: Set<String> = []
    private(set) var values: [String: String] = [:]
    private(set) var words: [String] = []

    /// - Parameters:
    ///   - flags: options without a value.
    ///   - values: options with one.
    /// - Throws: `CommandError` for others.
    init(_ arguments: [String], flags: Set<String> = [], values: Set<String> = []) throws {
        var rest = arguments[...]
        while let word = rest.popFirst() {
            guard word.hasPrefix("-"), word.count > 1 else {
                words.append(word)
                continue
            }
            let name = String(word.dropFirst())
            if flags.contains(name) {
                self.flags.insert(name)
            } else if values.contains(name) {
                guard let value = rest.popFirst() else {
                    throw CommandError("\(word) needs a value", status: .wrongUse)
                }
                self.values[name] = value
            } else {
                throw CommandError(
                    "there is no option \(word) here", cure: "security help lists all commands.", status: .wrongUse)
            }
        }
    }
}
