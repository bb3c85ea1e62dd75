import Foundation

/// How a Swift app starts.
package enum EntryPoint: Equatable {
    /// A type marked `@main`: every file is parsed as a library.
    case attribute
    /// `main.swift` holds top-level code.
    case mainFile

    /// - Throws: `BuildError` when there is neither.
    package static func find(in sources: [URL], projectFolder: URL) throws -> EntryPoint {
        if sources.contains(where: { $0.lastPathComponent == "main.swift" }) { return .mainFile }
        for source in sources {
            guard let text = try? String(contentsOf: source, encoding: .utf8) else { continue }
            if containsMainAttribute(text) { return .attribute }
        }
        throw BuildError(
            "no entry point: no type is marked @main and there is no main.swift", at: projectFolder.path,
            cure: "Write @main before the app delegate's class.")
    }

    /// The attribute, and its name in Swift's first years.
    private static let attributes = ["@main", "@UIApplicationMain"]

    /// Whether a line outside comments begins with the attribute; good enough, since the compiler checks the rest.
    package static func containsMainAttribute(_ text: String) -> Bool {
        var commentDepth = 0
        for line in text.split(whereSeparator: \.isNewline) {
            let words = line.drop(while: \.isWhitespace)
            if commentDepth == 0, let attribute = attributes.first(where: { words.hasPrefix($0) }) {
                let next = words.dropFirst(attribute.count).first
                if next.map({ !$0.isLetter && !$0.isNumber && $0 != "_" }) ?? true { return true }
            }
            commentDepth = max(0, commentDepth + commentBalance(words))
        }
        return false
    }

    private static func commentBalance(_ line: Substring) -> Int {
        var balance = 0
        var previous: Character = " "
        for character in line {
            switch (previous, character) {
            case ("/", "/"): return balance
            case ("/", "*"): balance += 1
            case ("*", "/"): balance -= 1
            default:
                previous = character
                continue
            }
            previous = " "
        }
        return balance
    }
}
