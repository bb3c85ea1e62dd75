import Foundation

/// Writes numbers in the order of the network, and data.
struct BlobWriter {
    private(set) var data = Data()

    mutating func add(_ number: UInt32) { withUnsafeBytes(of: number.bigEndian) { data.append(contentsOf: $0) } }

    mutating func add(_ number: Int) { add(UInt32(number)) }

    mutating func add(_ byte: UInt8) { data.append(byte) }

    mutating func add(_ bytes: Data) { data.append(bytes) }

    /// The length, the bytes, and zeros up to a multiple of four.
    mutating func addPadded(_ bytes: Data) {
        add(bytes.count)
        data.append(bytes)
        data.append(Data(count: (4 - bytes.count % 4) % 4))
    }
}
