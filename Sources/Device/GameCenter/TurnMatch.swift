import Foundation

/// A game in which one plays after the other, with GameKit's numbers for its states.
struct TurnMatch: Codable, Hashable, Sendable {
    enum Status: Int, Codable, Sendable {
        case open = 1
        case ended = 2
        case matching = 3
    }

    struct Participant: Codable, Hashable, Sendable {
        enum Status: Int, Codable, Sendable {
            case invited = 1
            case declined = 2
            case matching = 3
            case active = 4
            case done = 5
        }

        /// The player's identifier; nil while nobody was found.
        var player: String?
        var status: Status
        /// `GKTurnBasedMatchOutcome`; 0 while the game goes on.
        var outcome = 0
        var lastTurn: Date?
    }

    var identifier: String
    var created: Date
    var status: Status
    var participants: [Participant]
    /// Whose turn it is: an index of `participants`.
    var current: Int
    var data = Data()
    var message = ""
    /// The players who look for a game of this kind only meet others who do.
    var group: Int
    /// The identifiers of those who have hidden it from their lists.
    var removedBy: Set<String> = []
    /// The turn that the one whose turn it is was told of.
    var toldTurn = -1
    var turn = 0

    /// The most bytes of a game, and characters of its message.
    static let largestData = 64 << 10
    static let longestMessage = 1000

    func index(of player: String) -> Int? { participants.firstIndex { $0.player == player } }

    /// As the app gets it; without its data.
    var fields: [String: Any] {
        [
            "match": identifier, "created": created.timeIntervalSinceReferenceDate, "status": status.rawValue,
            "current": current, "message": message,
            "participants": participants.map { participant in
                var fields: [String: Any] = ["status": participant.status.rawValue, "outcome": participant.outcome]
                fields["player"] = participant.player
                fields["date"] = participant.lastTurn?.timeIntervalSinceReferenceDate
                return fields
            },
        ]
    }
}
