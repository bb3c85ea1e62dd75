/// The contents of a layer in tiles, drawn when they come into sight.
final class TileStore {
    /// A place in the contents at one level of detail: level 0 has the layer's own resolution, each further one half or
    /// double of it.
    struct Key: Hashable {
        var level, column, row: Int
    }

    struct Tile {
        let surface: Surface
        /// What the tile shows, in points of the layer.
        let frame: CGRect
        /// When it was first shown.
        let birth: CFTimeInterval
        var lastUse: Int
    }

    /// Pixels of a tile.
    let tileSize: (width: Int, height: Int)
    /// Pixels a point at level 0.
    let scale: CGFloat
    let levels: ClosedRange<Int>
    /// How long a new tile fades in, in seconds.
    let fadeDuration: CFTimeInterval
    let isOpaque: Bool

    private(set) var tiles: [Key: Tile] = [:]
    private var uses = 0

    /// The most bytes of tiles; beyond this, those that were out of sight for longest are released.
    private static let largestByteCount = 48 << 20
    private static let mostTilesInSight = 1024

    init(
        tileSize: (width: Int, height: Int), scale: CGFloat, levels: ClosedRange<Int>, fadeDuration: CFTimeInterval,
        isOpaque: Bool
    ) {
        func side(_ value: Int) -> Int { min(max(value, 16), 2048) }
        self.tileSize = (side(tileSize.width), side(tileSize.height))
        self.scale = scale
        self.levels = levels
        self.fadeDuration = fadeDuration
        self.isOpaque = isOpaque
    }

    func fits(_ other: TileStore) -> Bool {
        tileSize == other.tileSize && scale == other.scale && levels == other.levels && isOpaque == other.isOpaque
    }

    func scale(of level: Int) -> CGFloat { scale * CGFloat(pow(2, Double(level))) }

    /// The coarsest level that has at least `pixelsOfPoint` pixels for one point, as the screen has.
    func level(for pixelsOfPoint: CGFloat) -> Int {
        guard pixelsOfPoint > 0, pixelsOfPoint.isFinite else { return levels.lowerBound }
        let wanted = (log2(Double(pixelsOfPoint / scale)) - 0.01).rounded(.up)
        return min(max(Int(max(min(wanted, 30), -30)), levels.lowerBound), levels.upperBound)
    }

    /// Forgets the tiles that show something of `rect`.
    func invalidate(_ rect: CGRect) {
        tiles = tiles.filter { !$0.value.frame.intersects(rect) }
    }

    /// Draws the tiles of a level that are missing in a part of the layer.
    ///
    /// - Parameters:
    ///   - visible: in points of the layer, within `bounds`.
    ///   - draw: draws the layer into a context of its coordinates.
    /// - Returns: what has been drawn, in points of the layer.
    func fill(
        _ visible: CGRect, of bounds: CGRect, level: Int, at time: CFTimeInterval, draw: (CGContext) -> Void
    ) -> [CGRect] {
        guard !visible.isEmpty else { return [] }
        uses += 1
        let scale = self.scale(of: level)
        let size = CGSize(width: CGFloat(tileSize.width) / scale, height: CGFloat(tileSize.height) / scale)
        func index(_ value: CGFloat, _ length: CGFloat) -> Int { Int((value / length).rounded(.down)) }
        let columns = index(visible.minX - bounds.minX, size.width)...index(visible.maxX - bounds.minX, size.width)
        let rows = index(visible.minY - bounds.minY, size.height)...index(visible.maxY - bounds.minY, size.height)
        guard columns.count * rows.count <= Self.mostTilesInSight else { return [] }
        var drawn: [CGRect] = []
        for row in rows {
            for column in columns {
                let key = Key(level: level, column: column, row: row)
                if tiles[key] != nil {
                    tiles[key]?.lastUse = uses
                    continue
                }
                let frame = CGRect(
                    x: bounds.minX + CGFloat(column) * size.width, y: bounds.minY + CGFloat(row) * size.height,
                    width: size.width, height: size.height)
                guard frame.intersects(visible), let surface = surface(of: frame, bounds, scale, draw) else { continue }
                let shown = CGRect(
                    x: frame.minX, y: frame.minY, width: CGFloat(surface.width) / scale,
                    height: CGFloat(surface.height) / scale)
                tiles[key] = Tile(surface: surface, frame: shown, birth: time, lastUse: uses)
                drawn.append(shown)
            }
        }
        letGo()
        return drawn
    }

    /// The tiles to show at a level, those of other levels first: they fill in while new ones fade in.
    func shown(at level: Int) -> [Tile] {
        tiles.filter { $0.key.level != level }.map(\.value).sorted { $0.frame.width > $1.frame.width }
            + tiles.filter { $0.key.level == level }.map(\.value)
    }

    /// When the last tile has faded in; nil when all have.
    func fadeEnd(after time: CFTimeInterval) -> CFTimeInterval? {
        guard fadeDuration > 0 else { return nil }
        let end = tiles.values.lazy.map { $0.birth + self.fadeDuration }.max() ?? time
        return end > time ? end : nil
    }

    private func surface(
        of frame: CGRect, _ bounds: CGRect, _ scale: CGFloat, _ draw: (CGContext) -> Void
    ) -> Surface? {
        let inside = frame.intersection(bounds)
        let width = min(Int(((inside.maxX - frame.minX) * scale - 0.01).rounded(.up)), tileSize.width)
        let height = min(Int(((inside.maxY - frame.minY) * scale - 0.01).rounded(.up)), tileSize.height)
        guard width > 0, height > 0, let surface = Surface(width: width, height: height) else { return nil }
        let context = CGContext(surface: surface, scale: scale)
        context.translateBy(x: -frame.minX, y: -frame.minY)
        context.clip(to: inside)
        draw(context)
        context.flush()
        return surface
    }

    private func letGo() {
        var bytes = tiles.values.reduce(0) { $0 + $1.surface.bytesPerRow * $1.surface.height }
        guard bytes > Self.largestByteCount else { return }
        for (key, tile) in tiles.sorted(by: { $0.value.lastUse < $1.value.lastUse }) {
            guard bytes > Self.largestByteCount, tile.lastUse < uses else { return }
            bytes -= tile.surface.bytesPerRow * tile.surface.height
            tiles[key] = nil
        }
    }
}
