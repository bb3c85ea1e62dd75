/// What is done with the value of a reference: `lower` in `$(NAME:lower)`, `default=1.0` in `$(VERSION:default=1.0)`.
struct SettingOperation {
    let name: String
    /// What stands behind the `=`.
    let argument: String?

    init(_ word: String) {
        let equals = word.firstIndex(of: "=") ?? word.endIndex
        name = String(word[..<equals])
        argument = equals == word.endIndex ? nil : String(word[word.index(after: equals)...])
    }

    /// An operation that Xcode does not know changes nothing.
    func apply(to value: String) -> String {
        switch (name, argument) {
        case ("default", let text?): value.isEmpty ? text : value
        case ("dir", let folder?): folder + (folder.hasSuffix("/") ? "" : "/") + ProjectPath.lastComponent(value)
        case ("file", let file?): Self.folder(value) + file
        case ("base", let base?): Self.folder(value) + base + Self.suffix(value)
        case ("suffix", let suffix?): ProjectPath.withoutSuffix(value) + suffix
        case ("relativeto", let folder?): Self.relative(value, to: folder)
        case ("lower", nil): value.lowercased()
        case ("upper", nil): value.uppercased()
        case ("rfc1034identifier", nil): Self.replacing(value, with: "-") { $0 == "-" || $0 == "." }
        case ("identifier", nil), ("c99extidentifier", nil): Self.identifier(value)
        case ("dir", nil): Self.folder(value)
        case ("file", nil): ProjectPath.lastComponent(value)
        case ("base", nil): ProjectPath.withoutSuffix(ProjectPath.lastComponent(value))
        case ("suffix", nil): Self.suffix(value)
        case ("standardizepath", nil): ProjectPath.normalized(value)
        case ("quote", nil): Self.quoted(value)
        case ("xml", nil): Self.markup(value)
        case ("not", nil): value == "YES" ? "NO" : "YES"
        default: value
        }
    }

    /// With the `/` at its end; `./` for a bare name.
    private static func folder(_ path: String) -> String {
        let folder = ProjectPath.folder(of: path)
        return folder.isEmpty ? "./" : folder.hasSuffix("/") ? folder : folder + "/"
    }

    /// With its dot.
    private static func suffix(_ path: String) -> String {
        let suffix = ProjectPath.suffix(of: path)
        return suffix.isEmpty ? "" : "." + suffix
    }

    private static func relative(_ path: String, to folder: String) -> String {
        let parts = ProjectPath.normalized(path).split(separator: "/")
        let start = ProjectPath.normalized(folder).split(separator: "/")
        let common = zip(parts, start).prefix { $0 == $1 }.count
        return (Array(repeating: "..", count: start.count - common) + parts[common...]).joined(separator: "/")
    }

    private static func identifier(_ value: String) -> String {
        let name = replacing(value, with: "_") { $0 == "_" }
        return name.first?.isNumber ?? false ? "_" + name : name
    }

    private static func quoted(_ value: String) -> String {
        var quoted = ""
        for character in value {
            if #" \"'$&|;()<>*?[]`"#.contains(character) { quoted += "\\" }
            quoted.append(character)
        }
        return quoted
    }

    private static func markup(_ value: String) -> String {
        value.replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing(">", with: "&gt;")
            .replacing("\"", with: "&quot;")
    }

    /// Keeps ASCII letters, digits, and what `keeps` allows.
    private static func replacing(_ value: String, with stand: Character, keeps: (Character) -> Bool) -> String {
        String(value.map { ($0.isASCII && ($0.isLetter || $0.isNumber)) || keeps($0) ? $0 : stand })
    }
}
