import CZlib
import Foundation

/// Writes a ZIP archive (PKWARE's APPNOTE) file by file; none is in memory as a whole.
final class ZipWriter {
    private let output: FileHandle
    private var list = Data()
    private var count = 0

    /// 1 January 1980, so that the same files always give the same archive.
    private static let time: UInt32 = 0x0021_0000
    private static let largest = UInt64(UInt32.max)
    private static let mostFiles = 0xFFFE
    private static let partSize = 1 << 18

    /// - Parameter file: is made, or replaced.
    init(_ file: URL) throws {
        guard FileManager.default.createFile(atPath: file.path, contents: nil),
            let output = FileHandle(forWritingAtPath: file.path)
        else { throw ZipError("it cannot be written") }
        self.output = output
    }

    /// Adds a folder, whose name must end with a slash.
    func addFolder(_ name: String) throws {
        let place = try output.offset()
        try write(head(name, Packed(), isList: false, mode: 0, place: 0))
        try finish(name, Packed(), mode: 0o40755, place: place)
    }

    /// - Parameter mode: the file's rights.
    func addFile(_ name: String, at source: URL, mode: UInt16) throws {
        let place = try output.offset()
        try write(head(name, Packed(), isList: false, mode: 0, place: 0))
        let packed = try pack(source, name)
        let end = try output.offset()
        // Now that the sizes are known.
        try output.seek(toOffset: place)
        try write(head(name, packed, isList: false, mode: 0, place: 0))
        try output.seek(toOffset: end)
        try finish(name, packed, mode: 0o100000 | mode, place: place)
    }

    /// Writes the list of files. Nothing can be added after that.
    func close() throws {
        let start = try output.offset()
        try write(list)
        var end = Data()
        Self.add(UInt32(0x0605_4B50), to: &end)
        for value in [0, 0, count, count] { Self.add(UInt16(value), to: &end) }
        guard start <= Self.largest, UInt64(list.count) <= Self.largest else { throw ZipError("it would be too large") }
        Self.add(UInt32(list.count), to: &end)
        Self.add(UInt32(start), to: &end)
        Self.add(UInt16(0), to: &end)
        try write(end)
        try output.synchronize()
        try output.close()
    }

    /// What is known of a file when it has been packed.
    private struct Packed {
        var checksum: UInt = 0
        var size: UInt64 = 0
        var packedSize: UInt64 = 0
    }

    private func finish(_ name: String, _ packed: Packed, mode: UInt16, place: UInt64) throws {
        count += 1
        guard count <= Self.mostFiles, place <= Self.largest, packed.size <= Self.largest,
            packed.packedSize <= Self.largest
        else { throw ZipError("it would be too large") }
        list += head(name, packed, isList: true, mode: mode, place: place)
    }

    private func head(_ name: String, _ packed: Packed, isList: Bool, mode: UInt16, place: UInt64) -> Data {
        var data = Data()
        Self.add(UInt32(isList ? 0x0201_4B50 : 0x0403_4B50), to: &data)
        // Made by version 2.0 on Unix.
        if isList { Self.add(UInt16(0x0314), to: &data) }
        Self.add(UInt16(20), to: &data)
        // Names are UTF-8.
        Self.add(UInt16(0x0800), to: &data)
        Self.add(UInt16(name.hasSuffix("/") ? 0 : 8), to: &data)
        Self.add(Self.time, to: &data)
        Self.add(UInt32(truncatingIfNeeded: packed.checksum), to: &data)
        Self.add(UInt32(truncatingIfNeeded: packed.packedSize), to: &data)
        Self.add(UInt32(truncatingIfNeeded: packed.size), to: &data)
        Self.add(UInt16(name.utf8.count), to: &data)
        Self.add(UInt16(0), to: &data)
        if isList {
            for _ in 0..<3 { Self.add(UInt16(0), to: &data) }
            Self.add(UInt32(mode) << 16, to: &data)
            Self.add(UInt32(truncatingIfNeeded: place), to: &data)
        }
        return data + Data(name.utf8)
    }

    private static func add(_ value: some FixedWidthInteger, to data: inout Data) {
        withUnsafeBytes(of: value.littleEndian) { data.append(contentsOf: $0) }
    }

    private func write(_ data: Data) throws { try output.write(contentsOf: data) }

    private func pack(_ source: URL, _ name: String) throws -> Packed {
        guard let input = FileHandle(forReadingAtPath: source.path) else { throw ZipError("\(name) cannot be read") }
        defer { try? input.close() }
        var stream = z_stream()
        // Negative: no head of zlib's own.
        let status = deflateInit2_(
            &stream, Z_DEFAULT_COMPRESSION, Z_DEFLATED, -15, 8, Z_DEFAULT_STRATEGY, ZLIB_VERSION,
            Int32(MemoryLayout<z_stream>.size))
        guard status == Z_OK else { throw ZipError("there is no memory for \(name)") }
        defer { deflateEnd(&stream) }
        var packed = Packed()
        var isAtEnd = false
        while !isAtEnd {
            var part = [UInt8](try input.read(upToCount: Self.partSize) ?? Data())
            isAtEnd = part.isEmpty
            packed.checksum = UInt(crc32(uLong(packed.checksum), part, uInt(part.count)))
            packed.size += UInt64(part.count)
            packed.packedSize += try deflate(&part, &stream, isLast: isAtEnd)
        }
        return packed
    }

    private func deflate(_ part: inout [UInt8], _ stream: inout z_stream, isLast: Bool) throws -> UInt64 {
        var buffer = [UInt8](repeating: 0, count: Self.partSize)
        var total: UInt64 = 0
        try part.withUnsafeMutableBufferPointer { input in
            stream.next_in = input.baseAddress
            stream.avail_in = UInt32(input.count)
            repeat {
                let count = buffer.withUnsafeMutableBufferPointer { output in
                    stream.next_out = output.baseAddress
                    stream.avail_out = UInt32(output.count)
                    _ = CZlib.deflate(&stream, isLast ? Z_FINISH : Z_NO_FLUSH)
                    return output.count - Int(stream.avail_out)
                }
                try write(Data(buffer.prefix(count)))
                total += UInt64(count)
            } while stream.avail_out == 0
        }
        return total
    }
}
