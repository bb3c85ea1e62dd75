/// Somebody with an account at the device's Game Center.
struct GamePlayer: Hashable, Sendable {
    var alias: String

    /// Names of accounts, in characters.
    static let longestAlias = 30

    /// By what apps know the player, in the form of Apple's identifiers.
    var identifier: String {
        // FNV-1a: the same each time, other than Swift's hashes.
        let hash = alias.utf8.reduce(0xcbf2_9ce4_8422_2325 as UInt64) { ($0 ^ UInt64($1)) &* 0x100_0000_01b3 }
        return "G:" + String(1_000_000_000 + hash % 1_000_000_000)
    }
}
