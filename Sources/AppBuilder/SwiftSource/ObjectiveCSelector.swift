/// The selectors of Swift methods in Objective-C, by Swift's own rules.
enum ObjectiveCSelector {
    /// First words of argument labels that are joined without "With".
    private static let prepositions: Set<String> = [
        "above", "after", "along", "alongside", "as", "at", "before", "below", "by", "following", "for", "from",
        "given", "in", "including", "inside", "into", "matching", "of", "on", "passing", "preceding", "since", "to",
        "until", "using", "via", "when", "with", "within",
    ]

    /// - Parameter labels: The argument labels, `_` for none.
    static func name(_ base: String, labels: [String]) -> String {
        guard let first = labels.first else { return base }
        let start = first == "_" ? base : base + (beginsWithPreposition(first) ? "" : "With") + capitalized(first)
        return start + ":" + labels.dropFirst().map { ($0 == "_" ? "" : $0) + ":" }.joined()
    }

    private static func beginsWithPreposition(_ label: String) -> Bool {
        prepositions.contains(String(label.prefix { $0.isLowercase }))
    }

    private static func capitalized(_ text: String) -> String { text.prefix(1).uppercased() + text.dropFirst() }
}
