/// Counts and bytes: TIFF's PackBits and PDF's RunLengthDecode.
enum RunLength {
    /// - Parameter endsAt128: true if a count of 128 ends the data, as in PDF; otherwise it is skipped.
    static func decode(_ bytes: ArraySlice<UInt8>, endsAt128: Bool, limit: Int) -> [UInt8] {
        var output: [UInt8] = []
        var place = bytes.startIndex
        while place < bytes.endIndex, output.count < limit {
            let count = Int(bytes[place])
            place += 1
            if count < 128 {
                let end = min(place + count + 1, bytes.endIndex)
                output.append(contentsOf: bytes[place..<end])
                place = end
            } else if count > 128, place < bytes.endIndex {
                output.append(contentsOf: repeatElement(bytes[place], count: 257 - count))
                place += 1
            } else if endsAt128 {
                break
            }
        }
        return output.count > limit ? Array(output.prefix(limit)) : output
    }
}
