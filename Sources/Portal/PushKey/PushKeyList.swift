import Foundation

/// What gateways read: which keys may sign tokens, and for which apps. In `push-keys.json`, replaced as a whole.
struct PushKeyList: Codable, Equatable {
    struct Entry: Codable, Equatable {
        /// The `iss` of tokens.
        var team: String
        /// Bundle identifiers of App IDs with push.
        var topics: [String]
        var keys: [Key]
    }

    struct Key: Codable, Equatable {
        /// The `kid` of tokens.
        var identifier: String
        /// The public half, as PEM.
        var publicKey: String
    }

    var teams: [Entry]
}
