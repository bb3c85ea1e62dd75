import Foundation

/// Decodes the text of elements in an archive: numbers and base64.
enum ArchiveText {
    /// Decodes base64. Interface Builder left out the padding, and sometimes a character of the last group; complete
    /// bytes are decoded, and characters outside of the alphabet are ignored.
    static func data(fromBase64 element: XMLTree.Element) -> Data {
        element.withText { text in
            var bytes: [UInt8] = []
            bytes.reserveCapacity(text.count * 3 / 4 + 1)
            var group: UInt32 = 0
            var count = 0
            for character in text {
                guard let digit = digit(character) else { continue }
                group = group << 6 | digit
                count += 1
                guard count == 4 else { continue }
                bytes += [UInt8(truncatingIfNeeded: group >> 16), UInt8(truncatingIfNeeded: group >> 8)]
                bytes.append(UInt8(truncatingIfNeeded: group))
                group = 0
                count = 0
            }
            // Two characters are one byte, three are two; one alone has only six bits and is dropped.
            if count >= 2 { bytes.append(UInt8(truncatingIfNeeded: count == 2 ? group >> 4 : group >> 10)) }
            if count == 3 { bytes.append(UInt8(truncatingIfNeeded: group >> 2)) }
            return Data(bytes)
        }
    }

    private static func digit(_ character: UInt8) -> UInt32? {
        switch character {
        case UInt8(ascii: "A")...UInt8(ascii: "Z"): UInt32(character - UInt8(ascii: "A"))
        case UInt8(ascii: "a")...UInt8(ascii: "z"): UInt32(character - UInt8(ascii: "a")) + 26
        case UInt8(ascii: "0")...UInt8(ascii: "9"): UInt32(character - UInt8(ascii: "0")) + 52
        case UInt8(ascii: "+"): 62
        case UInt8(ascii: "/"): 63
        default: nil
        }
    }

    /// A decimal integer; nil for other text.
    static func integer(_ element: XMLTree.Element) -> Int? {
        element.withText { text in
            var digits = text[...]
            let isNegative = digits.first == UInt8(ascii: "-")
            if isNegative { digits = digits.dropFirst() }
            guard !digits.isEmpty else { return nil }
            var value = 0
            for digit in digits {
                guard digit >= UInt8(ascii: "0"), digit <= UInt8(ascii: "9") else { return nil }
                let (tens, isTooLong) = value.multipliedReportingOverflow(by: 10)
                let (sum, isTooLarge) = tens.addingReportingOverflow(Int(digit - UInt8(ascii: "0")))
                guard !isTooLong, !isTooLarge else { return nil }
                value = sum
            }
            return isNegative ? -value : value
        }
    }

    /// A number such as `17`, `0.5`, `1.0e+01`; nil for other text.
    static func real(_ element: XMLTree.Element) -> Double? { Double(element.text) }
}
