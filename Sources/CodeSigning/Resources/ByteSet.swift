/// A set of bytes.
struct ByteSet: Equatable {
    private var words: (UInt64, UInt64, UInt64, UInt64) = (0, 0, 0, 0)

    static let all = ByteSet(0...255)

    init(_ range: ClosedRange<UInt8>) { insert(range) }

    init() {}

    static func == (one: ByteSet, other: ByteSet) -> Bool { one.words == other.words }

    mutating func insert(_ range: ClosedRange<UInt8>) { for byte in range { insert(byte) } }

    private mutating func insert(_ byte: UInt8) {
        let bit: UInt64 = 1 << (byte & 63)
        switch byte >> 6 {
        case 0: words.0 |= bit
        case 1: words.1 |= bit
        case 2: words.2 |= bit
        default: words.3 |= bit
        }
    }

    func contains(_ byte: UInt8) -> Bool {
        let word =
            switch byte >> 6 {
            case 0: words.0
            case 1: words.1
            case 2: words.2
            default: words.3
            }
        return word >> (byte & 63) & 1 == 1
    }

    var inverted: ByteSet {
        var result = self
        result.words = (~words.0, ~words.1, ~words.2, ~words.3)
        return result
    }
}
