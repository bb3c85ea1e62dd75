/// Why Game Center did not do something, with GameKit's numbers for `GKErrorCode`.
struct GameCenterFailure: Error {
    var code: Int
    var words: String

    static let cancelled = GameCenterFailure(code: 2, words: "The requested operation has been cancelled.")
    static let noConnection = GameCenterFailure(
        code: 3, words: "The requested operation could not be completed due to an error communicating with the server.")
    static let notAuthenticated = GameCenterFailure(
        code: 6,
        words: "The requested operation could not be completed because local player has not been authenticated.")
    static let underWay = GameCenterFailure(
        code: 7, words: "The requested operation could not be completed because authentication is already in progress.")
    static let badMatchRequest = GameCenterFailure(
        code: 13, words: "The requested operation could not be completed because the match request is invalid.")
    static let badParameter = GameCenterFailure(
        code: 17, words: "The requested operation could not be completed because one or more parameters are invalid.")
}
