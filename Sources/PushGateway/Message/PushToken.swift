/// What a provider addresses an app on one device by: 32 bytes that tell nothing.
package struct PushToken: Hashable, Sendable {
    package static let length = 32

    private let words: (UInt64, UInt64, UInt64, UInt64)

    /// - Returns: nil unless there are exactly 32 bytes.
    package init?(_ bytes: some Collection<UInt8>) {
        guard bytes.count == Self.length else { return nil }
        var words = [UInt64](repeating: 0, count: 4)
        for (index, byte) in bytes.enumerated() { words[index / 8] = words[index / 8] << 8 | UInt64(byte) }
        self.words = (words[0], words[1], words[2], words[3])
    }

    /// - Returns: nil unless these are exactly 64 hexadecimal digits.
    package init?(hexadecimal text: some StringProtocol) {
        let digits = text.utf8
        guard digits.count == 2 * Self.length else { return nil }
        var words: (UInt64, UInt64, UInt64, UInt64) = (0, 0, 0, 0)
        for (index, digit) in digits.enumerated() {
            let value: UInt8
            switch digit {
            case UInt8(ascii: "0")...UInt8(ascii: "9"): value = digit - UInt8(ascii: "0")
            case UInt8(ascii: "a")...UInt8(ascii: "f"): value = digit - UInt8(ascii: "a") + 10
            case UInt8(ascii: "A")...UInt8(ascii: "F"): value = digit - UInt8(ascii: "A") + 10
            default: return nil
            }
            switch index / 16 {
            case 0: words.0 = words.0 << 4 | UInt64(value)
            case 1: words.1 = words.1 << 4 | UInt64(value)
            case 2: words.2 = words.2 << 4 | UInt64(value)
            default: words.3 = words.3 << 4 | UInt64(value)
            }
        }
        self.words = words
    }

    /// A token that nobody can guess.
    package static func random() -> PushToken {
        var system = SystemRandomNumberGenerator()
        return PushToken(words: (system.next(), system.next(), system.next(), system.next()))
    }

    private init(words: (UInt64, UInt64, UInt64, UInt64)) { self.words = words }

    package var bytes: [UInt8] {
        [words.0, words.1, words.2, words.3].flatMap { word in
            (0..<8).map { UInt8(truncatingIfNeeded: word >> (56 - 8 * $0)) }
        }
    }

    package var hexadecimal: String {
        [words.0, words.1, words.2, words.3].map { word in
            let digits = String(word, radix: 16)
            return String(repeating: "0", count: 16 - digits.count) + digits
        }.joined()
    }

    package static func == (one: PushToken, other: PushToken) -> Bool { one.words == other.words }

    package func hash(into hasher: inout Hasher) {
        // The bytes are random: one word of them is as good as all.
        hasher.combine(words.0)
    }
}
