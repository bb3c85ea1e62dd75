/// Makes the pictures of a grid's tiles.
@MainActor protocol TileSupplier: AnyObject {
    /// The deepest level that there is. Beyond it the tiles are shown larger.
    var deepestLevel: Int { get }

    /// What is known of a tile now.
    func tile(at address: TileAddress) -> TileContent

    /// Begins to make these tiles, in this order, and no others; the grid is told of each by `tileDidArrive`.
    func want(_ addresses: [TileAddress], for grid: TileGrid)
}
