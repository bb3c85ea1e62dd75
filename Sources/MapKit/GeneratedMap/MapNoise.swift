/// Numbers that look random and are always the same for the same place.
package enum MapNoise {
    /// - Parameter salt: Another number for each use.
    /// - Returns: 0 to 1, without 1.
    package static func value(_ x: Int, _ y: Int, salt: Int) -> Double {
        // The mixing function of SplitMix64.
        var number = UInt64(bitPattern: Int64(x)) &* 0x9E37_79B9_7F4A_7C15
        number ^= UInt64(bitPattern: Int64(y)) &* 0xC2B2_AE3D_27D4_EB4F
        number ^= UInt64(bitPattern: Int64(salt)) &* 0x1656_67B1_9E37_79F9
        number = (number ^ (number >> 30)) &* 0xBF58_476D_1CE4_E5B9
        number = (number ^ (number >> 27)) &* 0x94D0_49BB_1331_11EB
        number ^= number >> 31
        return Double(number >> 11) / Double(1 << 53)
    }
}
