enum SwiftKeywords {
    private static let reserved: Set<String> = [
        "as", "break", "case", "catch", "class", "continue", "default", "defer", "deinit", "do", "else", "enum",
        "extension", "fallthrough", "false", "for", "func", "guard", "if", "import", "in", "init", "inout", "is",
        "let", "nil", "operator", "protocol", "repeat", "return", "self", "static", "struct", "subscript", "super",
        "switch", "throw", "true", "try", "typealias", "var", "where", "while",
    ]

    static func escaped(_ name: String) -> String { reserved.contains(name) ? "`\(name)`" : name }
}
