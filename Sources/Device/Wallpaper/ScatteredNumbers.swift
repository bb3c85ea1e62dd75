/// Numbers as if by chance, the same each time (a linear congruential generator).
struct ScatteredNumbers {
    private var state: UInt64

    init(seed: UInt64) { state = seed }

    /// The next number, from 0 to 1.
    mutating func next() -> Double {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return Double(state >> 40) / Double(1 << 24)
    }
}
