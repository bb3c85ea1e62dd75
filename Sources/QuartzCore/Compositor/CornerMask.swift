/// The coverage of the four corners of a rounded rectangle, without anything between them: a disc, or a ring for
/// borders.
enum CornerMask {
    /// - Parameters:
    ///   - radius: the outer radius, in pixels.
    ///   - inner: the radius of the hole; nil for none.
    /// - Returns: a square of `2 · radius` rounded up, with one corner in each quarter.
    static func make(radius: Double, hole inner: Double?) -> MaskImage {
        let side = Int(radius.rounded(.up))
        let mask = MaskImage(width: side * 2, height: side * 2)
        var coverage = quarter(radius: radius, side: side, from: radius)
        if let inner, inner > 0 {
            let hole = quarter(radius: inner, side: side, from: radius)
            for index in coverage.indices { coverage[index] -= hole[index] }
        }
        for y in 0..<side {
            let (above, below) = (mask.bytes + y * mask.bytesPerRow, mask.bytes + (2 * side - 1 - y) * mask.bytesPerRow)
            for x in 0..<side {
                let value = UInt8(min(max(coverage[y * side + x], 0), 1) * 255 + 0.5)
                above[x] = value
                above[2 * side - 1 - x] = value
                below[x] = value
                below[2 * side - 1 - x] = value
            }
        }
        return mask
    }

    /// The number of scan lines per pixel with which the coverage is computed.
    private static let lines = 16

    /// The coverage, from 0 to 1, of each pixel of the top-left quarter by a disc around (`center`, `center`).
    private static func quarter(radius: Double, side: Int, from center: Double) -> [Double] {
        var coverage = [Double](repeating: 0, count: side * side)
        for line in 0..<(side * lines) {
            let y = (Double(line) + 0.5) / Double(lines) - center
            let (row, inside) = (line / lines * side, radius * radius - y * y)
            // Below the centre the quarter is straight.
            let left = y > 0 ? center - radius : inside > 0 ? center - inside.squareRoot() : Double(side)
            for x in max(Int(left), 0)..<max(side, max(Int(left), 0)) {
                coverage[row + x] += min(max(Double(x + 1) - left, 0), 1) / Double(lines)
            }
        }
        return coverage
    }
}
