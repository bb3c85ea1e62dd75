/// What a supplier knows of a tile.
enum TileContent {
    /// It is there, and empty if there is nothing to show.
    case picture(CGImage?)
    /// It has to be made.
    case unknown
    /// It could not be made.
    case failed
}
