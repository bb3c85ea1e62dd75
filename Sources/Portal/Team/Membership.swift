/// Somebody in a team: in whose name something is done.
package struct Membership: Sendable, Equatable, Encodable {
    package let team: Team
    package let account: Account
    package let role: TeamRole
    /// Ten letters and digits, in the member's certificates.
    package let identifier: String

    /// - Parameter what: "approve requests"
    /// - Throws: for a member who may not.
    func needs(_ role: TeamRole, to what: String) throws {
        guard self.role >= role else {
            let who = role == .agent ? "the team's agent" : "an admin or the team's agent"
            throw PortalError(
                .notAllowed, "\(account.email) may not \(what) in the team “\(team.name)”.", cure: "Ask \(who).")
        }
    }
}
