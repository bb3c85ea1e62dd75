/// What one session says to another.
struct NearbyLetter: Codable, Hashable, Sendable {
    enum Kind: String, Codable, Sendable {
        /// Asks for a connection, takes that back, and what comes of it.
        case connect, cancel, accept, deny
        case data
        case disconnect
    }

    var from: String
    var to: String
    var kind: Kind
    /// In base 64.
    var data: String?
}
