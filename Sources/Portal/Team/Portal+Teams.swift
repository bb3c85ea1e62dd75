import Foundation
import ServiceStore

/// Teams and who is in them.
extension Portal {
    /// Makes a team.
    ///
    /// - Parameter agent: who stands for it.
    @discardableResult
    package func addTeam(name: String, agent: Account) throws -> Membership {
        let name = try PortalText.name(name, of: "A team's name")
        return try step {
            let identifier = try RandomName.make()
            try database.run("INSERT INTO teams(identifier, name, created) VALUES(?, ?, ?)", identifier, name, now)
            try database.run(
                "INSERT INTO members(team, account, identifier, role) VALUES(?, ?, ?, 'agent')", try database.lastRow(),
                agent.id,
                try RandomName.make())
            return try membership(of: agent, in: try team(identifier))
        }
    }

    package func teams() throws -> [Team] {
        try look { try database.rows("\(Self.teamColumns) ORDER BY name, identifier", read: Self.team) }
    }

    /// - Parameter name: the team's identifier, or its name if no other team has the same.
    package func team(_ name: String) throws -> Team {
        let teams = try look {
            try database.rows("\(Self.teamColumns) WHERE identifier = ?1 OR name = ?1", name, read: Self.team)
        }
        if let team = teams.first(where: { $0.identifier == name }) { return team }
        guard let team = teams.first else {
            throw PortalError(.notFound, "There is no team “\(name)”.", cure: "List them: verger portal team list")
        }
        guard teams.count == 1 else {
            throw PortalError(
                .invalid, "\(teams.count) teams are called “\(name)”.",
                cure: "Name one by its identifier: \(teams.map(\.identifier).joined(separator: ", ")).")
        }
        return team
    }

    /// The teams that somebody is in.
    package func memberships(of account: Account) throws -> [Membership] {
        try look {
            try database.rows(
                "\(Self.memberColumns) WHERE m.account = ? ORDER BY t.name, t.identifier", account.id,
                read: Self.membership)
        }
    }

    package func members(of team: Team) throws -> [Membership] {
        try look {
            try database.rows("\(Self.memberColumns) WHERE m.team = ? ORDER BY a.email", team.id, read: Self.membership)
        }
    }

    package func membership(of account: Account, in team: Team) throws -> Membership {
        let found = try look {
            try database.rows(
                "\(Self.memberColumns) WHERE m.team = ? AND m.account = ?", team.id, account.id, read: Self.membership)
        }
        guard let membership = found.first else {
            throw PortalError(.notAllowed, "\(account.email) is not in the team “\(team.name)”.")
        }
        return membership
    }

    package func agent(of team: Team) throws -> Membership {
        guard let agent = try members(of: team).first(where: { $0.role == .agent }) else {
            throw PortalError(.storage, "The team “\(team.name)” has no agent.")
        }
        return agent
    }

    /// Takes somebody into the team, or gives a member another role.
    @discardableResult
    package func setRole(_ role: TeamRole, of account: Account, by member: Membership) throws -> Membership {
        try checkInvitation(role, by: member)
        return try step {
            let former = try? membership(of: account, in: member.team)
            if let former, former.role != .member {
                try member.needs(.agent, to: "change the role of an \(former.role.rawValue)")
            }
            guard former?.role != .agent else {
                throw PortalError(
                    .refused, "The agent stays one until somebody else is.",
                    cure: "Hand over first: verger portal team hand-over EMAIL")
            }
            return try assign(role, to: account, in: member.team, identifier: former?.identifier)
        }
    }

    /// - Throws: if the member may not give this role.
    func checkInvitation(_ role: TeamRole, by member: Membership) throws {
        try member.needs(role == .member ? .admin : .agent, to: role == .member ? "invite members" : "appoint admins")
        guard role != .agent else {
            throw PortalError(
                .refused, "A team has one agent.", cure: "The agent hands over: verger portal team hand-over EMAIL")
        }
    }

    /// Within a step.
    func assign(_ role: TeamRole, to account: Account, in team: Team, identifier: String?) throws -> Membership {
        try database.run(
            """
            INSERT INTO members(team, account, identifier, role) VALUES(?, ?, ?, ?)
            ON CONFLICT(team, account) DO UPDATE SET role = excluded.role
            """, team.id, account.id, try identifier ?? RandomName.make(), role.rawValue)
        return try membership(of: account, in: team)
    }

    /// Makes another member the agent; who was it becomes an admin.
    package func handOver(to account: Account, by member: Membership) throws {
        try member.needs(.agent, to: "hand the team over")
        try step {
            let next = try membership(of: account, in: member.team)
            guard next.role != .agent else { return }
            let change = "UPDATE members SET role = ? WHERE team = ? AND account = ?"
            try database.run(change, "admin", member.team.id, member.account.id)
            try database.run(change, "agent", member.team.id, account.id)
        }
    }

    /// Takes somebody out of the team. Certificates for development that the person has are revoked.
    package func removeMember(_ account: Account, by member: Membership) throws {
        let former = try membership(of: account, in: member.team)
        guard former.role != .agent else {
            throw PortalError(
                .refused, "The team's agent cannot be removed.",
                cure: "Hand over first: verger portal team hand-over EMAIL")
        }
        try member.needs(former.role == .member ? .admin : .agent, to: "remove an \(former.role.rawValue)")
        for certificate in try certificates(of: member.team) where certificate.account == account.email {
            switch certificate.state {
            case .pending: try reject(certificate.number, by: member)
            case .issued where certificate.kind == .developer:
                try revoke(certificate.number, reason: .affiliationChanged, by: member)
            default: break
            }
        }
        try step {
            try database.run("DELETE FROM members WHERE team = ? AND account = ?", member.team.id, account.id)
        }
    }

    private static let teamColumns = "SELECT id, identifier, name, created FROM teams"
    private static let memberColumns = """
        SELECT t.id, t.identifier, t.name, t.created, a.id, a.email, a.name, a.created, a.password IS NOT NULL, m.role,
            m.identifier
        FROM members m JOIN teams t ON t.id = m.team JOIN accounts a ON a.id = m.account
        """

    private static func team(_ row: Statement) -> Team {
        Team(id: row.integer(0), identifier: row.text(1), name: row.text(2), created: row.date(3))
    }

    private static func membership(_ row: Statement) -> Membership {
        Membership(
            team: team(row),
            account: Account(
                id: row.integer(4), email: row.text(5), name: row.text(6), created: row.date(7),
                hasPassword: row.flag(8)),
            role: TeamRole(rawValue: row.text(9)) ?? .member, identifier: row.text(10))
    }
}
