/// The compression of GIF, TIFF and PDF: codes for strings that were seen before, growing from `literalBits` + 1 to 12
/// bits.
struct LZW {
    enum BitOrder { case lowFirst, highFirst }

    let order: BitOrder
    /// Bits of a literal value: 8; in GIF also fewer.
    let literalBits: Int
    /// True if the code length grows one code early, as in TIFF and most PDF files.
    let growsEarly: Bool

    /// Decompresses the bytes, up to `limit` bytes of content; of damaged data, the part before the damage.
    func decode(_ bytes: ArraySlice<UInt8>, limit: Int) -> [UInt8] {
        guard (1...11).contains(literalBits), limit > 0 else { return [] }
        let clear = 1 << literalBits, end = clear + 1
        var prefixes = [Int](repeating: 0, count: 4096)
        var suffixes = [UInt8](repeating: 0, count: 4096)
        var lengths = [Int](repeating: 0, count: 4096)
        for code in 0..<min(clear, 4096) {
            suffixes[code] = UInt8(truncatingIfNeeded: code)
            lengths[code] = 1
        }
        var output: [UInt8] = []
        output.reserveCapacity(min(limit, bytes.count * 4))
        var next = end + 1, width = literalBits + 1
        var previous: Int?
        var reader = BitReader(bytes: bytes, order: order)
        while output.count < limit, let code = reader.read(width), code != end {
            if code == clear {
                next = end + 1
                width = literalBits + 1
                previous = nil
                continue
            }
            guard code < next || (code == next && previous != nil) else { break }
            let start = output.count
            if let previous {
                // The first code that is not in the table yet stands for the previous string followed by that string's
                // first byte.
                let isNew = code == next
                append(isNew ? previous : code, prefixes, suffixes, lengths, to: &output)
                let first = output[start]
                if isNew { output.append(first) }
                if next < 4096 {
                    prefixes[next] = previous
                    suffixes[next] = first
                    lengths[next] = lengths[previous] + 1
                    next += 1
                }
            } else {
                guard code < clear else { break }
                output.append(suffixes[code])
            }
            previous = code
            if next + (growsEarly ? 1 : 0) >= 1 << width, width < 12 { width += 1 }
        }
        return output.count > limit ? Array(output.prefix(limit)) : output
    }

    private func append(
        _ code: Int, _ prefixes: [Int], _ suffixes: [UInt8], _ lengths: [Int], to output: inout [UInt8]
    ) {
        let length = lengths[code], start = output.count
        output.append(contentsOf: repeatElement(0, count: length))
        var code = code
        for place in stride(from: start + length - 1, through: start, by: -1) {
            output[place] = suffixes[code]
            code = prefixes[code]
        }
    }
}

/// Reads consecutive numbers of any bit length.
struct BitReader {
    private let bytes: ArraySlice<UInt8>
    private let order: LZW.BitOrder
    private var place: Int
    private var buffer = 0
    private var available = 0

    init(bytes: ArraySlice<UInt8>, order: LZW.BitOrder) {
        self.bytes = bytes
        self.order = order
        place = bytes.startIndex
    }

    /// The next number of at most 16 bits; nil at the end.
    mutating func read(_ count: Int) -> Int? {
        while available < count {
            guard place < bytes.endIndex else { return nil }
            let byte = Int(bytes[place])
            place += 1
            switch order {
            case .lowFirst: buffer |= byte << available
            case .highFirst: buffer = buffer << 8 | byte
            }
            available += 8
        }
        available -= count
        let mask = (1 << count) - 1
        switch order {
        case .lowFirst:
            let value = buffer & mask
            buffer >>= count
            return value
        case .highFirst:
            let value = buffer >> available & mask
            buffer &= (1 << available) - 1
            return value
        }
    }
}
