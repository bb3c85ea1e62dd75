import Foundation

/// Functions and methods whose code says at run time that they are not there yet (`NOT_THERE_YET`, `REFUSES`).
struct UnfinishedCode {
    /// `name`, or `Owner selector` with its sign.
    private(set) var names: Set<String> = []

    /// What stands in the code of such a function; the last two are the whole of it.
    private static let marks = ["NOT_THERE_YET(", "REFUSES(", "REFUSES_WITH_ERROR("]

    /// - Parameter folder: The folder that holds `Sources`.
    init(folder: URL) {
        for module in ["CDeclaredFrameworks", "CMedia", "CCoreFoundation", "AppFoundation", "CObjCRuntime"] {
            let sources = folder.appendingPathComponent("Sources").appendingPathComponent(module)
            guard let files = FileManager.default.enumerator(atPath: sources.path) else { continue }
            for case let path as String in files where path.hasSuffix(".m") || path.hasSuffix(".c") {
                guard let text = try? String(contentsOf: sources.appendingPathComponent(path), encoding: .utf8) else {
                    continue
                }
                if Self.marks.contains(where: text.contains) { read(text) }
            }
        }
    }

    init(text: String) { read(text) }

    /// Code is indented, and what begins a function or method is not.
    private mutating func read(_ text: String) {
        var owner = ""
        var current = ""
        var declaration = ""
        for line in text.split(separator: "\n") {
            if line.hasPrefix("@implementation") {
                owner = line.split { " (".contains($0) }.dropFirst().first.map(String.init) ?? ""
            } else if line.hasPrefix("@end") {
                owner = ""
            }
            if let first = line.first, first.isLetter || first == "-" || first == "+" || first == "_" {
                declaration = String(line)
                current = Self.name(declaration, owner: owner)
            } else if !Self.hasBody(declaration) {
                declaration += " " + line.drop { $0 == " " }
                current = Self.name(declaration, owner: owner)
            }
            if Self.marks.contains(where: line.contains), !current.isEmpty { names.insert(current) }
        }
    }

    /// Whether what has been read of a declaration reaches its body.
    private static func hasBody(_ declaration: String) -> Bool {
        declaration.contains("{") || declaration.contains("REFUSES") || declaration.contains(";")
    }

    private static func name(_ declaration: String, owner: String) -> String {
        if declaration.hasPrefix("-") || declaration.hasPrefix("+") {
            let end = declaration.firstRange(of: "REFUSES")?.lowerBound ?? declaration.endIndex
            let head = String(declaration[..<end])
            return owner + " " + head.prefix(1) + ObjectiveCSelectorText.selector(of: head)
        }
        let words = declaration.prefix { $0 != "(" }.split { " *".contains($0) }
        return words.last.map(String.init) ?? ""
    }
}

enum ObjectiveCSelectorText {
    /// `- (void)setTitle:(NSString *)title forState:(UIControlState)state {` → `setTitle:forState:`
    static func selector(of text: String) -> String {
        var depth = 0
        var plain = ""
        for character in text.dropFirst() {
            if character == "(" { depth += 1 }
            if depth == 0 { plain.append(character) }
            if character == ")" {
                depth -= 1
                plain.append(" ")
            }
        }
        let words = plain.prefix { $0 != ";" && $0 != "{" }.split(separator: " ")
        let parts = words.compactMap { word in word.firstIndex(of: ":").map { String(word[...$0]) } }
        return parts.isEmpty ? words.first.map(String.init) ?? "" : parts.joined()
    }
}
