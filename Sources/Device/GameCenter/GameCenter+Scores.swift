import Foundation

/// Leaderboards and the scores on them.
extension GameCenter {
    private static let longestList = 100
    private static let secondsADay = 86_400.0

    /// The leaderboards that are described, or else those that scores were reported to.
    private func leaderboards(_ customer: any ServiceCustomer) -> [GameDescription.Leaderboard] {
        let described = description(of: customer).leaderboards
        guard described.isEmpty else { return described }
        return Set(store.record(of: customer.identifier).scores.map(\.category)).sorted().map {
            GameDescription.Leaderboard(category: $0, title: $0)
        }
    }

    func categories(_ customer: any ServiceCustomer) -> [String: Any] {
        let all = leaderboards(customer)
        return ["categories": all.map(\.category), "titles": all.map(\.title)]
    }

    /// A leaderboard by its category, or the one that the player sees first.
    private func leaderboard(
        _ name: String?, of player: GamePlayer, _ customer: any ServiceCustomer
    ) throws -> GameDescription.Leaderboard {
        let all = leaderboards(customer)
        let category = name.flatMap { $0.isEmpty ? nil : $0 }
        guard
            let category = category ?? store.record(of: customer.identifier).standards[player.identifier]
                ?? all.first?.category
        else { throw GameCenterFailure.badParameter }
        if let found = all.first(where: { $0.category == category }) { return found }
        // A description is complete; without one any category may be used.
        guard description(of: customer).leaderboards.isEmpty else { throw GameCenterFailure.badParameter }
        return GameDescription.Leaderboard(category: category, title: category)
    }

    func report(
        score request: GameCenterRequest, of player: GamePlayer, _ customer: any ServiceCustomer
    ) throws -> [String: Any] {
        guard let value = request.value.flatMap({ Int64($0) }), let context = request.context.flatMap({ UInt64($0) })
        else {
            throw GameCenterFailure.badParameter
        }
        let board = try leaderboard(request.name, of: player, customer)
        let score = GameScore(
            player: player.identifier, category: board.category, value: value, context: context, date: Date())
        try store.change(customer.identifier) { record in
            record.add(player)
            record.add(score, isAscending: board.isAscending)
        }
        return [:]
    }

    func setStandard(
        _ request: GameCenterRequest, of player: GamePlayer, _ customer: any ServiceCustomer
    ) throws -> [String: Any] {
        let board = try leaderboard(request.name, of: player, customer)
        try store.change(customer.identifier) { $0.standards[player.identifier] = board.category }
        return [:]
    }

    func scores(
        _ request: GameCenterRequest, of player: GamePlayer, _ customer: any ServiceCustomer
    ) throws -> [String: Any] {
        let board = try leaderboard(request.name, of: player, customer)
        let description = description(of: customer)
        let days: Double? =
            switch request.time {
            case 0: 1
            case 1: 7
            default: nil
            }
        let since = days.map { Date(timeIntervalSinceNow: -$0 * Self.secondsADay) } ?? .distantPast
        var all = store.record(of: customer.identifier).best(
            board.category, since: since, isAscending: board.isAscending)
        for other in description.players {
            guard let value = other.scores[board.category] else { continue }
            let identifier = GamePlayer(alias: other.alias).identifier
            if all.contains(where: { $0.player == identifier }) { continue }
            all.append(GameScore(player: identifier, category: board.category, value: value, context: 0, date: Date()))
        }
        if request.scope == 1 {
            let friends = Set(description.players.filter(\.isFriend).map { GamePlayer(alias: $0.alias).identifier })
            all = all.filter { friends.contains($0.player) || $0.player == player.identifier }
        }
        all.sort {
            guard $0.value == $1.value else { return board.isAscending ? $0.value < $1.value : $0.value > $1.value }
            return ($0.date, $0.player) < ($1.date, $1.player)
        }
        // Equal scores have equal ranks.
        let ranks = all.indices.map { index in (all.firstIndex { $0.value == all[index].value } ?? index) + 1 }
        func fields(_ index: Int) -> [String: Any] {
            let score = all[index]
            return [
                "player": score.player, "value": String(score.value), "context": String(score.context),
                "date": score.date.timeIntervalSinceReferenceDate, "rank": ranks[index], "category": board.category,
                "text": board.format.text(score.value, unit: board.unit, language: host?.language ?? "en"),
            ]
        }
        let wanted: [Int]
        if let players = request.players {
            wanted = all.indices.filter { players.contains(all[$0].player) }
        } else {
            let first = max(request.first ?? 1, 1) - 1
            let count = min(max(request.count ?? 25, 1), Self.longestList)
            wanted = Array(all.indices.dropFirst(min(first, all.count)).prefix(count))
        }
        var answer: [String: Any] = [
            "scores": wanted.map(fields), "title": board.title, "category": board.category, "all": all.count,
        ]
        answer["own"] = all.firstIndex { $0.player == player.identifier }.map(fields)
        return answer
    }
}
