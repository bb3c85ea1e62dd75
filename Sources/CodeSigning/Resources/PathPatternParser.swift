import Foundation

/// A part of a regular expression.
indirect enum PathPatternNode {
    case nothing
    case byte(ByteSet)
    case start
    case end
    case sequence([PathPatternNode])
    case choice(PathPatternNode, PathPatternNode)
    /// - most: nil for as many as there are.
    case repetition(PathPatternNode, least: Int, most: Int?)
}

/// Reads extended regular expressions of POSIX (chapter 9.4 of its Base Definitions).
struct PathPatternParser {
    private var rest: ArraySlice<UInt8>

    private static let longest = 1024
    private static let mostDepth = 32
    private static let mostRepetitions = 255

    init(_ text: String) { rest = Array(text.utf8)[...] }

    mutating func parse() throws -> PathPatternNode {
        guard rest.count <= Self.longest else { throw SigningError("a rule's pattern is too long.") }
        let node = try choice(0)
        guard rest.isEmpty else { throw Self.damaged }
        return node
    }

    private static let damaged = SigningError("a rule's pattern is no regular expression.")

    private mutating func take(_ character: Character) -> Bool {
        guard rest.first == character.asciiValue else { return false }
        rest.removeFirst()
        return true
    }

    private mutating func choice(_ depth: Int) throws -> PathPatternNode {
        guard depth < Self.mostDepth else { throw SigningError("a rule's pattern is too deep.") }
        var options = [try sequence(depth)]
        while take("|") { options.append(try sequence(depth)) }
        return options.dropLast().reversed().reduce(options[options.count - 1]) { .choice($1, $0) }
    }

    private mutating func sequence(_ depth: Int) throws -> PathPatternNode {
        var nodes: [PathPatternNode] = []
        while let next = rest.first, next != UInt8(ascii: "|"), next != UInt8(ascii: ")") {
            nodes.append(try repetitions(of: try atom(depth)))
        }
        return .sequence(nodes)
    }

    private mutating func repetitions(of node: PathPatternNode) throws -> PathPatternNode {
        var node = node
        while true {
            if take("*") {
                node = .repetition(node, least: 0, most: nil)
            } else if take("+") {
                node = .repetition(node, least: 1, most: nil)
            } else if take("?") {
                node = .repetition(node, least: 0, most: 1)
            } else if take("{") {
                let least = try number()
                var most: Int? = least
                if take(",") { most = rest.first == UInt8(ascii: "}") ? nil : try number() }
                guard take("}"), most ?? least >= least else { throw Self.damaged }
                node = .repetition(node, least: least, most: most)
            } else {
                return node
            }
        }
    }

    private mutating func number() throws -> Int {
        let digits = rest.prefix { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
        guard let number = Int(String(decoding: digits, as: UTF8.self)), number <= Self.mostRepetitions else {
            throw Self.damaged
        }
        rest.removeFirst(digits.count)
        return number
    }

    private mutating func atom(_ depth: Int) throws -> PathPatternNode {
        guard let first = rest.popFirst() else { throw Self.damaged }
        switch first {
        case UInt8(ascii: "^"): return .start
        case UInt8(ascii: "$"): return .end
        case UInt8(ascii: "."): return .byte(.all)
        case UInt8(ascii: "["): return .byte(try bracket())
        case UInt8(ascii: "("):
            let inner = try choice(depth + 1)
            guard take(")") else { throw Self.damaged }
            return inner
        case UInt8(ascii: "\\"):
            guard let escaped = rest.popFirst() else { throw Self.damaged }
            return .byte(ByteSet(escaped...escaped))
        case UInt8(ascii: "*"), UInt8(ascii: "+"), UInt8(ascii: "?"), UInt8(ascii: "{"): throw Self.damaged
        default: return .byte(ByteSet(first...first))
        }
    }

    /// What stands in brackets, with the second one.
    private mutating func bracket() throws -> ByteSet {
        let isInverted = take("^")
        var set = ByteSet()
        var isFirst = true
        while let first = rest.popFirst() {
            if first == UInt8(ascii: "]"), !isFirst { return isInverted ? set.inverted : set }
            isFirst = false
            guard rest.first == UInt8(ascii: "-"), let last = rest.dropFirst().first, last != UInt8(ascii: "]") else {
                set.insert(first...first)
                continue
            }
            guard first <= last else { throw Self.damaged }
            rest.removeFirst(2)
            set.insert(first...last)
        }
        throw Self.damaged
    }
}
