import Foundation

/// A score that a player has reported.
struct GameScore: Codable, Hashable, Sendable {
    /// The player's identifier.
    var player: String
    var category: String
    var value: Int64
    /// The app's own number.
    var context: UInt64
    var date: Date
}
