/// The names by which Interface Builder knows methods of Swift: Swift's own rule for Objective-C.
enum ObjectiveCSelector {
    /// The first words of argument labels that need no "With" before them.
    private static let prepositions: Set<String> = [
        "above", "after", "along", "alongside", "as", "at", "before", "below", "by", "following", "for", "from",
        "given", "in", "including", "inside", "into", "matching", "of", "on", "passing", "preceding", "since", "to",
        "until", "using", "via", "when", "with", "within",
    ]

    /// - Parameter labels: `_` for an argument without one.
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
