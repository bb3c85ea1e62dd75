/// A filter, by which the bytes of a stream are compressed or encoded (PDF Reference, 3.3).
struct PDFFilter {
    let name: String
    let parameters: PDFDictionary?

    /// The most bytes that a stream may unpack to.
    private static let largestCount = 1 << 28
    /// The most filters of one stream.
    static let mostInARow = 8

    /// Nil for unknown filters and for image filters.
    func decode(_ bytes: ArraySlice<UInt8>) -> [UInt8]? {
        let limit = PDFFilter.largestCount
        switch name {
        case "FlateDecode", "Fl": return predicted(Inflate.decode(bytes, limit: limit))
        case "LZWDecode", "LZW":
            let growsEarly = parameters?["EarlyChange"]?.integer != 0
            return predicted(
                LZW(order: .highFirst, literalBits: 8, growsEarly: growsEarly).decode(bytes, limit: limit))
        case "RunLengthDecode", "RL": return RunLength.decode(bytes, endsAt128: true, limit: limit)
        case "ASCIIHexDecode", "AHx": return hexadecimal(bytes)
        case "ASCII85Decode", "A85": return base85(bytes)
        default: return nil
        }
    }

    private func hexadecimal(_ bytes: ArraySlice<UInt8>) -> [UInt8] {
        let digits = bytes.prefix { $0 != UInt8(ascii: ">") }.compactMap(PDFLexer.digit)
        return stride(from: 0, to: digits.count, by: 2).map {
            digits[$0] << 4 | ($0 + 1 < digits.count ? digits[$0 + 1] : 0)
        }
    }

    private func base85(_ bytes: ArraySlice<UInt8>) -> [UInt8] {
        var output: [UInt8] = []
        var group: [UInt32] = []
        func flush(_ count: Int) {
            let value = group.reduce(UInt32(0)) { $0 &* 85 &+ $1 }
            for index in 0..<count { output.append(UInt8(truncatingIfNeeded: value >> UInt32(24 - index * 8))) }
            group = []
        }
        for byte in bytes {
            switch byte {
            case UInt8(ascii: "z") where group.isEmpty: output += [0, 0, 0, 0]
            case 33...117:
                group.append(UInt32(byte - 33))
                if group.count == 5 { flush(4) }
            case UInt8(ascii: "~"):
                guard group.count > 1 else { return output }
                let count = group.count - 1
                while group.count < 5 { group.append(84) }
                flush(count)
                return output
            default: break
            }
        }
        if group.count > 1 {
            let count = group.count - 1
            while group.count < 5 { group.append(84) }
            flush(count)
        }
        return output
    }

    // MARK: Predictors

    /// Undoes a predictor: TIFF's differences, or PNG's filters.
    private func predicted(_ bytes: [UInt8]) -> [UInt8] {
        let predictor = parameters?["Predictor"]?.integer ?? 1
        guard predictor > 1 else { return bytes }
        func parameter(_ key: String, _ standard: Int, _ range: ClosedRange<Int>) -> Int {
            let value = parameters?[key]?.integer ?? standard
            return min(max(value, range.lowerBound), range.upperBound)
        }
        let colors = parameter("Colors", 1, 1...32), bits = parameter("BitsPerComponent", 8, 1...16)
        let columns = parameter("Columns", 1, 1...(1 << 20))
        let rowSize = (columns * colors * bits + 7) / 8, step = max(1, colors * bits / 8)
        return predictor == 2
            ? summed(bytes, rowSize, step, bits: bits) : unfiltered(bytes, rowSize, step)
    }

    private func summed(_ bytes: [UInt8], _ rowSize: Int, _ step: Int, bits: Int) -> [UInt8] {
        guard bits == 8 else { return bytes }
        var output = bytes
        for start in stride(from: 0, to: bytes.count, by: rowSize) {
            for place in (start + step)..<max(start + step, min(start + rowSize, bytes.count)) {
                output[place] &+= output[place - step]
            }
        }
        return output
    }

    private func unfiltered(_ bytes: [UInt8], _ rowSize: Int, _ step: Int) -> [UInt8] {
        var output: [UInt8] = []
        output.reserveCapacity(bytes.count)
        var above = [UInt8](repeating: 0, count: rowSize), row = above
        for start in stride(from: 0, to: bytes.count, by: rowSize + 1) {
            let count = min(rowSize, bytes.count - start - 1)
            for x in 0..<max(count, 0) {
                let left = x >= step ? row[x - step] : 0, up = above[x]
                let corner = x >= step ? above[x - step] : 0
                let guess: UInt8
                switch bytes[start] {
                case 1: guess = left
                case 2: guess = up
                case 3: guess = UInt8((Int(left) + Int(up)) / 2)
                case 4: guess = PDFFilter.paeth(left, up, corner)
                default: guess = 0
                }
                row[x] = bytes[start + 1 + x] &+ guess
            }
            output += row.prefix(max(count, 0))
            swap(&above, &row)
        }
        return output
    }

    private static func paeth(_ left: UInt8, _ up: UInt8, _ corner: UInt8) -> UInt8 {
        let estimate = Int(left) + Int(up) - Int(corner)
        let distances = (abs(estimate - Int(left)), abs(estimate - Int(up)), abs(estimate - Int(corner)))
        if distances.0 <= distances.1, distances.0 <= distances.2 { return left }
        return distances.1 <= distances.2 ? up : corner
    }
}
