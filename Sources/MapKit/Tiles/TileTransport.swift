/// Loads files of servers, for the tiles. The bridge has one, since apps' connections are Foundation's.
@MainActor package protocol TileTransport {
    /// - Parameters:
    ///   - limit: The most bytes; one more is given if there are more.
    ///   - completion: Called once, later, with what came and the status of HTTP, 0 if there was no whole answer.
    /// - Returns: the load, which is stopped when it is released.
    func load(
        _ url: String, limit: Int, completion: @escaping @MainActor (_ data: Data, _ status: Int) -> Void
    ) -> AnyObject
}
