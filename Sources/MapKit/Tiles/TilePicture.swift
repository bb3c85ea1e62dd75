/// The picture of a tile, from outside: a PNG or JPEG file that is looked at before any memory is given to it.
package enum TilePicture {
    package static let mostBytes = 1 << 20
    package static let longestSide = 1024

    /// - Throws: `TileError`.
    package static func decode(_ data: Data) throws -> CGImage {
        guard data.count <= mostBytes else { throw TileError.tooManyBytes(data.count) }
        guard let size = size(of: [UInt8](data)) else { throw TileError.notAPicture }
        guard size.width <= longestSide, size.height <= longestSide, size.width > 0, size.height > 0 else {
            throw TileError.tooManyPixels(width: size.width, height: size.height)
        }
        do {
            return try CGImage.decode(data: data, name: "tile").image
        } catch {
            throw TileError.damaged("\(error)")
        }
    }

    /// The size that the header of a file claims.
    private static func size(of bytes: [UInt8]) -> (width: Int, height: Int)? {
        func number(_ place: Int, _ count: Int) -> Int { bytes[place..<place + count].reduce(0) { $0 << 8 | Int($1) } }
        if bytes.starts(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]) {
            guard let place = header(bytes, number) else { return nil }
            return (number(place, 4), number(place + 4, 4))
        }
        guard bytes.starts(with: [0xFF, 0xD8]) else { return nil }
        var place = 2
        while place + 9 <= bytes.count {
            guard bytes[place] == 0xFF else { return nil }
            let marker = bytes[place + 1]
            if marker == 0xFF {
                place += 1
                continue
            }
            // A frame of any kind begins with precision, height and width.
            if (0xC0...0xCF).contains(marker), ![0xC4, 0xC8, 0xCC].contains(marker) {
                return (number(place + 7, 2), number(place + 5, 2))
            }
            place += 2 + (marker == 0x01 || (0xD0...0xD8).contains(marker) ? 0 : number(place + 2, 2))
        }
        return nil
    }

    /// Where the width stands in a PNG file: in its first chunk, or in the second behind Apple's.
    private static func header(_ bytes: [UInt8], _ number: (Int, Int) -> Int) -> Int? {
        var place = 8
        for _ in 0..<2 {
            guard place + 16 <= bytes.count else { return nil }
            if bytes[place + 4..<place + 8].elementsEqual("IHDR".utf8) { return place + 8 }
            place += 12 + min(number(place, 4), 1 << 20)
        }
        return nil
    }
}
