import Foundation

/// Damages files, the same way whenever it starts from the same seed.
package struct Mutation: RandomNumberGenerator {
    private var state: UInt64

    package init(seed: UInt64) { state = seed }

    /// SplitMix64, by Steele, Lea and Flood.
    package mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var number = state
        number = (number ^ (number >> 30)) &* 0xBF58_476D_1CE4_E5B9
        number = (number ^ (number >> 27)) &* 0x94D0_49BB_1331_11EB
        return number ^ (number >> 31)
    }

    /// A file with one to eight kinds of damage.
    package mutating func mutate(_ whole: Data) -> Data {
        var bytes = [UInt8](whole)
        for _ in 0..<Int.random(in: 1...8, using: &self) {
            guard !bytes.isEmpty else { break }
            damage(&bytes)
        }
        return Data(bytes)
    }

    private mutating func damage(_ bytes: inout [UInt8]) {
        let place = Int.random(in: 0..<bytes.count, using: &self)
        switch Int.random(in: 0..<10, using: &self) {
        case 0: bytes[place] ^= 1 << UInt8.random(in: 0..<8, using: &self)
        case 1: bytes[place] = UInt8.random(in: 0...255, using: &self)
        case 2: bytes[place] = [0, 1, 0x7F, 0x80, 0xFE, 0xFF].randomElement(using: &self) ?? 0
        case 3:
            // Numbers at the edges of what fits.
            let size = [2, 4, 8].randomElement(using: &self) ?? 4
            let fill: UInt8 = Bool.random(using: &self) ? 0xFF : 0
            for index in place..<min(place + size, bytes.count) { bytes[index] = fill }
            bytes[place] = [0x7F, 0x80, 0xFF, 0].randomElement(using: &self) ?? 0
        case 4: bytes.removeSubrange(range(in: bytes, from: place))
        case 5: bytes.insert(contentsOf: bytes[range(in: bytes, from: place)], at: place)
        case 6:
            let other = Int.random(in: 0..<bytes.count, using: &self)
            bytes.swapAt(place, other)
        case 7: copyPart(&bytes, to: place)
        case 8: copyLine(&bytes, to: place)
        default:
            if Int.random(in: 0..<8, using: &self) == 0 { bytes.removeLast(bytes.count - place) }
        }
    }

    private mutating func range(in bytes: [UInt8], from place: Int) -> Range<Int> {
        place..<min(bytes.count, place + (1 << Int.random(in: 0...9, using: &self)))
    }

    private mutating func copyPart(_ bytes: inout [UInt8], to place: Int) {
        let source = Int.random(in: 0..<bytes.count, using: &self)
        let part = Array(bytes[range(in: bytes, from: source)])
        for (offset, byte) in part.enumerated() where place + offset < bytes.count { bytes[place + offset] = byte }
    }

    /// A line of a text appears once more elsewhere: the damage that leaves XML whole most often.
    private mutating func copyLine(_ bytes: inout [UInt8], to place: Int) {
        let newline = UInt8(ascii: "\n")
        let source = Int.random(in: 0..<bytes.count, using: &self)
        guard let start = bytes[..<source].lastIndex(of: newline), let end = bytes[source...].firstIndex(of: newline),
            let target = bytes[place...].firstIndex(of: newline), end - start < 4096
        else { return }
        bytes.insert(contentsOf: Array(bytes[start..<end]), at: target)
    }
}
