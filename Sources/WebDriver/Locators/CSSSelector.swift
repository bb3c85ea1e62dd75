/// The few CSS selectors that Selenium's clients make of `By.ID`, `By.NAME` and `By.CLASS_NAME`, and simple ones beside them.
///
/// `[name="Save"]`, `#Save`, `.XCUIElementTypeButton`, `XCUIElementTypeButton[label="Save"]`, `*[name^="S"]`.
struct CSSSelector: Sendable {
    private var type: String?
    private var conditions: [(attribute: ElementAttribute, comparison: String, value: String)] = []
    private let text: String

    /// - Throws: `invalidSelector` for all others.
    init(_ text: String) throws {
        self.text = text
        var rest = text.trimmed
        guard !rest.isEmpty, text.utf8.count <= 10_000 else { throw wrong("it is empty or too long") }
        if rest.first == "*" {
            rest.removeFirst()
        } else if let name = try takeName(&rest) {
            type = name
        }
        while let first = rest.popFirst() {
            switch first {
            case "#":
                guard let name = try takeName(&rest) else { throw wrong("a name is missing after #") }
                conditions.append((.name, "=", name))
            case ".":
                guard let name = try takeName(&rest) else { throw wrong("a name is missing after the dot") }
                conditions.append((.type, "=", name))
            case "[": try takeCondition(&rest)
            default: throw wrong("“\(first)” is not understood; try another strategy, such as -ios class chain")
            }
        }
    }

    private func wrong(_ problem: String) -> DriverError {
        DriverError(.invalidSelector, "The CSS selector “\(text.prefix(200))” cannot be used here: \(problem).")
    }

    /// A name, in which a backslash stands before marks, or before a character's number and a space.
    private func takeName(_ rest: inout Substring) throws -> String? {
        var name = ""
        while let first = rest.first, first.isLetter || first.isNumber || "-_\\".contains(first) {
            rest.removeFirst()
            guard first == "\\" else {
                name.append(first)
                continue
            }
            let digits = rest.prefix(6).prefix { $0.isASCII && $0.isHexDigit }
            if digits.isEmpty {
                guard let mark = rest.popFirst() else { throw wrong("a character is missing after the backslash") }
                name.append(mark)
            } else {
                rest.removeFirst(digits.count)
                if rest.first == " " { rest.removeFirst() }
                guard let scalar = UInt32(digits, radix: 16).flatMap(Unicode.Scalar.init) else {
                    throw wrong("\\\(digits) is no character")
                }
                name.unicodeScalars.append(scalar)
            }
        }
        return name.isEmpty ? nil : name
    }

    private mutating func takeCondition(_ rest: inout Substring) throws {
        guard let name = try takeName(&rest) else { throw wrong("an attribute is missing in brackets") }
        // Elements have one name, which is what `id` stands for, too.
        guard let attribute = name == "id" ? .name : ElementAttribute(anyName: name) else {
            throw wrong("elements have no attribute “\(name)”")
        }
        var comparison = ""
        while let first = rest.first, "^$*=".contains(first) {
            comparison.append(first)
            rest.removeFirst()
        }
        guard ["=", "^=", "$=", "*="].contains(comparison) else { throw wrong("= is missing in brackets") }
        var value = ""
        if let quote = rest.first, quote == "\"" || quote == "'" {
            rest.removeFirst()
            while let character = rest.popFirst(), character != quote {
                if character == "\\", let next = rest.popFirst() { value.append(next) } else { value.append(character) }
            }
        } else {
            value = String(rest.prefix { $0 != "]" })
            rest.removeFirst(value.count)
        }
        guard rest.popFirst() == "]" else { throw wrong("a closing bracket is missing") }
        conditions.append((attribute, comparison, value))
    }

    func matches(_ element: ScreenElement) -> Bool {
        guard type == nil || type == element.type else { return false }
        return conditions.allSatisfy { condition in
            guard let text = condition.attribute.text(of: element).text else { return false }
            switch condition.comparison {
            case "^=": return text.hasPrefix(condition.value)
            case "$=": return text.hasSuffix(condition.value)
            case "*=": return text.contains(condition.value)
            default: return text == condition.value
            }
        }
    }
}

extension String {
    fileprivate var trimmed: Substring {
        var rest = self[...]
        while rest.first?.isWhitespace == true { rest.removeFirst() }
        while rest.last?.isWhitespace == true { rest.removeLast() }
        return rest
    }
}
