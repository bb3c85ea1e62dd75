import Foundation

/// The entry point of a Swift app.
package enum EntryPoint: Equatable {
    /// A type with attribute `@main`: all files are parsed as library.
    case attribute
    /// Top-level code in `main.swift`.
    case mainFile

    /// - Throws: `BuildError` if there is neither.
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

    /// The attribute and its former name.
    private static let attributes = ["@main", "@UIApplicationMain"]

    /// Whether a line outside of comments starts with the attribute. The compiler finds any other misuse.
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
