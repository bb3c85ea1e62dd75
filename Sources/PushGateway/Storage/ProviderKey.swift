/// A key with which a provider's servers sign their tokens (ES256).
package struct ProviderKey: Sendable, Equatable {
    /// What tokens call it: `kid`.
    package let identifier: String
    package let team: String
    package let publicKeyPEM: String
    package let isRevoked: Bool
    /// The apps that the team may send to; nil for all.
    package let topics: Set<String>?

    package init(
        identifier: String, team: String, publicKeyPEM: String, isRevoked: Bool = false, topics: Set<String>? = nil
    ) {
        self.identifier = identifier
        self.team = team
        self.publicKeyPEM = publicKeyPEM
        self.isRevoked = isRevoked
        self.topics = topics
    }
}
