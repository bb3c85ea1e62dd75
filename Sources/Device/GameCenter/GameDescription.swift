import Foundation

/// What Game Center knows of a game, as a file describes it: its leaderboards, achievements, and other players (docs/GameCenter.md).
public struct GameDescription: Sendable {
    struct Leaderboard: Sendable {
        var category: String
        var title: String
        var format = ScoreFormat.integer
        /// What stands behind a score: "points".
        var unit = ""
        /// Whether a smaller score is better.
        var isAscending = false
    }

    struct Achievement: Sendable {
        var identifier: String
        var title: String
        /// Before it is earned, and after.
        var unachieved = ""
        var achieved = ""
        var points = 0
        var isHidden = false
        /// The name of a picture in the app; empty for none.
        var image = ""
    }

    struct Player: Sendable {
        var alias: String
        var isFriend: Bool
        /// By category.
        var scores: [String: Int64]
    }

    private(set) var leaderboards: [Leaderboard] = []
    private(set) var achievements: [Achievement] = []
    private(set) var players: [Player] = []

    package static let largest = DescriptionFile.largest
    private static let mostLeaderboards = 100
    private static let mostAchievements = 500
    private static let mostPlayers = 1000
    /// The most points of an achievement.
    private static let mostPoints = 100

    /// A game of which nothing is known.
    init() {}

    /// - Throws: `badMedia` with the file, the place in it, what is wrong there and what would be right.
    public init(file: String) throws { try self.init(DescriptionFile.data(ofFile: file), name: file) }

    /// - Parameter name: of the file, for errors.
    public init(_ data: Data, name: String) throws {
        let file = DescriptionFile(name: name)
        guard let top = try file.content(data).content as? [String: Any] else {
            throw file.wrong("", "is no dictionary with “Leaderboards”, “Achievements” and “Players”")
        }
        for (index, value) in try file.list(top["Leaderboards"], "Leaderboards", limit: Self.mostLeaderboards)
            .enumerated()
        {
            try add(leaderboard: value, file, "Leaderboards[\(index)]")
        }
        for (index, value) in try file.list(top["Achievements"], "Achievements", limit: Self.mostAchievements)
            .enumerated()
        {
            try add(achievement: value, file, "Achievements[\(index)]")
        }
        for (index, value) in try file.list(top["Players"], "Players", limit: Self.mostPlayers).enumerated() {
            try add(player: value, file, "Players[\(index)]")
        }
    }

    private mutating func add(leaderboard value: Any, _ file: DescriptionFile, _ place: String) throws {
        let entry = try file.dictionary(value, place)
        var board = Leaderboard(category: try file.text(entry, "Category", place), title: "")
        let title = try file.optionalText(entry, "Title", place)
        board.title = title.isEmpty ? board.category : title
        board.unit = try file.optionalText(entry, "Unit", place)
        if let name = entry["Format"] {
            guard let format = (name as? String).flatMap(ScoreFormat.init) else {
                let known = ScoreFormat.allCases.map(\.rawValue).joined(separator: ", ")
                throw file.wrong(place + ".Format", "is none of \(known)")
            }
            board.format = format
        }
        switch try file.optionalText(entry, "Order", place) {
        case "", "Descending": break
        case "Ascending": board.isAscending = true
        default: throw file.wrong(place + ".Order", "is neither Ascending nor Descending")
        }
        guard leaderboard(board.category) == nil else {
            throw file.wrong(place, "has the category “\(board.category)” of a leaderboard before it. Use another one")
        }
        leaderboards.append(board)
    }

    private mutating func add(achievement value: Any, _ file: DescriptionFile, _ place: String) throws {
        let entry = try file.dictionary(value, place)
        var achievement = Achievement(identifier: try file.text(entry, "Identifier", place), title: "")
        let title = try file.optionalText(entry, "Title", place)
        achievement.title = title.isEmpty ? achievement.identifier : title
        achievement.unachieved = try file.optionalText(entry, "UnachievedDescription", place)
        achievement.achieved = try file.optionalText(entry, "AchievedDescription", place)
        achievement.points = try file.number(entry["Points"], place + ".Points", in: 0...Self.mostPoints) ?? 0
        achievement.isHidden = try file.flag(entry, "Hidden", place)
        achievement.image = try file.optionalText(entry, "Image", place)
        guard self.achievement(achievement.identifier) == nil else {
            throw file.wrong(
                place, "has the identifier “\(achievement.identifier)” of an achievement before it. Use another one")
        }
        achievements.append(achievement)
    }

    private mutating func add(player value: Any, _ file: DescriptionFile, _ place: String) throws {
        let entry = try file.dictionary(value, place)
        let alias = try file.text(entry, "Alias", place)
        let given = try file.dictionary(entry["Scores"], place + ".Scores", limit: Self.mostLeaderboards)
        var scores: [String: Int64] = [:]
        for (category, score) in given {
            let number = try file.number(score, "\(place).Scores.\(category)", in: -(1 << 53)...1 << 53) ?? 0
            scores[category] = Int64(number)
        }
        guard !players.contains(where: { $0.alias == alias }) else {
            throw file.wrong(place, "has the alias “\(alias)” of a player before it. Use another one")
        }
        players.append(Player(alias: alias, isFriend: try file.flag(entry, "Friend", place), scores: scores))
    }

    func leaderboard(_ category: String) -> Leaderboard? { leaderboards.first { $0.category == category } }
    func achievement(_ identifier: String) -> Achievement? { achievements.first { $0.identifier == identifier } }

    /// A line for each part, for people and tests.
    package var summary: [String] {
        leaderboards.map { "\($0.category) “\($0.title)” \($0.format.rawValue)\($0.isAscending ? " ascending" : "")" }
            + achievements.map { "\($0.identifier) “\($0.title)” \($0.points)\($0.isHidden ? " hidden" : "")" }
            + players.map { player in
                "\(player.alias)\(player.isFriend ? ", a friend" : "")"
                    + player.scores.sorted { $0.key < $1.key }.map { " \($0.key)=\($0.value)" }.joined()
            }
    }
}
