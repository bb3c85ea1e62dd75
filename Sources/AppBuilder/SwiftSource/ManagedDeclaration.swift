/// The body of a property or method that is declared `@NSManaged`, which only compilers with Objective-C leave to Core Data:
/// calls of the module CoreData (`NSManagedObject+Managed.swift`).
///
///     @NSManaged var name: String?
///                var name: String? { get { managedValue("name") } set { setManagedValue(newValue, "name") } }
struct ManagedDeclaration {
    /// Text to insert into the source.
    struct Body: Equatable {
        /// The index of the byte before which it stands.
        var place: Int
        var text: String
    }

    private let source: SwiftText
    private var index: Int

    /// - Parameter start: The index of the token after the attribute.
    /// - Returns: nil if the declaration has no body that is known: the compiler reports it.
    static func body(in source: SwiftText, after start: Int) -> Body? {
        var declaration = ManagedDeclaration(source: source, index: start)
        return declaration.read()
    }

    private func word(_ offset: Int = 0) -> String? {
        guard index + offset < source.tokens.count, source.tokens[index + offset].kind == .word else { return nil }
        return source.text(source.tokens[index + offset])
    }

    private func isMark(_ character: Character, _ offset: Int = 0) -> Bool {
        index + offset < source.tokens.count && source.tokens[index + offset].kind == .mark(character)
    }

    /// Past modifiers and other attributes, to `var` or `func`.
    private mutating func read() -> Body? {
        while index < source.tokens.count {
            if isMark("(") {
                skipBrackets()
            } else if isMark("@") {
                index += 2
            } else {
                switch word() {
                case "var": return property()
                case "func": return method()
                case "let", "class", "init", "subscript", "struct", "enum", "extension", nil: return nil
                default: index += 1
                }
            }
        }
        return nil
    }

    private mutating func skipBrackets() {
        var depth = 0
        while index < source.tokens.count {
            switch source.tokens[index].kind {
            case .mark("("), .mark("["): depth += 1
            case .mark(")"), .mark("]"): depth -= 1
            default: break
            }
            index += 1
            if depth <= 0 { return }
        }
    }

    // MARK: Properties

    private mutating func property() -> Body? {
        index += 1
        guard let name = word()?.filter({ $0 != "`" }), isMark(":", 1) else { return nil }
        index += 2
        let start = index
        skipType()
        guard index > start, !isMark("{"), !isMark("="), !isMark(",") else { return nil }
        let primitive = Self.key(name, after: "primitive")
        let (prefix, key) = primitive.map { ("Primitive", $0) } ?? ("Value", name)
        let text = " { get { managed\(prefix)(\"\(key)\") } set { setManaged\(prefix)(newValue, \"\(key)\") } }"
        return Body(place: source.tokens[index - 1].range.upperBound, text: text)
    }

    private mutating func skipType() {
        var depth = 0
        while index < source.tokens.count {
            let token = source.tokens[index]
            switch token.kind {
            case .mark("("), .mark("["):
                skipBrackets()
                continue
            case .mark("<"): depth += 1
            case .mark(">"): depth -= 1
            case .mark(",") where depth <= 0: return
            case .mark("="), .mark("{"), .mark("}"), .mark(";"), .mark("@"), .mark("#"): return
            case .word where token.startsLine: return
            default: break
            }
            index += 1
        }
    }

    // MARK: Methods of to-many relationships

    private mutating func method() -> Body? {
        index += 1
        guard let name = word(), isMark("(", 1) else { return nil }
        index += 1
        let open = index
        skipBrackets()
        guard !isMark("→"), !isMark("{") else { return nil }
        let parameters = parameters(open + 1..<index - 1)
        guard let call = call(name, labels: parameters.map(\.label), names: parameters.map(\.name)) else { return nil }
        return Body(place: source.tokens[index - 1].range.upperBound, text: " { \(call) }")
    }

    private func call(_ name: String, labels: [String], names: [String]) -> String? {
        func key(_ prefix: String, _ suffix: String = "") -> String? { Self.key(name, after: prefix, before: suffix) }
        switch labels {
        case ["_"]:
            if let key = key("addTo") ?? key("add", "Object") ?? key("add") {
                return "addManaged(\(names[0]), to: \"\(key)\")"
            }
            return (key("removeFrom") ?? key("remove", "Object") ?? key("remove")).map {
                "removeManaged(\(names[0]), from: \"\($0)\")"
            }
        case ["at"]: return key("removeFrom").map { "removeManaged(from: \"\($0)\", at: \(names[0]))" }
        case ["_", "at"]:
            return key("insertInto").map { "insertManaged(\(names[0]), into: \"\($0)\", at: \(names[1]))" }
        case ["at", "with"]:
            return key("replace").map { "replaceManaged(in: \"\($0)\", at: \(names[0]), with: \(names[1]))" }
        default: return nil
        }
    }

    private func parameters(_ range: Range<Int>) -> [(label: String, name: String)] {
        var parameters: [(label: String, name: String)] = []
        var words: [String] = []
        var depth = 0
        for token in source.tokens[range] {
            switch token.kind {
            case .mark("("), .mark("["), .mark("<"): depth += 1
            case .mark(")"), .mark("]"), .mark(">"): depth -= 1
            case .mark(",") where depth == 0: words = []
            case .mark(":") where depth == 0:
                if let label = words.first, let name = words.last { parameters.append((label, name)) }
            case .word where depth == 0: words.append(source.text(token))
            default: break
            }
        }
        return parameters
    }

    /// The key in a name: `notes` in `addToNotes` and `addNotesObject`.
    private static func key(_ name: String, after prefix: String, before suffix: String = "") -> String? {
        guard name.count > prefix.count + suffix.count, name.hasPrefix(prefix), name.hasSuffix(suffix) else {
            return nil
        }
        let key = name.dropFirst(prefix.count).dropLast(suffix.count)
        guard let first = key.first, first.isUppercase else { return nil }
        return first.lowercased() + key.dropFirst()
    }
}
