/// The types and constants that a header of the SDK declares.
enum DeclaredNames {
    /// Words that stand before a name which is declared, at the beginning of a line.
    private static let beginnings = ["@interface ", "@protocol ", "#define ", "extern ", "typedef ", "} "]

    static func all(_ bytes: [UInt8]) -> [String] {
        bytes.split(separator: UInt8(ascii: "\n")).compactMap { line in
            name(in: String(decoding: line, as: UTF8.self)[...])
        }
    }

    private static func name(in line: Substring) -> String? {
        guard let beginning = beginnings.first(where: { line.hasPrefix($0) }) else { return enumerator(line) }
        let rest = line.dropFirst(beginning.count)
        guard !line.contains("(") else { return nil }
        // A name is the first word behind these, and the last one of a declaration.
        if line.first == "@" || line.first == "#" { return usable(rest.prefix(while: isNamePart)) }
        guard let end = rest.firstIndex(of: ";") else { return nil }
        return usable(word(before: end, in: rest))
    }

    /// `kName = 1,` or `Name,` in the list of an enumeration.
    private static func enumerator(_ line: Substring) -> String? {
        guard line.hasPrefix("  ") else { return nil }
        let text = line.drop { $0 == " " }
        let name = text.prefix(while: isNamePart)
        let rest = text.dropFirst(name.count)
        guard rest.isEmpty || rest.hasPrefix(",") || rest.hasPrefix(" = ") else { return nil }
        return usable(name)
    }

    private static func word(before end: Substring.Index, in text: Substring) -> Substring {
        Substring(String(text[..<end].reversed().prefix(while: isNamePart).reversed()))
    }

    /// Names of frameworks begin with a capital or with `k`; others are more likely the app's own.
    private static func usable(_ name: Substring) -> String? {
        guard let first = name.first, name.count > 3, first.isUppercase || first == "k" else { return nil }
        return String(name)
    }

    private static func isNamePart(_ character: Character) -> Bool {
        character.isASCII && (character.isLetter || character.isNumber || character == "_")
    }
}
