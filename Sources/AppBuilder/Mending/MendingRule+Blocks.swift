import Foundation

extension MendingRule {
    /// What blocks give back.
    static let blocks = [
        MendingRule(
            kind: "incompatible block pointer types ",
            cure: "on the phone int is NSInteger, and here it is not: name what the block returns", edits: namedResult)
    ]

    /// Integers that are one type where all have 32 bits.
    private static let integers: Set<String> = [
        "int", "unsigned int", "long", "unsigned long", "NSInteger", "NSUInteger", "NSComparisonResult",
    ]

    /// `^(id a, id b) { return x > y; }` as an NSComparator: the block's type is made of what it returns.
    @Sendable private static func namedResult(_ it: MendingCase) -> [SourceEdit] {
        let text = it.text
        // The second type's own spelling is last where it has a name.
        guard it.quoted.count >= 2, let given = it.quoted.first, let wanted = it.quoted.last,
            let (result, parameters) = parts(given), let (wantedResult, wantedParameters) = parts(wanted),
            parameters == wantedParameters, integers.contains(result), integers.contains(wantedResult),
            it.offset < text.code.count, text.code[it.offset] == UInt8(ascii: "^")
        else { return [] }
        let next = text.skippingSpace(it.offset + 1)
        guard next < text.code.count, "({".utf8.contains(text.code[next]) else { return [] }
        return [.insert(wantedResult, at: it.offset + 1)]
    }

    /// `int (^)(id)`: what it returns, and the rest.
    private static func parts(_ type: String) -> (result: String, parameters: Substring)? {
        guard let mark = type.range(of: " (^)") else { return nil }
        return (String(type[..<mark.lowerBound]), type[mark.upperBound...])
    }
}
