import Foundation

/// How far a player has come towards an achievement.
struct GameProgress: Codable, Hashable, Sendable {
    /// From 0 to 100.
    var percent: Double
    /// When it was reported last.
    var date: Date
}
