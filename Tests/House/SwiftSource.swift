import AppBuilder

/// What one Swift file declares for its module, and which names it mentions.
package struct SwiftSource: Sendable {
    /// The types outside of others that are not private to the file.
    package private(set) var types: Set<String> = []
    /// The functions, constants and variables outside of types that are not private to the file.
    package private(set) var globals: Set<String> = []
    /// All names that do not follow a point (what follows one belongs to what stands before it) and are not those of
    /// types that the file declares inside of others.
    package private(set) var mentioned: Set<String> = []
    /// The modules that it imports.
    package private(set) var imports: Set<String> = []

    private static let typeKeywords: Set = ["class", "struct", "enum", "protocol", "actor", "typealias"]
    private static let globalKeywords: Set = ["func", "let", "var"]

    package init(_ text: String) {
        var (depth, isPrivate, keyword) = (0, false, String?.none)
        var followsPoint = false
        var (nested, isNested) = (Set<String>(), false)
        defer { mentioned.subtract(nested) }
        let bytes = Array(text.utf8)
        for token in SwiftLexer.tokens(of: bytes, readsInterpolations: true) {
            switch token.kind {
            case .literal: (isNested, keyword, followsPoint) = (false, nil, false)
            case .mark(let mark):
                isNested = false
                if mark == "{" { depth += 1 }
                if mark == "}" { (depth, isPrivate) = (depth - 1, false) }
                followsPoint = mark == "."
                // `private(set)`, `let (a, b)`
                if mark != "(", mark != ")" { keyword = nil }
            case .word:
                let word = String(decoding: bytes[token.range], as: UTF8.self).trimmingBackticks
                defer { followsPoint = false }
                if let known = keyword {
                    keyword = nil
                    if known == "import" {
                        // `import class Module.Name`
                        if Self.typeKeywords.union(Self.globalKeywords).contains(word) {
                            keyword = known
                        } else {
                            imports.insert(word)
                        }
                        continue
                    }
                    if !Self.globalKeywords.contains(word) {
                        if !isPrivate {
                            if Self.typeKeywords.contains(known) { types.insert(word) } else { globals.insert(word) }
                        }
                        isPrivate = false
                        continue
                    }
                }
                if depth == 0 {
                    if word == "private" || word == "fileprivate" { isPrivate = true }
                    if word == "extension" || word == "import" { isPrivate = false }
                    if word == "import" || Self.typeKeywords.contains(word) || Self.globalKeywords.contains(word) {
                        keyword = word
                        continue
                    }
                }
                if isNested {
                    nested.insert(word)
                } else if !followsPoint {
                    mentioned.insert(word)
                }
                isNested = depth > 0 && Self.typeKeywords.contains(word)
            }
        }
    }
}

extension String {
    /// The name alone, of one that would be a keyword without them.
    fileprivate var trimmingBackticks: String { hasPrefix("`") ? String(dropFirst().dropLast()) : self }
}
