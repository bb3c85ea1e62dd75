import Glibc

/// Names of messages that providers do not name: random UUIDs. Foundation's opens the system's source of chance for each; this one
/// asks it for many at once.
package struct MessageNames {
    private var words: [UInt64] = []

    private static let namesAtOnce = 256

    package init() {}

    package mutating func next() -> String {
        if words.isEmpty {
            words = [UInt64](repeating: 0, count: 2 * Self.namesAtOnce)
            words.withUnsafeMutableBytes { if let start = $0.baseAddress { arc4random_buf(start, $0.count) } }
        }
        let high = words.removeLast() & ~0xf000 | 0x4000
        let low = words.removeLast() & ~(3 << 62) | 2 << 62
        return Self.text(high, low)
    }

    /// As UUIDs are written: 8-4-4-4-12 digits.
    private static func text(_ high: UInt64, _ low: UInt64) -> String {
        let digits: StaticString = "0123456789ABCDEF"
        return String(unsafeUninitializedCapacity: 36) { buffer in
            var index = 0
            for position in 0..<32 {
                if [8, 12, 16, 20].contains(position) {
                    buffer[index] = UInt8(ascii: "-")
                    index += 1
                }
                let word = position < 16 ? high : low
                buffer[index] = digits.utf8Start[Int(word >> UInt64(60 - 4 * (position % 16)) & 15)]
                index += 1
            }
            return index
        }
    }
}
