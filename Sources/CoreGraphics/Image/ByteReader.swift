/// Reads numbers from the bytes of a file. Offsets out of range return nil.
struct ByteReader {
    let bytes: [UInt8]
    var isLittleEndian = true

    func byte(_ place: Int) -> Int? {
        bytes.indices.contains(place) ? Int(bytes[place]) : nil
    }

    func number(_ place: Int, size: Int) -> Int? {
        guard place >= 0, place <= bytes.count - size else { return nil }
        var value = 0
        for index in 0..<size {
            value = value << 8 | Int(bytes[place + (isLittleEndian ? size - 1 - index : index)])
        }
        return value
    }

    func word(_ place: Int) -> Int? { number(place, size: 2) }

    func long(_ place: Int) -> Int? { number(place, size: 4) }

    func signedLong(_ place: Int) -> Int? {
        long(place).map { Int(Int32(truncatingIfNeeded: $0)) }
    }

    /// At most `count` bytes from an offset on; fewer at the end.
    func slice(_ place: Int, count: Int) -> ArraySlice<UInt8> {
        guard place >= 0, place < bytes.count, count > 0 else { return [] }
        return bytes[place..<(count < bytes.count - place ? place + count : bytes.count)]
    }
}
