/// A version of the system, such as 4.2.1. Missing parts are zero: 4.2 and 4.2.0 are equal.
public struct SystemVersion: Sendable, Hashable, Comparable, CustomStringConvertible {
    private let parts: [Int]
    /// As it was written.
    public let description: String

    /// - Returns: nil for anything but one to four numbers with periods between them.
    public init?(_ text: String) {
        let words = text.split(separator: ".", omittingEmptySubsequences: false)
        let numbers = words.compactMap { $0.utf8.count <= 6 && $0.allSatisfy(\.isASCII) ? UInt32($0) : nil }
        guard numbers.count == words.count, (1...4).contains(numbers.count) else { return nil }
        parts = numbers.map(Int.init) + Array(repeating: 0, count: 4 - numbers.count)
        description = text
    }

    public static func < (left: SystemVersion, right: SystemVersion) -> Bool {
        left.parts.lexicographicallyPrecedes(right.parts)
    }

    public static func == (left: SystemVersion, right: SystemVersion) -> Bool { left.parts == right.parts }

    public func hash(into hasher: inout Hasher) { hasher.combine(parts) }

    /// Whether this is what a shorter version means: 4.3.5 for 4.3, but not for 4.2.
    func isMeant(by text: String) -> Bool { description == text || description.hasPrefix(text + ".") }
}
