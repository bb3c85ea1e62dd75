extension String {
    /// A hash that is the same in every process: FNV-1a in hexadecimal.
    var stableHash: String {
        let hash = utf8.reduce(0xcbf2_9ce4_8422_2325 as UInt64) { ($0 ^ UInt64($1)) &* 0x100_0000_01b3 }
        return String(hash, radix: 16)
    }
}
