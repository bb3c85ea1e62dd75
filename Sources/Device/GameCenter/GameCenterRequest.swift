import Foundation

/// What an app asks of Game Center. All but the number of the request and what is wanted depends on that.
struct GameCenterRequest: Decodable {
    enum Action: String, Decodable {
        case authenticate, friends, players
        case categories, scores
        case reportScore = "report-score"
        case defaultLeaderboard = "default-leaderboard"
        case achievements, descriptions
        case reportAchievement = "report-achievement"
        case resetAchievements = "reset-achievements"
        case befriend
        case matches
        case findMatch = "find-match"
        case matchData = "match-data"
        case endTurn = "end-turn"
        case quitMatch = "quit-match"
        case endMatch = "end-match"
        case removeMatch = "remove-match"
    }

    var action: Action
    var request: Int
    /// A leaderboard, an achievement or a match.
    var name: String?
    /// Numbers with 64 bits, as texts.
    var value: String?
    var context: String?
    var percent: Double?
    /// `GKLeaderboardTimeScope` and `GKLeaderboardPlayerScope`.
    var time: Int?
    var scope: Int?
    /// Ranks from 1.
    var first: Int?
    var count: Int?
    /// Identifiers of players, or aliases.
    var players: [String]?
    var group: Int?
    var participants: Int?
    var next: Int?
    var outcomes: [Int]?
    /// In base 64.
    var data: String?
    var message: String?

    enum CodingKeys: String, CodingKey {
        case action = "do"
        case request, name, value, context, percent, time, scope, first, count, players, group, participants, next,
            outcomes
        case data, message
    }

    static let longestName = 255
    static let mostPlayers = 1000

    /// - Returns: nil for what GameKit does not say.
    init?(json: String) {
        guard let request = try? JSONDecoder().decode(Self.self, from: Data(json.utf8)),
            (request.name ?? "").utf8.count <= Self.longestName, (request.players ?? []).count <= Self.mostPlayers,
            (request.players ?? []).allSatisfy({ $0.utf8.count <= Self.longestName }),
            (request.outcomes ?? []).count <= Self.mostPlayers
        else { return nil }
        self = request
    }
}
