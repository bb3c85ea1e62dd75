import Foundation

package extension ArchivedStructure {
    /// As a NIBArchive keeps it: 6 and floats, or 7 and doubles where floats would lose something.
    var bytes: Data {
        let numbers = numbers
        let isExact = numbers.allSatisfy { Double(Float($0)) == $0 || $0.isNaN }
        var bytes = Data([isExact ? 6 : 7])
        for number in numbers {
            if isExact {
                withUnsafeBytes(of: Float(number).bitPattern.littleEndian) { bytes.append(contentsOf: $0) }
            } else {
                withUnsafeBytes(of: number.bitPattern.littleEndian) { bytes.append(contentsOf: $0) }
            }
        }
        return bytes
    }

    /// Reads what ``bytes`` writes; four numbers are a rectangle.
    init?(bytes: Data) {
        guard bytes.count <= 49, let kind = bytes.first, kind == 6 || kind == 7 else { return nil }
        let size = kind == 6 ? 4 : 8
        guard (bytes.count - 1) % size == 0 else { return nil }
        let numbers = bytes.withUnsafeBytes { raw in
            stride(from: 1, to: raw.count, by: size).map { offset in
                size == 4
                    ? Double(
                        Float(
                            bitPattern: UInt32(littleEndian: raw.loadUnaligned(fromByteOffset: offset, as: UInt32.self))
                        ))
                    : Double(
                        bitPattern: UInt64(littleEndian: raw.loadUnaligned(fromByteOffset: offset, as: UInt64.self)))
            }
        }
        self.init(numbers: numbers)
    }
}
