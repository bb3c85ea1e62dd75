import Foundation

extension MendingRule {
    /// Arguments of C++'s functions that have another type here than on the phone, or that GCC converted: clang finds
    /// no function that takes them, and says of each why.
    static let arguments = [
        "no matching function for call to ", "no matching member function for call to ",
        "no matching constructor for initialization of ",
    ].map {
        MendingRule(kind: $0, cure: "an argument of another type: cast it", edits: otherArgument)
    }

    @Sendable private static func otherArgument(_ it: MendingCase) -> [SourceEdit] {
        let conversions = it.diagnostic.notes.compactMap(MissingConversion.init)
        for cast in [
            MissingConversion.castOfObject, MissingConversion.castOfInteger, MissingConversion.castToEnumeration,
        ] {
            for conversion in conversions {
                guard let type = cast(conversion)(), let range = argument(conversion.argument, it) else { continue }
                return [.insert("(\(type))(", at: range.lowerBound), .insert(")", at: range.upperBound)]
            }
        }
        return []
    }

    /// The place of an argument of the call that the fault is in.
    /// - Parameter number: from 1.
    private static func argument(_ number: Int, _ it: MendingCase) -> Range<Int>? {
        let text = it.text
        guard let open = text.first(of: "(;{}", from: it.offset), text.code[open] == UInt8(ascii: "("),
            let end = text.closing(open)
        else { return nil }
        var (start, count, place) = (open + 1, 1, open + 1)
        while let next = text.first(of: "([{,", from: place, below: end) {
            if text.code[next] != UInt8(ascii: ",") {
                guard let close = text.closing(next) else { return nil }
                place = close + 1
                continue
            }
            if count == number { return trimmed(start..<next, text) }
            (start, count, place) = (next + 1, count + 1, next + 1)
        }
        return count == number ? trimmed(start..<end, text) : nil
    }

    private static func trimmed(_ range: Range<Int>, _ text: MendableSource) -> Range<Int>? {
        let start = text.skippingSpace(range.lowerBound)
        let end = text.skippingSpaceBackwards(range.upperBound)
        return start < end ? start..<end : nil
    }
}

/// What clang says of a function that would have been the one: `no known conversion from 'A' to 'B' for 2nd argument`.
private struct MissingConversion {
    /// The type of the argument, as it is behind all names of it.
    let type: String
    /// The type that the function takes, as it is declared.
    let wanted: String
    /// From 1.
    let argument: Int

    init?(_ note: String) {
        guard let start = note.range(of: "no known conversion from "),
            let end = note.range(of: " argument", options: .backwards),
            start.upperBound < end.lowerBound
        else { return nil }
        let parts = note[start.upperBound..<end.lowerBound].split(separator: "'", omittingEmptySubsequences: false)
        // 'A' (aka 'a') to 'B' (aka 'b') for 2nd
        guard parts.count >= 5, let middle = parts.firstIndex(where: { $0.hasSuffix(" to ") }),
            middle + 1 < parts.count,
            middle >= 2, let number = parts.last?.split(separator: " ").last,
            let argument = Int(number.prefix { $0.isNumber })
        else { return nil }
        type = String(parts[middle - 1])
        wanted = String(parts[middle + 1])
        self.argument = argument
    }

    /// An object of another class; a class is one, too.
    func castOfObject() -> String? { MendingRule.isObject(type) && MendingRule.isObject(wanted) ? "id" : nil }

    /// NSInteger and NSUInteger were as wide as `int` on the phone.
    func castOfInteger() -> String? {
        switch (type, wanted) {
        case ("long", "int &"), ("unsigned long", "unsigned int &"): wanted
        default: nil
        }
    }

    /// A number without a name for options that are an enumeration here.
    func castToEnumeration() -> String? {
        guard type == "int", let first = wanted.first, first.isUppercase,
            wanted.allSatisfy({ $0.isLetter || $0.isNumber || $0 == "_" })
        else { return nil }
        return wanted
    }
}
