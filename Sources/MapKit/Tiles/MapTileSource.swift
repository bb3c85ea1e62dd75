/// Gives the pictures of a map's tiles.
@MainActor protocol MapTileSource: AnyObject {
    /// The deepest level that there is.
    var deepestLevel: Int { get }
    /// How many tiles may be on their way at once; those that come at once are made one for a turn of the main loop.
    var mostLoads: Int { get }

    /// Loads a tile.
    ///
    /// - Parameter completion: Called once, at once or later.
    /// - Returns: what stops the load when it is released; nil if it has come.
    func load(
        _ address: TileAddress, _ type: MKMapType, completion: @escaping @MainActor (Result<CGImage, TileError>) -> Void
    ) -> AnyObject?
}
