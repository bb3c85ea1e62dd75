internal import CImageCodecs

/// The container format of PNG files: a signature and chunks with checksums.
enum PNGChunks {
    static let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]

    struct Chunk {
        var type: String
        var content: Data
    }

    /// The chunks up to IEND, or up to where the data ends or is damaged.
    static func read(_ data: Data) -> [Chunk] {
        var chunks: [Chunk] = []
        var rest = data.dropFirst(signature.count)
        while rest.count >= 12 {
            let length = rest.prefix(4).reduce(0) { $0 << 8 | Int($1) }
            guard length <= rest.count - 12 else { break }
            let start = rest.startIndex
            guard let type = String(bytes: rest[(start + 4)..<(start + 8)], encoding: .ascii) else { break }
            chunks.append(Chunk(type: type, content: rest[(start + 8)..<(start + 8 + length)]))
            if type == "IEND" { break }
            rest = rest.dropFirst(12 + length)
        }
        return chunks
    }

    /// 1 for gray, 3 for colours, where samples are bytes and nothing is transparent; nil for other images.
    static func opaqueChannels(of data: Data) -> Int? {
        let chunks = read(data)
        guard let header = chunks.first, header.type == "IHDR", header.content.count == 13,
            !chunks.contains(where: { $0.type == "tRNS" })
        else { return nil }
        // Width and height, then the bits of a sample and what samples are there.
        switch Array(header.content.dropFirst(8).prefix(2)) {
        case [8, 0]: return 1
        case [8, 2]: return 3
        default: return nil
        }
    }

    static func write(_ chunks: [Chunk]) -> Data {
        var data = Data(signature)
        for chunk in chunks {
            let body = Data(chunk.type.utf8) + chunk.content
            data.append(bigEndian: UInt32(chunk.content.count))
            data.append(body)
            let check = body.withUnsafeBytes { bytes in
                crc32(0, bytes.bindMemory(to: UInt8.self).baseAddress, UInt32(body.count))
            }
            data.append(bigEndian: UInt32(check))
        }
        return data
    }
}

extension Data {
    mutating func append(bigEndian value: UInt32) {
        append(contentsOf: [UInt8(value >> 24), UInt8(value >> 16 & 255), UInt8(value >> 8 & 255), UInt8(value & 255)])
    }
}
