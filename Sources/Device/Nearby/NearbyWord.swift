/// What two devices say to each other: one of these in a line of JSON.
struct NearbyWord: Codable, Sendable {
    /// A session that is there, as it is now.
    var station: NearbyStation?
    /// A session that is gone.
    var gone: String?
    var letter: NearbyLetter?
}
