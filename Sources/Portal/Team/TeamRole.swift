/// What somebody may do in a team. Each role may do what those after it may, too.
package enum TeamRole: String, Sendable, CaseIterable, Codable, Comparable {
    /// Who has signed for the team: there is exactly one.
    case agent
    /// Approves requests, and looks after devices, App IDs, profiles and members.
    case admin
    /// Asks for a certificate for development, and gets profiles.
    case member

    package static func < (one: TeamRole, other: TeamRole) -> Bool { one.rank < other.rank }

    private var rank: Int {
        switch self {
        case .member: 0
        case .admin: 1
        case .agent: 2
        }
    }
}
