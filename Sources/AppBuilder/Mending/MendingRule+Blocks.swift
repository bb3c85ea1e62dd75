import Foundation

extension MendingRule {
    /// Result types of blocks.
    static let blocks = [
        MendingRule(
            kind: "incompatible block pointer types ",
            cure: "on the phone int is NSInteger, and here it is not: name what the block returns", edits: namedResult)
    ]

    /// Integer types that were equal on the phone, where all have 32 bits.
    private static let integers: Set<String> = [
        "int", "unsigned int", "long", "unsigned long", "NSInteger", "NSUInteger", "NSComparisonResult",
    ]

    /// Adds the result type to a block such as `^(id a, id b) { return x > y; }` that is used as NSComparator;
    /// otherwise it is inferred from the returned values.
    @Sendable private static func namedResult(_ it: MendingCase) -> [SourceEdit] {
        let text = it.text
        // If the second type has an alias, its actual spelling is last.
        guard it.quoted.count >= 2, let given = it.quoted.first, let wanted = it.quoted.last,
            let (result, parameters) = parts(given), let (wantedResult, wantedParameters) = parts(wanted),
            parameters == wantedParameters, integers.contains(result), integers.contains(wantedResult),
            it.offset < text.code.count, text.code[it.offset] == UInt8(ascii: "^")
        else { return [] }
        let next = text.skippingSpace(it.offset + 1)
        guard next < text.code.count, "({".utf8.contains(text.code[next]) else { return [] }
        return [.insert(wantedResult, at: it.offset + 1)]
    }

    /// The result type and the parameters of a block type such as `int (^)(id)`.
    private static func parts(_ type: String) -> (result: String, parameters: Substring)? {
        guard let mark = type.range(of: " (^)") else { return nil }
        return (String(type[..<mark.lowerBound]), type[mark.upperBound...])
    }
}
