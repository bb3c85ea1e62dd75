/// The place of a tile: at level 0 one tile is the world, at each further level a tile is cut in four.
package struct TileAddress: Hashable, Sendable {
    package var level: Int
    /// From west to east. Beyond the map's edge it goes on counting, as the map goes on around the world.
    package var x: Int
    /// From north to south.
    package var y: Int

    package init(level: Int, x: Int, y: Int) {
        self.level = level
        self.x = x
        self.y = y
    }

    /// The side of a tile, in points.
    package static let side: Double = 256
    package static let deepestLevel = 20

    private var count: Int { 1 << level }

    /// The tile of the world that is seen there.
    package var wrapped: TileAddress {
        TileAddress(level: level, x: ((x % count) + count) % count, y: y)
    }

    /// True if there is a world at the tile.
    package var exists: Bool { (0...TileAddress.deepestLevel).contains(level) && (0..<count).contains(y) }

    /// The part of the map that the tile shows.
    package var rect: MKMapRect {
        let side = MKMapSizeWorld.width / Double(count)
        return MKMapRect(x: Double(x) * side, y: Double(y) * side, width: side, height: side)
    }

    /// The scale at which the tile is made, in points for a map point.
    package var scale: Double { TileAddress.side / (MKMapSizeWorld.width / Double(count)) }

    /// The tiles of a level that cover a part of the map.
    package static func covering(_ rect: MKMapRect, level: Int) -> [TileAddress] {
        guard rect.isUsable else { return [] }
        let count = 1 << level
        let side = MKMapSizeWorld.width / Double(count)
        func index(_ value: Double) -> Int { Int((value / side).rounded(.down)) }
        let rows = max(index(rect.minY), 0)...max(min(index(rect.maxY.nextDown), count - 1), 0)
        guard rows.lowerBound <= rows.upperBound, index(rect.maxX.nextDown) >= index(rect.minX) else { return [] }
        let columns = index(rect.minX)...index(rect.maxX.nextDown)
        guard columns.count * rows.count <= 4096 else { return [] }
        return rows.flatMap { y in columns.map { TileAddress(level: level, x: $0, y: y) } }
    }
}
