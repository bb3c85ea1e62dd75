import Foundation

/// Object identifiers as numbers with periods and as the bytes that ASN.1 has for them (X.690, 8.19).
enum RequirementObjectIdentifier {
    private static let mostParts = 64

    static func bytes(of text: String) -> Data? {
        let words = text.split(separator: ".", omittingEmptySubsequences: false)
        let numbers = words.compactMap { UInt32($0) }
        guard numbers.count == words.count, (2...mostParts).contains(words.count), numbers[0] <= 2,
            numbers[0] == 2 || numbers[1] < 40, numbers[1] < 1 << 20
        else { return nil }
        return ([numbers[0] * 40 + numbers[1]] + numbers.dropFirst(2)).reduce(into: Data()) { data, number in
            var groups = [UInt8(number & 0x7F)]
            var rest = number >> 7
            while rest > 0 {
                groups.append(UInt8(rest & 0x7F) | 0x80)
                rest >>= 7
            }
            data.append(contentsOf: groups.reversed())
        }
    }

    /// - Returns: nil for bytes that ``bytes(of:)`` does not make.
    static func text(of bytes: Data) -> String? {
        var numbers: [UInt32] = []
        var number: UInt64 = 0
        for byte in bytes {
            number = number << 7 | UInt64(byte & 0x7F)
            guard number <= UInt64(UInt32.max), numbers.count < mostParts else { return nil }
            if byte & 0x80 == 0 {
                numbers.append(UInt32(number))
                number = 0
            }
        }
        guard let first = numbers.first else { return nil }
        let top = min(first / 40, 2)
        let text = ([top, first - top * 40] + numbers.dropFirst()).map(String.init).joined(separator: ".")
        return self.bytes(of: text) == bytes ? text : nil
    }
}
