import Foundation

/// The bytes of a file, read with bounds.
struct ByteSource {
    private let bytes: Data
    init(_ bytes: Data) { self.bytes = bytes }

    var count: Int { bytes.count }

    /// Four characters; empty beyond the end.
    func text(at offset: Int) -> String {
        guard let part = part(offset, 4) else { return "" }
        return String(decoding: part, as: UTF8.self)
    }

    func number<Number: FixedWidthInteger>(_ type: Number.Type, at offset: Int, isBigEndian: Bool) throws -> Number {
        guard let part = part(offset, MemoryLayout<Number>.size) else { throw SoundFileError("ends too early") }
        let value = part.withUnsafeBytes { $0.loadUnaligned(as: Number.self) }
        return isBigEndian ? Number(bigEndian: value) : Number(littleEndian: value)
    }

    /// A number of 80 bits as AIFF writes its sample rate.
    func extended(at offset: Int) throws -> Double {
        let head = try number(UInt16.self, at: offset, isBigEndian: true)
        let mantissa = try number(UInt64.self, at: offset + 2, isBigEndian: true)
        let value = Double(mantissa) * pow(2, Double(Int(head & 0x7FFF) - 16383 - 63))
        return head & 0x8000 == 0 ? value : -value
    }

    func double(at offset: Int) throws -> Double {
        Double(bitPattern: try number(UInt64.self, at: offset, isBigEndian: true))
    }

    /// As much as there is of a part of the file.
    func data(from offset: Int, count: Int) -> Data {
        guard offset >= 0, offset < bytes.count, count > 0 else { return Data() }
        return bytes.subdata(in: offset..<offset + min(count, bytes.count - offset))
    }

    private func part(_ offset: Int, _ count: Int) -> Data? {
        guard offset >= 0, offset <= bytes.count - count else { return nil }
        return bytes.subdata(in: offset..<offset + count)
    }
}
