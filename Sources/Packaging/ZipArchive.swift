import CZlib
import Foundation

/// The files of a ZIP archive (PKWARE's APPNOTE), read from its central directory.
///
/// Archives come from strangers: counts, sizes and names are checked before anything is unpacked.
struct ZipArchive {
    struct Entry: Hashable {
        let name: String
        /// The kind and the rights that Unix gives a file; 0 if the archive does not say.
        let mode: UInt32
        let size: Int
        fileprivate let packedSize: Int
        fileprivate let method: Int
        fileprivate let checksum: UInt32
        fileprivate let place: Int

        var isFolder: Bool { name.hasSuffix("/") }
        var isLink: Bool { mode & 0xF000 == 0xA000 }
    }

    let entries: [Entry]
    private let data: Data

    /// Files, and bytes of all of them unpacked.
    private static let mostEntries = 100_000
    private static let mostBytes = 2 << 30
    /// Deflate packs no better than about 1032 to 1.
    private static let bestRatio = 1100

    /// - Throws: what is wrong with the archive, in a few words.
    init(_ data: Data) throws {
        self.data = data
        let end = try Self.endRecord(in: data)
        let count = Self.number(data, end + 10, 2), start = Self.number(data, end + 16, 4)
        guard count <= Self.mostEntries, count < 0xFFFF, start < 0xFFFF_FFFF else {
            throw ZipError("it has too many files, or is a ZIP64 archive")
        }
        var entries: [Entry] = []
        var names: Set<String> = []
        var (place, total) = (start, 0)
        for _ in 0..<count {
            let (entry, next) = try Self.entry(in: data, at: place)
            guard names.insert(entry.name).inserted else { throw ZipError("\(entry.name) is in it twice") }
            total += entry.size
            guard total <= Self.mostBytes, entry.size / Self.bestRatio <= entry.packedSize else {
                throw ZipError("\(entry.name) would be too large when unpacked")
            }
            entries.append(entry)
            place = next
        }
        self.entries = entries
    }

    /// The record at the archive's end, behind which only a comment may stand.
    private static func endRecord(in data: Data) throws -> Int {
        var place = data.count - 22
        while place >= max(0, data.count - 22 - 0xFFFF) {
            if number(data, place, 4) == 0x0605_4B50 { return place }
            place -= 1
        }
        throw ZipError("it is no ZIP archive")
    }

    private static func entry(in data: Data, at place: Int) throws -> (Entry, next: Int) {
        guard place + 46 <= data.count, number(data, place, 4) == 0x0201_4B50 else {
            throw ZipError("its list of files is damaged")
        }
        let nameCount = number(data, place + 28, 2)
        let next = place + 46 + nameCount + number(data, place + 30, 2) + number(data, place + 32, 2)
        guard next <= data.count,
            let name = String(validating: bytes(data, place + 46, nameCount), as: UTF8.self), !name.isEmpty
        else { throw ZipError("its list of files is damaged") }
        let isUnix = number(data, place + 5, 1) == 3
        let entry = Entry(
            name: name, mode: isUnix ? UInt32(number(data, place + 40, 2)) : 0, size: number(data, place + 24, 4),
            packedSize: number(data, place + 20, 4), method: number(data, place + 10, 2),
            checksum: UInt32(number(data, place + 16, 4)), place: number(data, place + 42, 4))
        guard number(data, place + 8, 2) & 1 == 0 else { throw ZipError("\(name) is encrypted") }
        return (entry, next)
    }

    private static func number(_ data: Data, _ place: Int, _ count: Int) -> Int {
        guard place >= 0, place + count <= data.count else { return 0 }
        return (0..<count).reduce(0) { $0 | Int(data[data.startIndex + place + $1]) << (8 * $1) }
    }

    private static func bytes(_ data: Data, _ place: Int, _ count: Int) -> Data {
        data[data.startIndex + place..<data.startIndex + place + count]
    }

    // MARK: Contents

    private static let partSize = 1 << 18

    /// Hands on the unpacked bytes of a file, part by part: none is in memory as a whole, however large it says it is.
    ///
    /// - Throws: what is wrong; some parts may have been handed on then.
    func unpack(_ entry: Entry, _ use: (Data) throws -> Void) throws {
        let place = entry.place
        guard place + 30 <= data.count, Self.number(data, place, 4) == 0x0403_4B50 else {
            throw ZipError("\(entry.name) is damaged")
        }
        let start = place + 30 + Self.number(data, place + 26, 2) + Self.number(data, place + 28, 2)
        guard start + entry.packedSize <= data.count else { throw ZipError("\(entry.name) is cut off") }
        var (checksum, size) = (crc32(0, nil, 0), 0)
        func take(_ part: Data) throws {
            size += part.count
            guard size <= entry.size else { throw ZipError("\(entry.name) is damaged") }
            checksum = part.withUnsafeBytes { bytes in
                crc32(checksum, bytes.bindMemory(to: UInt8.self).baseAddress, UInt32(bytes.count))
            }
            try use(part)
        }
        let packed = Self.bytes(data, start, entry.packedSize)
        switch entry.method {
        case 0:
            for first in stride(from: 0, to: packed.count, by: Self.partSize) {
                try take(Self.bytes(packed, first, min(Self.partSize, packed.count - first)))
            }
        case 8: if entry.size > 0 { try inflate(packed, entry, take) }
        default: throw ZipError("\(entry.name) is packed in a way that is not known here")
        }
        guard size == entry.size, size == 0 || UInt32(checksum) == entry.checksum else {
            throw ZipError("\(entry.name) is damaged")
        }
    }

    private func inflate(_ packed: Data, _ entry: Entry, _ take: (Data) throws -> Void) throws {
        var stream = z_stream()
        // Negative: no head of zlib's own.
        guard inflateInit2_(&stream, -15, ZLIB_VERSION, Int32(MemoryLayout<z_stream>.size)) == Z_OK else {
            throw ZipError("there is no memory for \(entry.name)")
        }
        defer { inflateEnd(&stream) }
        var output = [UInt8](repeating: 0, count: Self.partSize)
        var (first, status) = (0, Z_OK)
        while status != Z_STREAM_END {
            var input = [UInt8](Self.bytes(packed, first, min(Self.partSize, packed.count - first)))
            guard !input.isEmpty else { throw ZipError("\(entry.name) is damaged") }
            first += input.count
            try input.withUnsafeMutableBufferPointer { input in
                stream.next_in = input.baseAddress
                stream.avail_in = UInt32(input.count)
                repeat {
                    let count = output.withUnsafeMutableBufferPointer { output in
                        stream.next_out = output.baseAddress
                        stream.avail_out = UInt32(output.count)
                        status = CZlib.inflate(&stream, Z_NO_FLUSH)
                        return output.count - Int(stream.avail_out)
                    }
                    // No progress was possible: more of the input is needed.
                    if status == Z_BUF_ERROR { status = Z_OK }
                    guard status == Z_OK || status == Z_STREAM_END else { throw ZipError("\(entry.name) is damaged") }
                    if count > 0 { try take(Data(output.prefix(count))) }
                } while status != Z_STREAM_END && stream.avail_out == 0
            }
        }
    }
}
