import Foundation

/// Reads predicates.
package struct PredicateParser {
    private enum Token: Hashable {
        case word(String)
        case string(String)
        case number(Double)
        case symbol(String)
    }

    private var tokens: ArraySlice<Token> = []
    private let text: String
    /// The members of what the predicate is about; nil for elements, which have attributes.
    private let keys: Set<String>?
    private var depth = 0

    /// Bytes of a predicate, and how deep its brackets go.
    private static let longest = 10_000
    private static let deepest = 100

    /// - Parameter keys: the members of what the predicate is about; nil for elements.
    /// - Throws: `invalidSelector` with what is wrong.
    package static func parse(_ text: String, keys: Set<String>? = nil) throws -> Predicate {
        var parser = try PredicateParser(text, keys)
        let predicate = try parser.or()
        guard parser.tokens.isEmpty else { throw parser.wrong("there is more after its end") }
        return predicate
    }

    private init(_ text: String, _ keys: Set<String>?) throws {
        self.text = text
        self.keys = keys
        guard text.utf8.count <= Self.longest else { throw wrong("it is too long") }
        tokens = try tokenize()[...]
    }

    private func wrong(_ problem: String) -> DriverError {
        DriverError(.invalidSelector, "The predicate “\(text.prefix(200))” cannot be read: \(problem).")
    }

    // MARK: Grammar

    private mutating func or() throws -> Predicate {
        var left = try and()
        while take(word: "OR") || take(symbol: "||") { left = .or(left, try and()) }
        return left
    }

    private mutating func and() throws -> Predicate {
        var left = try not()
        while take(word: "AND") || take(symbol: "&&") { left = .and(left, try not()) }
        return left
    }

    private mutating func not() throws -> Predicate {
        depth += 1
        defer { depth -= 1 }
        guard depth <= Self.deepest else { throw wrong("it is nested too deep") }
        if take(word: "NOT") || take(symbol: "!") { return .not(try not()) }
        if take(symbol: "(") {
            let inner = try or()
            guard take(symbol: ")") else { throw wrong("a closing bracket is missing") }
            return inner
        }
        if take(word: "TRUEPREDICATE") { return .constant(true) }
        if take(word: "FALSEPREDICATE") { return .constant(false) }
        return try comparison()
    }

    private mutating func comparison() throws -> Predicate {
        let left = try term()
        let comparison = try comparisonOperator()
        let options = try self.options()
        let right = try term()
        if case .matches = comparison, case .value(.string(let pattern)) = right,
            TextPattern.expression(pattern, options) == nil
        {
            throw wrong("“\(pattern.prefix(100))” is no regular expression")
        }
        return .comparison(left, comparison, right, options)
    }

    private mutating func comparisonOperator() throws -> Predicate.Operator {
        guard let token = tokens.popFirst() else { throw wrong("an operator is missing at its end") }
        switch token {
        case .symbol("="), .symbol("=="): return .equal
        case .symbol("!="), .symbol("<>"): return .unequal
        case .symbol("=<"): return .lessOrEqual
        case .symbol("=>"): return .greaterOrEqual
        case .symbol(let symbol):
            if let known = Predicate.Operator(rawValue: symbol) { return known }
            throw wrong("“\(symbol)” is no operator")
        case .word(let word):
            let known = Predicate.Operator(rawValue: word.uppercased())
            if let known, known.rawValue.first?.isLetter == true { return known }
            throw wrong("“\(word)” is no operator")
        case .string, .number: throw wrong("an operator is missing between two values")
        }
    }

    private mutating func options() throws -> Predicate.Options {
        var options = Predicate.Options()
        guard take(symbol: "[") else { return options }
        guard case .word(let letters)? = tokens.popFirst(), take(symbol: "]") else {
            throw wrong("options are letters in brackets, like [cd]")
        }
        for letter in letters.lowercased() {
            switch letter {
            case "c": options.ignoresCase = true
            case "d": options.ignoresMarks = true
            case "n", "l", "w": break
            default: throw wrong("there is no option “\(letter)”")
            }
        }
        return options
    }

    private mutating func term() throws -> Predicate.Term {
        guard let token = tokens.popFirst() else { throw wrong("a value is missing at its end") }
        switch token {
        case .string(let text): return .value(.string(text))
        case .number(let number): return .value(.number(number))
        case .symbol("{"): return .list(try list())
        case .symbol(let symbol): throw wrong("a value is missing before “\(symbol)”")
        case .word(let word): return try named(word)
        }
    }

    private mutating func list() throws -> [Predicate.Term] {
        depth += 1
        defer { depth -= 1 }
        guard depth <= Self.deepest else { throw wrong("it is nested too deep") }
        var terms: [Predicate.Term] = []
        if take(symbol: "}") { return terms }
        repeat { terms.append(try term()) } while take(symbol: ",")
        guard take(symbol: "}") else { throw wrong("a closing brace is missing") }
        return terms
    }

    private func named(_ word: String) throws -> Predicate.Term {
        switch word.uppercased() {
        case "TRUE", "YES": return .value(.bool(true))
        case "FALSE", "NO": return .value(.bool(false))
        case "NIL", "NULL": return .value(.null)
        default: break
        }
        if let keys {
            guard keys.contains(word) else {
                throw wrong("there is no “\(word)”, but \(keys.sorted().joined(separator: ", "))")
            }
            return .key(word)
        }
        let parts = word.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
        guard parts.count <= 2, let attribute = ElementAttribute(anyName: parts[0]) else {
            throw wrong("elements have no attribute “\(word)”")
        }
        guard parts.count == 2 else { return .attribute(attribute) }
        guard attribute == .rect, ["x", "y", "width", "height"].contains(parts[1]) else {
            throw wrong("elements have no attribute “\(word)”")
        }
        return .member(attribute, parts[1])
    }

    private mutating func take(symbol: String) -> Bool {
        guard tokens.first == .symbol(symbol) else { return false }
        tokens.removeFirst()
        return true
    }

    private mutating func take(word: String) -> Bool {
        guard case .word(let next)? = tokens.first, next.uppercased() == word else { return false }
        tokens.removeFirst()
        return true
    }

    // MARK: Words

    private func tokenize() throws -> [Token] {
        var tokens: [Token] = []
        var rest = Substring(text)
        while let first = rest.first {
            if first.isWhitespace {
                rest.removeFirst()
            } else if first == "\"" || first == "'" {
                tokens.append(.string(try takeString(&rest, first)))
            } else if first.isASCII, first.isNumber || first == "-" || first == "." {
                tokens.append(.number(try takeNumber(&rest)))
            } else if first.isLetter || first == "_" || first == "#" {
                let word = rest.prefix { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "." || $0 == "#" }
                rest.removeFirst(word.count)
                tokens.append(.word(String(word.drop { $0 == "#" })))
            } else {
                let double = String(rest.prefix(2))
                let isDouble = ["==", "!=", "<>", "<=", ">=", "=<", "=>", "&&", "||"].contains(double)
                let symbol = isDouble ? double : String(first)
                rest.removeFirst(symbol.count)
                guard isDouble || "=<>!(){}[],".contains(first) else { throw wrong("“\(first)” means nothing here") }
                tokens.append(.symbol(symbol))
            }
        }
        return tokens
    }

    private func takeNumber(_ rest: inout Substring) throws -> Double {
        let digits = rest.prefix { $0.isASCII && ($0.isNumber || "+-.eE".contains($0)) }
        rest.removeFirst(digits.count)
        guard let number = Double(digits) else { throw wrong("“\(digits)” is no number") }
        return number
    }

    private func takeString(_ rest: inout Substring, _ quote: Character) throws -> String {
        rest.removeFirst()
        var result = ""
        while let character = rest.popFirst() {
            if character == quote { return result }
            guard character == "\\" else {
                result.append(character)
                continue
            }
            switch rest.popFirst() {
            case "n": result.append("\n")
            case "t": result.append("\t")
            case "r": result.append("\r")
            // Expressions keep their backslashes: \d and \. reach MATCHES as they are.
            case let other? where other == quote || other == "\\": result.append(other)
            case let other?: result += "\\" + String(other)
            case nil: break
            }
        }
        throw wrong("a closing quote is missing")
    }
}
