import Foundation

/// Finds the declarations in a hand-written Objective-C or C header: enough to count them, no more.
package struct HeaderScanner {
    package private(set) var entries: [ImplementedIndex.Entry] = []
    private let framework: String
    private var owner = ""
    private var isProtocol = false
    /// Whether the comment above says that the declaration does nothing yet.
    private var isStub = false
    /// What stands for such a comment while the header is read.
    private static let stubMark = "#stub"

    package init(text: String, framework: String) {
        self.framework = framework
        var waiting = ""
        for line in Self.withoutComments(text).split(separator: "\n", omittingEmptySubsequences: false) {
            let line = line.trimmingCharacters(in: .whitespaces)
            if line == Self.stubMark { isStub = true }
            if line.isEmpty || line.hasPrefix("#") { continue }
            if line.hasPrefix("@interface") || line.hasPrefix("@protocol") || line.hasPrefix("@end") {
                waiting = ""
                container(line)
                continue
            }
            waiting = waiting.isEmpty ? line : waiting + " " + line
            if waiting.hasSuffix(";") || waiting.hasSuffix("{") || waiting.hasSuffix("}") {
                declaration(waiting)
                waiting = ""
                isStub = false
            } else if waiting.count > 4096 {
                waiting = ""
            }
        }
    }

    private mutating func container(_ line: String) {
        let words = line.split { " :<(){".contains($0) }
        guard !line.hasPrefix("@end"), words.count > 1, !line.hasSuffix(";") else {
            owner = ""
            return
        }
        owner = String(words[1])
        isProtocol = line.hasPrefix("@protocol")
        guard !line.contains("(") else { return }
        add(isProtocol ? .protocol : .class, owner)
    }

    private mutating func declaration(_ text: String) {
        if owner.isEmpty { return function(text) }
        if text.hasPrefix("-") || text.hasPrefix("+") {
            let selector = Self.selector(of: text)
            if !selector.isEmpty {
                add(text.hasPrefix("-") ? .instanceMethod : .classMethod, String(text.prefix(1)) + selector)
            }
        } else if text.hasPrefix("@property") {
            let name = text.dropLast().split { " *".contains($0) }.last.map(String.init) ?? ""
            guard ObjectiveCNames.isIdentifier(name) else { return }
            add(.property, name)
            let getter = text.split(separator: "getter=").dropFirst().first.map {
                String($0.prefix { !",) ".contains($0) })
            }
            add(.instanceMethod, "-" + (getter ?? name))
            if !text.contains("readonly") { add(.instanceMethod, "-set\(ObjectiveCNames.capitalized(name)):") }
        }
    }

    /// `- (void)setTitle:(NSString *)title forState:(UIControlState)state;` → `setTitle:forState:`
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
        let end = plain.firstIndex { ";{".contains($0) } ?? plain.endIndex
        let words = plain[..<end].split(separator: " ")
        let parts = words.flatMap { word -> [String] in
            guard let colon = word.firstIndex(of: ":") else { return [] }
            return [String(word[...colon])]
        }
        if !parts.isEmpty { return parts.joined() }
        return words.first.map(String.init) ?? ""
    }

    private mutating func function(_ text: String) {
        if text.hasPrefix("typedef") || text.hasPrefix("@") || text.hasPrefix("}") {
            if text.hasPrefix("typedef") || text.hasPrefix("}") {
                let name = text.dropLast().split { " *}".contains($0) }.last.map(String.init) ?? ""
                if text.hasSuffix(";"), ObjectiveCNames.isIdentifier(name) { add(.type, name, owner: "") }
            }
            return
        }
        guard let open = text.firstIndex(of: "(") else {
            guard text.contains("const") || text.contains("extern") || text.contains("EXPORT") else { return }
            let name = text.dropLast().split { " *".contains($0) }.last.map(String.init) ?? ""
            if ObjectiveCNames.isIdentifier(name) { add(.constant, name, owner: "") }
            return
        }
        let words = text[..<open].split { " *".contains($0) }
        guard words.count > 1, let name = words.last.map(String.init), ObjectiveCNames.isIdentifier(name),
            text[..<open].allSatisfy({ $0 != "=" && $0 != ";" })
        else { return }
        add(.function, name, owner: "")
    }

    private mutating func add(_ kind: ImplementedIndex.Kind, _ name: String, owner: String? = nil) {
        entries.append(
            .init(
                framework: framework, owner: owner ?? self.owner, kind: kind.rawValue, name: name,
                isStub: isStub))
    }

    private static func withoutComments(_ text: String) -> String {
        var result = ""
        var rest = text[...]
        while let start = rest.firstRange(of: "/*") {
            result += rest[..<start.lowerBound]
            guard let end = rest[start.upperBound...].firstRange(of: "*/") else { return result }
            rest = rest[end.upperBound...]
        }
        result += rest
        return result.split(separator: "\n", omittingEmptySubsequences: false)
            .map { line -> Substring in
                if line.contains("/// - Status: stub") { return Self.stubMark[...] }
                return line.firstRange(of: "//").map { line[..<$0.lowerBound] } ?? line
            }
            .joined(separator: "\n")
    }
}
