import Foundation

/// Reads binary property lists (`bplist00`): a table of objects that refer to each other by number.
///
/// The objects of an honest file lie side by side. Those of a file whose objects overlap could claim more than there is
/// memory, so they are refused.
struct BinaryPropertyListReader {
    private static let trailerSize = 32

    private var reader: FileBytes
    private let referenceSize: Int
    private let objectCount: Int
    private let tableOffset: Int
    private let offsetSize: Int
    private var list = PropertyList()
    /// How many bytes the objects may still take.
    private var budget: Int

    static func read(_ data: Data) throws -> PropertyList {
        try data.withUnsafeBytes { bytes in
            var reader = try BinaryPropertyListReader(bytes)
            return try reader.read()
        }
    }

    static func isBinaryPropertyList(_ data: Data) -> Bool { data.starts(with: "bplist0".utf8) }

    private init(_ bytes: UnsafeRawBufferPointer) throws {
        guard bytes.starts(with: "bplist0".utf8) else {
            throw ArchiveError("the data is no binary property list", at: .byte(0))
        }
        let trailerOffset = bytes.count - Self.trailerSize
        guard trailerOffset >= 8 else { throw ArchiveError("the property list has no end", at: .byte(bytes.count)) }
        var trailer = FileBytes(bytes, from: trailerOffset + 6)
        offsetSize = Int(try trailer.byte())
        referenceSize = Int(try trailer.byte())
        let (count, top, table) = (try trailer.bigEndian(8), try trailer.bigEndian(8), try trailer.bigEndian(8))
        guard (1...8).contains(offsetSize), (1...8).contains(referenceSize) else {
            throw ArchiveError("the property list has numbers of an illegal size", at: .byte(trailerOffset + 6))
        }
        guard table >= 8, table <= UInt64(trailerOffset), count >= 1,
            count <= (UInt64(trailerOffset) - table) / UInt64(offsetSize)
        else { throw ArchiveError("the table of the property list is outside the data", at: .byte(trailerOffset + 8)) }
        guard top < count else {
            throw ArchiveError("the property list's root is not in its table", at: .byte(trailerOffset + 16))
        }
        (objectCount, tableOffset) = (Int(count), Int(table))
        list.root = Int(top)
        budget = tableOffset
        reader = FileBytes(bytes, from: 8, to: tableOffset)
    }

    private mutating func read() throws -> PropertyList {
        list.values.reserveCapacity(objectCount)
        var table = FileBytes(reader.bytes, from: tableOffset)
        for _ in 0..<objectCount {
            let offset = try table.bigEndian(offsetSize)
            guard offset >= 8, offset < UInt64(tableOffset) else {
                throw ArchiveError("an object lies outside the data", at: .byte(table.offset - offsetSize))
            }
            reader.offset = Int(offset)
            list.values.append(try value())
            budget -= reader.offset - Int(offset)
            guard budget >= 0 else { throw ArchiveError("objects overlap", at: .byte(Int(offset))) }
        }
        return list
    }

    private mutating func value() throws -> PropertyList.Value {
        let marker = try reader.byte()
        let low = Int(marker & 0x0F)
        switch marker >> 4 {
        case 0x0 where low == 0: return .null
        case 0x0 where low == 8 || low == 9: return .boolean(low == 9)
        case 0x1 where low <= 4: return .integer(try integer(size: 1 << low))
        case 0x2 where low == 2: return .single(Float(bitPattern: UInt32(try reader.bigEndian(4))))
        case 0x2 where low == 3: return .real(Double(bitPattern: try reader.bigEndian(8)))
        case 0x3 where low == 3: return .date(Double(bitPattern: try reader.bigEndian(8)))
        case 0x4: return .data(Data(try reader.take(try count(low))))
        case 0x5, 0x7: return .string(String(decoding: try reader.take(try count(low)), as: UTF8.self))
        case 0x6: return .string(try wideString(try count(low)))
        case 0x8: return .identifier(try identifier(size: low + 1))
        case 0xA, 0xC: return .array(try links(try count(low)))
        case 0xD: return .dictionary(try pairs(try count(low)))
        default:
            throw ArchiveError(
                "an object is of an unknown kind, 0x\(String(marker, radix: 16))", at: .byte(reader.offset - 1))
        }
    }

    /// Numbers of 8 bytes have a sign, shorter ones none; of 16 bytes the lower half counts.
    private mutating func integer(size: Int) throws -> Int64 {
        if size == 16 { _ = try reader.take(8) }
        return Int64(bitPattern: try reader.bigEndian(min(size, 8)))
    }

    private mutating func identifier(size: Int) throws -> Int {
        if size > 8 { _ = try reader.take(size - 8) }
        return Int(clamping: try reader.bigEndian(min(size, 8)))
    }

    private mutating func count(_ low: Int) throws -> Int {
        guard low == 0xF else { return low }
        let marker = try reader.byte()
        guard marker >> 4 == 1, marker & 0x0F <= 3 else {
            throw ArchiveError("a count is no number", at: .byte(reader.offset - 1))
        }
        return Int(clamping: try reader.bigEndian(1 << Int(marker & 0x0F)))
    }

    private mutating func wideString(_ count: Int) throws -> String {
        guard count <= reader.remaining / 2 else {
            throw ArchiveError("a string is longer than the data", at: .byte(reader.offset))
        }
        let bytes = try reader.take(count * 2)
        let units = (0..<count).map { UInt16(bytes[$0 * 2]) << 8 | UInt16(bytes[$0 * 2 + 1]) }
        return String(decoding: units, as: UTF16.self)
    }

    private mutating func links(_ count: Int) throws -> Range<Int> {
        let start = list.links.count
        guard count <= reader.remaining / referenceSize else {
            throw ArchiveError("a collection is longer than the data", at: .byte(reader.offset))
        }
        for _ in 0..<count { list.links.append(try link()) }
        return start..<list.links.count
    }

    /// The file has all keys first, then all values.
    private mutating func pairs(_ count: Int) throws -> Range<Int> {
        guard count <= reader.remaining / referenceSize / 2 else {
            throw ArchiveError("a dictionary is longer than the data", at: .byte(reader.offset))
        }
        let start = list.links.count
        list.links.append(contentsOf: repeatElement(0, count: count * 2))
        for index in 0..<count { list.links[start + index * 2] = try link() }
        for index in 0..<count { list.links[start + index * 2 + 1] = try link() }
        return start..<list.links.count
    }

    private mutating func link() throws -> Int {
        let number = try reader.bigEndian(referenceSize)
        guard number < UInt64(objectCount) else {
            throw ArchiveError("a reference leads nowhere", at: .byte(reader.offset - referenceSize))
        }
        return Int(number)
    }
}
