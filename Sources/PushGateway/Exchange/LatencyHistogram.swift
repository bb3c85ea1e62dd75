/// How long things took: counts by powers of two and quarters between them, from a microsecond to over a minute.
package struct LatencyHistogram: Sendable {
    private static let steps = 4
    private var counts = [UInt64](repeating: 0, count: 27 * steps)
    package private(set) var count: UInt64 = 0
    package private(set) var sum: Double = 0

    package init() {}

    package mutating func add(nanoseconds: Int64) {
        let microseconds = max(1, nanoseconds / 1000)
        let power = Int64.bitWidth - 1 - microseconds.leadingZeroBitCount
        let quarter = power < 2 ? 0 : Int(microseconds >> (Int64(power) - 2)) & 3
        counts[min(power * Self.steps + quarter, counts.count - 1)] += 1
        count += 1
        sum += Double(nanoseconds) / 1e9
    }

    private static func upperBound(_ index: Int) -> Double {
        let power = index / steps
        return Double(1 << power) * (1 + Double(index % steps + 1) / Double(steps)) / 1e6
    }

    /// The seconds within which this part of all was done.
    package func quantile(_ part: Double) -> Double {
        let wanted = UInt64((Double(count) * part).rounded(.up))
        var seen: UInt64 = 0
        for (index, count) in counts.enumerated() where count > 0 {
            seen += count
            if seen >= wanted { return Self.upperBound(index) }
        }
        return 0
    }

    /// How many took at most so many seconds, by the bounds of the buckets.
    package func count(within seconds: Double) -> UInt64 {
        counts.enumerated().reduce(0) { Self.upperBound($1.offset) <= seconds ? $0 + $1.element : $0 }
    }
}
