import Foundation

/// What somebody is told who opens an invitation.
package struct Invitation: Sendable, Equatable {
    package let team: String
    package let email: String
    package let role: TeamRole
    package let expires: Date
}
