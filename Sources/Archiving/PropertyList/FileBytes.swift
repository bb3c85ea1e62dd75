import Foundation

/// Bytes of a file that are only read where there are some.
struct FileBytes {
    let bytes: UnsafeRawBufferPointer
    var offset: Int
    /// Where reading ends.
    let end: Int

    init(_ bytes: UnsafeRawBufferPointer, from offset: Int = 0, to end: Int? = nil) {
        self.bytes = bytes
        self.offset = offset
        self.end = min(end ?? bytes.count, bytes.count)
    }

    var remaining: Int { max(0, end - offset) }

    /// Takes a number of bytes.
    mutating func take(_ count: Int) throws -> UnsafeRawBufferPointer {
        guard offset >= 0, count >= 0, count <= remaining else {
            throw ArchiveError("\(count) bytes are missing", at: .byte(offset))
        }
        defer { offset += count }
        return UnsafeRawBufferPointer(rebasing: bytes[offset..<offset + count])
    }

    mutating func byte() throws -> UInt8 {
        guard offset >= 0, offset < end else { throw ArchiveError("the data ends too early", at: .byte(offset)) }
        defer { offset += 1 }
        return bytes[offset]
    }

    /// An unsigned number of 1 to 8 bytes, the highest first.
    mutating func bigEndian(_ size: Int) throws -> UInt64 {
        var number: UInt64 = 0
        for byte in try take(size) { number = number << 8 | UInt64(byte) }
        return number
    }

    /// A number of 1, 2, 4 or 8 bytes, the lowest first.
    mutating func littleEndian<Number: FixedWidthInteger>(_ type: Number.Type) throws -> Number {
        Number(littleEndian: try take(MemoryLayout<Number>.size).loadUnaligned(as: Number.self))
    }
}
