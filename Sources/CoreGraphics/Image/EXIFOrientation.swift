/// The orientation that a camera wrote into a JPEG file: tag 0x0112 of the first directory of its EXIF segment.
enum EXIFOrientation {
    /// Nil when the file does not say, or says it in a damaged way.
    static func find(inJPEG data: Data) -> ImageOrientation? {
        let bytes = [UInt8](data.prefix(1 << 18))
        var place = 2
        while place + 4 <= bytes.count, bytes[place] == 0xFF {
            let marker = bytes[place + 1]
            let length = Int(bytes[place + 2]) << 8 | Int(bytes[place + 3])
            // At SOS the picture's data begins; no segments follow.
            guard marker != 0xDA, length >= 2 else { return nil }
            let end = min(bytes.count, place + 2 + length)
            if marker == 0xE1, end - place > 10, Array(bytes[(place + 4)..<(place + 10)]) == Array("Exif\0\0".utf8) {
                return find(inTIFF: bytes[(place + 10)..<end])
            }
            place += 2 + length
        }
        return nil
    }

    private static func find(inTIFF bytes: ArraySlice<UInt8>) -> ImageOrientation? {
        let start = bytes.startIndex
        guard bytes.count >= 8 else { return nil }
        let isLittle = bytes[start] == 0x49
        func number(_ offset: Int, _ size: Int) -> Int? {
            guard offset >= 0, offset + size <= bytes.count else { return nil }
            let digits = bytes[(start + offset)..<(start + offset + size)]
            return (isLittle ? Array(digits.reversed()) : Array(digits)).reduce(0) { $0 << 8 | Int($1) }
        }
        guard let directory = number(4, 4), let count = number(directory, 2) else { return nil }
        for index in 0..<count {
            let entry = directory + 2 + index * 12
            guard let tag = number(entry, 2) else { return nil }
            if tag == 0x0112 { return number(entry + 8, 2).flatMap(ImageOrientation.init(rawValue:)) }
        }
        return nil
    }
}
