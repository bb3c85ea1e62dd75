import Foundation

/// Reads values of the Distinguished Encoding Rules one after the other; what is encoded otherwise is refused.
struct SignatureElementReader {
    private var rest: Data

    init(_ data: Data) { rest = data }

    var isAtEnd: Bool { rest.isEmpty }

    static let damaged = SigningError("the signed message is damaged.")

    /// - Parameter tag: what must come next; nil for anything.
    mutating func next(_ tag: UInt8? = nil) throws -> SignatureElement {
        guard rest.count >= 2, let found = rest.popFirst(), tag == nil || tag == found, found & 0x1F != 0x1F,
            let first = rest.popFirst()
        else { throw Self.damaged }
        var length = Int(first)
        if first >= 0x80 {
            let count = Int(first & 0x7F)
            guard (1...4).contains(count), rest.count >= count else { throw Self.damaged }
            length = rest.prefix(count).reduce(0) { $0 << 8 | Int($1) }
            guard length >= 0x80, length >> (8 * (count - 1)) != 0 else { throw Self.damaged }
            rest.removeFirst(count)
        }
        guard length <= rest.count else { throw Self.damaged }
        defer { rest.removeFirst(length) }
        return SignatureElement(found, Data(rest.prefix(length)))
    }

    /// What is left, value by value.
    mutating func all(_ tag: UInt8? = nil, most: Int) throws -> [SignatureElement] {
        var elements: [SignatureElement] = []
        while !isAtEnd {
            guard elements.count < most else { throw Self.damaged }
            elements.append(try next(tag))
        }
        return elements
    }

    /// - Throws: if anything is left.
    func end() throws { guard rest.isEmpty else { throw Self.damaged } }
}

extension SignatureElement {
    var reader: SignatureElementReader { SignatureElementReader(content) }

    /// The parts of a value that is made of so many.
    func parts(_ count: Int) throws -> [SignatureElement] {
        var reader = reader
        let parts = try reader.all(most: count)
        guard parts.count == count else { throw SignatureElementReader.damaged }
        return parts
    }
}
