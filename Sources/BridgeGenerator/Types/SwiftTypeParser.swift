import Foundation

/// Reads the types that symbol graphs print. Unknown forms give nil, never a wrong type.
struct SwiftTypeParser {
    private let characters: [Character]
    private var position = 0
    private var depth = 0

    init(_ text: String) { characters = Array(text) }

    mutating func parse() -> SwiftType? {
        guard characters.count < 4096, let type = type() else { return nil }
        skipSpaces()
        return position == characters.count ? type : nil
    }

    private mutating func type() -> SwiftType? {
        depth += 1
        defer { depth -= 1 }
        guard depth < 32 else { return nil }
        skipSpaces()
        while peek == "@" {
            position += 1
            _ = word()
            skipSpaces()
        }
        if take("inout ") || take("borrowing ") || take("consuming ") || take("some ") { return nil }
        _ = take("sending ")
        guard var type = primary() else { return nil }
        while let next = peek {
            if next == "?" {
                type = .optional(type)
                position += 1
            } else if next == "!" {
                type = .unwrapped(type)
                position += 1
            } else if take(".Type") {
                type = .metatype(type)
            } else if take(" & ") {
                guard case .existential(let left) = type, case .named(let right, _)? = primary() else { return nil }
                type = .existential(left + " & " + right)
            } else {
                break
            }
        }
        return type
    }

    private mutating func primary() -> SwiftType? {
        if take("any ") {
            guard let name = qualifiedName() else { return nil }
            return .existential(name)
        }
        if take("(") { return parenthesized() }
        if take("[") {
            guard let first = type() else { return nil }
            skipSpaces()
            if take(":") {
                guard let value = type(), closes("]") else { return nil }
                return .dictionary(first, value)
            }
            return closes("]") ? .array(first) : nil
        }
        guard let name = qualifiedName() else { return nil }
        if name == "Void" { return .void }
        guard take("<") else { return .named(name) }
        var arguments: [SwiftType] = []
        repeat {
            guard let argument = type() else { return nil }
            arguments.append(argument)
            skipSpaces()
        } while take(",")
        return closes(">") ? .named(name, arguments) : nil
    }

    /// After `(`: a function type, a parenthesised type, or `()`.
    private mutating func parenthesized() -> SwiftType? {
        var parameters: [SwiftType] = []
        skipSpaces()
        if peek != ")" {
            repeat {
                skipSpaces()
                skipLabel()
                guard let parameter = type() else { return nil }
                parameters.append(parameter)
                skipSpaces()
            } while take(",")
        }
        guard closes(")") else { return nil }
        let afterParenthesis = position
        skipSpaces()
        if take("->") {
            guard let result = type() else { return nil }
            return .function(parameters, result)
        }
        position = afterParenthesis
        if parameters.isEmpty { return .void }
        return parameters.count == 1 ? parameters[0] : nil
    }

    /// `_ name: ` or `name: ` before a parameter's type.
    private mutating func skipLabel() {
        let start = position
        while let next = peek, next.isLetter || next.isNumber || next == "_" || next == " " { position += 1 }
        if peek == ":" { position += 1 } else { position = start }
    }

    private mutating func qualifiedName() -> String? {
        skipSpaces()
        guard var name = word() else { return nil }
        while peek == ".", position + 1 < characters.count, characters[position + 1].isLetter {
            let start = position
            position += 1
            guard let part = word(), part != "Type" else {
                position = start
                break
            }
            name += "." + part
        }
        return name
    }

    private mutating func word() -> String? {
        let start = position
        while let next = peek, next.isLetter || next.isNumber || next == "_" { position += 1 }
        return start == position ? nil : String(characters[start..<position])
    }

    private var peek: Character? { position < characters.count ? characters[position] : nil }

    private mutating func skipSpaces() { while peek == " " { position += 1 } }

    private mutating func closes(_ character: Character) -> Bool {
        skipSpaces()
        return take(String(character))
    }

    private mutating func take(_ text: String) -> Bool {
        guard position + text.count <= characters.count,
            String(characters[position..<position + text.count]) == text
        else { return false }
        position += text.count
        return true
    }
}
