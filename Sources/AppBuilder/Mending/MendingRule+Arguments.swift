import Foundation

extension MendingRule {
    /// Arguments of C++ functions whose types differ from those on the phone, or that GCC converted implicitly. Clang
    /// finds no matching function and adds a note for each candidate.
    static let arguments =
        [
            "no matching function for call to ", "no matching member function for call to ",
            "no matching constructor for initialization of ",
        ].map {
            MendingRule(kind: $0, cure: "an argument of another type: cast it", edits: otherArgument)
        } + [
            MendingRule(
                kind: "incompatible pointer types sending ",
                cure: "on the phone the number has 32 bits: scan one of this type", isForWarning: true,
                edits: widerNumber)
        ]

    /// What a scanner writes into, where that is wider than on the phone: the method of NSScanner for it.
    private static let scans = [
        "scanFloat": (phone: "float *", here: "double *", method: "scanDouble"),
        "scanInt": (phone: "int *", here: "long *", method: "scanInteger"),
    ]

    /// `[scanner scanFloat:&x]` for a CGFloat, `scanInt:` for an NSInteger.
    @Sendable private static func widerNumber(_ it: MendingCase) -> [SourceEdit] {
        let text = it.text
        let colon = text.skippingSpaceBackwards(it.offset) - 1
        guard colon > 0, text.code[colon] == UInt8(ascii: ":") else { return [] }
        let end = text.skippingSpaceBackwards(colon)
        var start = end
        while text.isNamePart(start - 1) { start -= 1 }
        guard let scan = scans[text.text(start..<end)], it.quoted.last == scan.phone, it.quoted.contains(scan.here)
        else { return [] }
        return [SourceEdit(range: start..<end, replacement: scan.method)]
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

    /// The range of an argument in the call with the problem.
    /// - Parameter number: The number of the argument, from 1.
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

/// The reason why a function does not match, in clang's note: `no known conversion from 'A' to 'B' for 2nd argument`.
private struct MissingConversion {
    /// The type of the argument, with aliases resolved.
    let type: String
    /// The declared type of the parameter.
    let wanted: String
    /// The number of the argument, from 1.
    let argument: Int

    init?(_ note: String) {
        guard let start = note.range(of: "no known conversion from "),
            let end = note.range(of: " argument", options: .backwards),
            start.upperBound < end.lowerBound
        else { return nil }
        let parts = note[start.upperBound..<end.lowerBound].split(separator: "'", omittingEmptySubsequences: false)
        // The format is: 'A' (aka 'a') to 'B' (aka 'b') for 2nd
        guard parts.count >= 5, let middle = parts.firstIndex(where: { $0.hasSuffix(" to ") }),
            middle + 1 < parts.count,
            middle >= 2, let number = parts.last?.split(separator: " ").last,
            let argument = Int(number.prefix { $0.isNumber })
        else { return nil }
        type = String(parts[middle - 1])
        wanted = String(parts[middle + 1])
        self.argument = argument
    }

    /// The cast for an object of another class; classes are objects, too.
    func castOfObject() -> String? { MendingRule.isObject(type) && MendingRule.isObject(wanted) ? "id" : nil }

    /// The cast for integers that had 32 bits on the phone, like NSInteger and NSUInteger.
    func castOfInteger() -> String? {
        switch (type, wanted) {
        case ("long", "int &"), ("unsigned long", "unsigned int &"): wanted
        default: nil
        }
    }

    /// The cast for a number passed as an option whose type is an enumeration here.
    func castToEnumeration() -> String? {
        guard type == "int", let first = wanted.first, first.isUppercase,
            wanted.allSatisfy({ $0.isLetter || $0.isNumber || $0 == "_" })
        else { return nil }
        return wanted
    }
}
