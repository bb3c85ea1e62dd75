import Foundation

/// Games in which one plays after the other.
extension GameCenter {
    private static let participants = 2...16

    func matchReply(
        to request: GameCenterRequest, of player: GamePlayer, _ customer: any ServiceCustomer
    ) throws -> [String: Any] {
        if request.action == .matches {
            let all = store.record(of: customer.identifier).matches.filter {
                $0.index(of: player.identifier) != nil && !$0.removedBy.contains(player.identifier)
            }
            return ["matches": all.map(\.fields)]
        }
        if request.action == .findMatch {
            return try store.change(customer.identifier) { record in
                record.add(player)
                return try find(request, player, &record).fields
            }
        }
        return try store.change(customer.identifier) { record in
            guard let place = record.matches.firstIndex(where: { $0.identifier == request.name }),
                let own = record.matches[place].index(of: player.identifier)
            else { throw GameCenterFailure.badParameter }
            try act(request, own, player, &record.matches[place])
            var fields = record.matches[place].fields
            if request.action == .matchData { fields["data"] = record.matches[place].data.base64EncodedString() }
            record.matches.removeAll { match in
                match.status == .ended
                    && match.participants.allSatisfy { $0.player.map(match.removedBy.contains) ?? true }
            }
            return fields
        }
    }

    private func act(
        _ request: GameCenterRequest, _ own: Int, _ player: GamePlayer, _ match: inout TurnMatch
    ) throws {
        switch request.action {
        case .endTurn:
            try checkTurn(own, match)
            try take(request, &match)
            try pass(to: request.next, &match, from: own)
        case .quitMatch:
            guard match.status != .ended, let outcome = request.outcomes?.first, outcome != 0 else {
                throw GameCenterFailure.badParameter
            }
            match.participants[own].outcome = outcome
            match.participants[own].status = .done
            guard let next = request.next else { return }
            try checkTurn(own, match)
            try take(request, &match)
            try pass(to: next, &match, from: own)
        case .endMatch:
            try checkTurn(own, match)
            let outcomes = request.outcomes ?? []
            // Each has to have won, lost or whatever it is.
            guard outcomes.count == match.participants.count, !outcomes.contains(0) else {
                throw GameCenterFailure.badParameter
            }
            try take(request, &match)
            for (index, outcome) in outcomes.enumerated() {
                match.participants[index].outcome = outcome
                match.participants[index].status = .done
            }
            match.participants[own].lastTurn = Date()
            match.status = .ended
        case .removeMatch:
            // A game that goes on is left by quitting.
            guard match.status == .ended || match.participants[own].status == .done else {
                throw GameCenterFailure.badParameter
            }
            match.removedBy.insert(player.identifier)
        default: break
        }
    }

    private func checkTurn(_ own: Int, _ match: TurnMatch) throws {
        guard match.status != .ended, match.current == own else { throw GameCenterFailure.badParameter }
    }

    private func take(_ request: GameCenterRequest, _ match: inout TurnMatch) throws {
        if let text = request.data {
            guard let data = Data(base64Encoded: text), data.count <= TurnMatch.largestData else {
                throw GameCenterFailure.badParameter
            }
            match.data = data
        }
        if let message = request.message { match.message = String(message.prefix(TurnMatch.longestMessage)) }
    }

    private func pass(to next: Int?, _ match: inout TurnMatch, from own: Int) throws {
        guard let next, match.participants.indices.contains(next), match.participants[next].status != .done else {
            throw GameCenterFailure.badParameter
        }
        match.participants[own].lastTurn = Date()
        match.current = next
        match.turn += 1
    }

    /// Joins a game that looks for somebody, or begins one.
    private func find(_ request: GameCenterRequest, _ player: GamePlayer, _ record: inout GameRecord) throws
        -> TurnMatch
    {
        let count = request.participants ?? 2
        let invited = request.players ?? []
        guard Self.participants.contains(count), invited.count < count else { throw GameCenterFailure.badMatchRequest }
        let group = request.group ?? 0
        let open = record.matches.firstIndex { match in
            match.status == .matching && match.group == group && match.participants.count == count
                && match.index(of: player.identifier) == nil
                && match.participants.contains { $0.player == nil && $0.status == .matching }
        }
        if invited.isEmpty, let open,
            let place = record.matches[open].participants.firstIndex(where: {
                $0.player == nil && $0.status == .matching
            })
        {
            record.matches[open].participants[place].player = player.identifier
            record.matches[open].participants[place].status = .active
            if record.matches[open].participants.allSatisfy({ $0.status != .matching }) {
                record.matches[open].status = .open
            }
            return record.matches[open]
        }
        guard record.matches.count < GameRecord.mostMatches else { throw GameCenterFailure.badMatchRequest }
        typealias Participant = TurnMatch.Participant
        let others = (1..<count).map { index in
            index <= invited.count
                ? Participant(player: invited[index - 1], status: .invited)
                : Participant(player: nil, status: .matching)
        }
        let match = TurnMatch(
            identifier: record.nextMatchIdentifier(), created: Date(),
            status: others.contains { $0.status == .matching } ? .matching : .open,
            participants: [Participant(player: player.identifier, status: .active)] + others, current: 0, group: group)
        record.matches.append(match)
        return match
    }

    /// Tells an app of the games in which its player's turn has come, and was not told of.
    func tellOfTurns(_ customer: any ServiceCustomer) {
        guard let player else { return }
        var told: [[String: Any]] = []
        change(customer) { record in
            for (index, match) in record.matches.enumerated() {
                guard let own = match.index(of: player.identifier), match.turn > 0 || match.status == .ended else {
                    continue
                }
                let isOwnTurn = match.status != .ended && match.current == own
                guard isOwnTurn || match.status == .ended, match.toldTurn < match.turn else { continue }
                // Who ended it knows.
                if match.status == .ended, match.current == own { continue }
                record.matches[index].toldTurn = match.turn
                if match.participants[own].status == .invited {
                    record.matches[index].participants[own].status = .active
                }
                told.append(record.matches[index].fields)
            }
        }
        for fields in told { customer.hear(.gameCenter, fields.merging(["of": "turn"]) { _, new in new }) }
    }
}
