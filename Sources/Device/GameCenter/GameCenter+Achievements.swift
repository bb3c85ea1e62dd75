import Foundation

/// What players have earned.
extension GameCenter {
    func achievements(of player: GamePlayer, _ customer: any ServiceCustomer) -> [String: Any] {
        let own = store.record(of: customer.identifier).progress[player.identifier] ?? [:]
        return [
            "achievements": own.sorted { $0.key < $1.key }.map { identifier, progress in
                [
                    "name": identifier, "percent": progress.percent,
                    "date": progress.date.timeIntervalSinceReferenceDate,
                ] as [String: Any]
            }
        ]
    }

    func achievementDescriptions(_ customer: any ServiceCustomer) -> [String: Any] {
        ["descriptions": description(of: customer).achievements.map(fields)]
    }

    private func fields(of achievement: GameDescription.Achievement) -> [String: Any] {
        [
            "name": achievement.identifier, "title": achievement.title, "unachieved": achievement.unachieved,
            "achieved": achievement.achieved, "points": achievement.points, "hidden": achievement.isHidden ? 1 : 0,
            "image": achievement.image,
        ]
    }

    /// The answer tells whether it is earned by this report, and what a banner says then.
    func report(
        achievement request: GameCenterRequest, of player: GamePlayer, _ customer: any ServiceCustomer
    ) throws -> [String: Any] {
        guard let name = request.name, !name.isEmpty, let percent = request.percent, percent.isFinite else {
            throw GameCenterFailure.badParameter
        }
        let description = description(of: customer)
        guard description.achievements.isEmpty || description.achievement(name) != nil else {
            throw GameCenterFailure.badParameter
        }
        let isEarned = try store.change(customer.identifier) { record in
            record.add(player)
            return record.note(min(max(percent, 0), 100), of: name, by: player.identifier, at: Date())
        }
        guard isEarned else { return [:] }
        let achievement = description.achievement(name)
        return ["earned": achievement?.title ?? name, "message": achievement?.achieved ?? ""]
    }

    func resetAchievements(of player: GamePlayer, _ customer: any ServiceCustomer) throws -> [String: Any] {
        try store.change(customer.identifier) { $0.forgetProgress(of: player.identifier) }
        return [:]
    }
}
