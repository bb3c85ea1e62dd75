/// A Gaussian blur by three box blurs in each direction.
struct BoxBlur {
    /// The widths of the boxes: odd, in pixels.
    private let widths: [Int]

    /// - Parameter sigma: the standard deviation in pixels.
    init(sigma: Double) {
        guard sigma > 0.1 else {
            widths = []
            return
        }
        // Three boxes whose variances add up to that of the Gaussian, after W. M. Wells, "Efficient synthesis of
        // Gaussian filters by cascaded uniform filters".
        let ideal = (12 * sigma * sigma / 3 + 1).squareRoot()
        var lower = Int(ideal)
        if lower % 2 == 0 { lower -= 1 }
        let wide = Double(lower)
        let count = ((12 * sigma * sigma - 3 * wide * wide - 12 * wide - 9) / (-4 * wide - 4)).rounded()
        widths = (0..<3).map { Double($0) < count ? lower : lower + 2 }
    }

    func apply(to mask: MaskImage) {
        guard !widths.isEmpty else { return }
        let longest = max(mask.width, mask.height)
        withUnsafeTemporaryAllocation(of: UInt8.self, capacity: longest) { line in
            guard let line = line.baseAddress else { return }
            for width in widths where width > 1 {
                for y in 0..<mask.height {
                    Self.blur(mask.bytes + y * mask.bytesPerRow, step: 1, count: mask.width, width, line)
                }
                for x in 0..<mask.width {
                    Self.blur(mask.bytes + x, step: mask.bytesPerRow, count: mask.height, width, line)
                }
            }
        }
    }

    /// Replaces each value of a line by the mean of those around it.
    private static func blur(
        _ values: UnsafeMutablePointer<UInt8>, step: Int, count: Int, _ width: Int, _ copy: UnsafeMutablePointer<UInt8>
    ) {
        for index in 0..<count { copy[index] = values[index * step] }
        let reach = width / 2
        var sum = 0
        for index in 0..<min(reach, count) { sum += Int(copy[index]) }
        for index in 0..<count {
            if index + reach < count { sum += Int(copy[index + reach]) }
            if index - reach - 1 >= 0 { sum -= Int(copy[index - reach - 1]) }
            values[index * step] = UInt8((sum + reach) / width)
        }
    }
}
