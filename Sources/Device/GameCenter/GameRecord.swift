import Foundation

/// What Game Center keeps of a game.
struct GameRecord: Codable, Hashable, Sendable {
    /// The aliases of those who have played, by their identifiers.
    private(set) var players: [String: String] = [:]
    private(set) var scores: [GameScore] = []
    /// By player and achievement.
    private(set) var progress: [String: [String: GameProgress]] = [:]
    /// The leaderboards that players want to see first, by player.
    var standards: [String: String] = [:]
    var matches: [TurnMatch] = []
    private var lastMatch = 0

    private static let mostPlayers = 1000
    private static let mostScores = 10_000
    private static let mostAchievements = 1000
    static let mostMatches = 200
    private static let secondsADay = 86_400.0
    /// Scores of days that are longer ago are only kept if they are the best of all time.
    private static let keptDays = 8.0

    mutating func add(_ player: GamePlayer) {
        guard players[player.identifier] != nil || players.count < Self.mostPlayers else { return }
        players[player.identifier] = player.alias
    }

    /// Keeps the best score of each day for a while, and the best of all time.
    mutating func add(_ score: GameScore, isAscending: Bool) {
        guard scores.count < Self.mostScores else { return }
        var own = scores.filter { $0.player == score.player && $0.category == score.category } + [score]
        scores.removeAll { $0.player == score.player && $0.category == score.category }
        func isBetter(_ one: GameScore, _ other: GameScore) -> Bool {
            one.value == other.value
                ? one.date < other.date : isAscending ? one.value < other.value : one.value > other.value
        }
        own.sort(by: isBetter)
        var days: Set<Int> = []
        for (index, one) in own.enumerated() {
            let day = Int((one.date.timeIntervalSinceReferenceDate / Self.secondsADay).rounded(.down))
            let isRecent = score.date.timeIntervalSince(one.date) < Self.keptDays * Self.secondsADay
            if index == 0 || (isRecent && !days.contains(day)) { scores.append(one) }
            days.insert(day)
        }
    }

    /// Each player's best score since a date.
    func best(_ category: String, since date: Date, isAscending: Bool) -> [GameScore] {
        var best: [String: GameScore] = [:]
        for score in scores where score.category == category && score.date >= date {
            guard let other = best[score.player] else {
                best[score.player] = score
                continue
            }
            if isAscending ? score.value < other.value : score.value > other.value { best[score.player] = score }
        }
        return Array(best.values)
    }

    /// - Returns: true if the achievement is earned now, and was not before.
    mutating func note(_ percent: Double, of achievement: String, by player: String, at date: Date) -> Bool {
        var own = progress[player] ?? [:]
        let before = own[achievement]?.percent ?? 0
        guard own[achievement] != nil || own.count < Self.mostAchievements else { return false }
        // It never goes back.
        guard percent > before || own[achievement] == nil else { return false }
        own[achievement] = GameProgress(percent: percent, date: date)
        progress[player] = own
        return before < 100 && percent >= 100
    }

    mutating func forgetProgress(of player: String) { progress[player] = nil }

    mutating func nextMatchIdentifier() -> String {
        lastMatch += 1
        return "match-\(lastMatch)"
    }
}
