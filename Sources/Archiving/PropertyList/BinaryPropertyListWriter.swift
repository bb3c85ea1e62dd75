import Foundation

/// Writes binary property lists; the same list always gives the same bytes.
struct BinaryPropertyListWriter {
    private let list: PropertyList
    private let referenceSize: Int
    private var bytes = Data("bplist00".utf8)

    static func write(_ list: PropertyList) -> Data {
        var writer = BinaryPropertyListWriter(list)
        return writer.write()
    }

    private init(_ list: PropertyList) {
        self.list = list
        referenceSize = Self.size(list.values.count)
    }

    private mutating func write() -> Data {
        var offsets: [Int] = []
        offsets.reserveCapacity(list.values.count)
        for value in list.values {
            offsets.append(bytes.count)
            write(value)
        }
        let table = bytes.count
        let offsetSize = Self.size(table)
        for offset in offsets { append(UInt64(offset), size: offsetSize) }
        bytes.append(contentsOf: [0, 0, 0, 0, 0, 0, UInt8(offsetSize), UInt8(referenceSize)])
        for number in [list.values.count, list.root, table] { append(UInt64(number), size: 8) }
        return bytes
    }

    private mutating func write(_ value: PropertyList.Value) {
        switch value {
        case .null: bytes.append(0x00)
        case .boolean(let value): bytes.append(value ? 0x09 : 0x08)
        case .integer(let value): writeInteger(value)
        case .single(let value):
            bytes.append(0x22)
            append(UInt64(value.bitPattern), size: 4)
        case .real(let value):
            bytes.append(0x23)
            append(value.bitPattern, size: 8)
        case .date(let value):
            bytes.append(0x33)
            append(value.bitPattern, size: 8)
        case .data(let data):
            writeMarker(0x40, count: data.count)
            bytes.append(data)
        case .string(let text): writeString(text)
        case .identifier(let number):
            let size = Self.size(number)
            bytes.append(0x80 | UInt8(size - 1))
            append(UInt64(number), size: size)
        case .array(let range):
            writeMarker(0xA0, count: range.count)
            for place in list.links[range] { append(UInt64(place), size: referenceSize) }
        case .dictionary(let range):
            writeMarker(0xD0, count: range.count / 2)
            for index in stride(from: range.lowerBound, to: range.upperBound, by: 2) {
                append(UInt64(list.links[index]), size: referenceSize)
            }
            for index in stride(from: range.lowerBound + 1, to: range.upperBound, by: 2) {
                append(UInt64(list.links[index]), size: referenceSize)
            }
        }
    }

    private mutating func writeString(_ text: String) {
        if text.utf8.allSatisfy({ $0 < 0x80 }) {
            writeMarker(0x50, count: text.utf8.count)
            bytes.append(contentsOf: text.utf8)
        } else {
            writeMarker(0x60, count: text.utf16.count)
            for unit in text.utf16 { append(UInt64(unit), size: 2) }
        }
    }

    /// Negative numbers take 8 bytes, since shorter ones have no sign.
    private mutating func writeInteger(_ value: Int64) {
        let size = value < 0 ? 8 : Self.size(Int(value))
        bytes.append(0x10 | UInt8(size.trailingZeroBitCount))
        append(UInt64(bitPattern: value), size: size)
    }

    private mutating func writeMarker(_ marker: UInt8, count: Int) {
        if count < 0xF {
            bytes.append(marker | UInt8(count))
        } else {
            bytes.append(marker | 0xF)
            writeInteger(Int64(count))
        }
    }

    private mutating func append(_ number: UInt64, size: Int) {
        for shift in stride(from: (size - 1) * 8, through: 0, by: -8) {
            bytes.append(UInt8(truncatingIfNeeded: number >> UInt64(shift)))
        }
    }

    /// The bytes that a number takes: 1, 2, 4 or 8.
    private static func size(_ number: Int) -> Int {
        number < 0x100 ? 1 : number < 0x10000 ? 2 : number < 0x1_0000_0000 ? 4 : 8
    }
}
