/// A pseudorandom number generator (SplitMix64), which gives the same numbers for a seed on each machine.
struct MonkeyRandom: RandomNumberGenerator {
    private var state: UInt64

    init(seed: UInt64) { state = seed }

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var mixed = state
        mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
        return mixed ^ (mixed >> 31)
    }

    /// A number from 0 to less than `limit`, which is at least 1. The standard library's algorithm is not used, since
    /// it may change.
    mutating func below(_ limit: Int) -> Int { (Int(next() >> 32) * limit) >> 32 }

    mutating func element<Element>(of array: [Element]) -> Element { array[below(array.count)] }
}
