/// Shows the tiles of a part of the map.
///
/// Tiles keep their places in the grid while the map is scrolled: only the grid's bounds move, so that the compositor
/// can move pixels instead of painting them. While tiles of a new level come in, those of the level before stay behind
/// them.
final class TileGrid: UIView {
    private final class Tile {
        let layer = CALayer()
        /// True once the supplier has said what is to be seen, even if that is nothing.
        var isThere = false
        var hasFailed = false
        var isStale = false
    }

    private let supplier: any TileSupplier
    private var tiles: [TileAddress: Tile] = [:]
    private var wanted: [TileAddress] = []
    private var viewport: MapViewport?
    /// The map point that is at the origin of the grid's coordinates.
    private var anchor = MKMapPoint()
    private var anchorScale = 0.0
    /// Called when all tiles in sight are there or have failed; true if none has failed.
    var isComplete: (@MainActor (Bool) -> Void)?
    var beginsLoading: (@MainActor () -> Void)?
    private var isLoading = false

    /// How far beyond the edges tiles are made, in points.
    private static let margin = 32.0
    /// Coordinates of the grid stay smaller than this, in points.
    private static let farthest = 100_000.0

    init(supplier: any TileSupplier) {
        self.supplier = supplier
        super.init(frame: .zero)
        isUserInteractionEnabled = false
        isOpaque = false
    }

    required init?(coder: NSCoder) { return nil }

    /// Shows a part of the map.
    func show(_ viewport: MapViewport) {
        guard viewport.size.width > 0, viewport.size.height > 0 else { return }
        self.viewport = viewport
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        move(to: viewport)
        update(viewport)
        CATransaction.commit()
    }

    private func move(to viewport: MapViewport) {
        let side = viewport.heading == 0 ? viewport.size : viewport.turnedSize
        transform = CGAffineTransform(rotationAngle: -viewport.heading * .pi / 180)
        center = CGPoint(x: viewport.size.width / 2, y: viewport.size.height / 2)
        let distance = max(abs(viewport.center.x - anchor.x), abs(viewport.center.y - anchor.y)) * viewport.scale
        if viewport.scale != anchorScale || distance > TileGrid.farthest {
            (anchor, anchorScale) = (viewport.center, viewport.scale)
            for (address, tile) in tiles { tile.layer.frame = frame(of: address) }
        }
        let pixels = contentScaleFactor
        func whole(_ value: Double) -> CGFloat { CGFloat((value * pixels).rounded() / pixels) }
        bounds = CGRect(
            x: whole((viewport.center.x - anchor.x) * viewport.scale - side.width / 2),
            y: whole((viewport.center.y - anchor.y) * viewport.scale - side.height / 2), width: side.width,
            height: side.height)
    }

    /// The edges of tiles are at whole pixels, so that neighbours meet.
    private func frame(of address: TileAddress) -> CGRect {
        let (rect, pixels) = (address.rect, Double(contentScaleFactor))
        func place(_ value: Double, _ anchor: Double) -> Double {
            ((value - anchor) * anchorScale * pixels).rounded() / pixels
        }
        let (x, y) = (place(rect.minX, anchor.x), place(rect.minY, anchor.y))
        return CGRect(x: x, y: y, width: place(rect.maxX, anchor.x) - x, height: place(rect.maxY, anchor.y) - y)
    }

    private func update(_ viewport: MapViewport) {
        let level = min(viewport.tileLevel, supplier.deepestLevel)
        let inSight = viewport.coveredRect(margin: TileGrid.margin)
        wanted = TileAddress.covering(inSight, level: level)
        let isWanted = Set(wanted)
        for address in wanted where tiles[address] == nil { tiles[address] = make(address) }
        let isWaiting = wanted.contains { tiles[$0]?.isThere == false }
        for (address, tile) in tiles where !isWanted.contains(address) {
            // Tiles of other levels stay until what is in front of them is there.
            let isStandIn = isWaiting && address.level != level && MKMapRectIntersectsRect(address.rect, inSight)
            if isStandIn { continue }
            tile.layer.removeFromSuperlayer()
            tiles[address] = nil
        }
        fetch()
    }

    private func make(_ address: TileAddress) -> Tile {
        let tile = Tile()
        tile.layer.frame = frame(of: address)
        // Deeper levels are in front.
        tile.layer.zPosition = CGFloat(address.level)
        layer.addSublayer(tile.layer)
        return tile
    }

    /// Takes what the supplier has, and asks for the rest, the middle of the view first.
    private func fetch() {
        var missing: [TileAddress] = []
        for address in wanted {
            guard let tile = tiles[address], !tile.isThere || tile.isStale else { continue }
            if !take(supplier.tile(at: address.wrapped), tile) { missing.append(address.wrapped) }
        }
        if !missing.isEmpty, !isLoading {
            isLoading = true
            beginsLoading?()
        }
        let center = viewport?.center ?? MKMapPoint()
        func distance(_ address: TileAddress) -> Double {
            hypot(address.rect.midX - center.x, address.rect.midY - center.y)
        }
        let ordered = missing.map { ($0, distance($0)) }.sorted { ($0.1, $0.0.y, $0.0.x) < ($1.1, $1.0.y, $1.0.x) }
        supplier.want(ordered.map(\.0), for: self)
        if missing.isEmpty { finish() }
    }

    private func take(_ content: TileContent, _ tile: Tile) -> Bool {
        switch content {
        case .unknown: return false
        case .failed: tile.hasFailed = true
        case .picture(let picture):
            tile.layer.contents = picture
            tile.hasFailed = false
        }
        (tile.isThere, tile.isStale) = (true, false)
        return true
    }

    /// Called by the supplier when tiles have been made.
    func tilesDidArrive() {
        guard let viewport else { return }
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        update(viewport)
        CATransaction.commit()
    }

    private func finish() {
        guard isLoading else { return }
        isLoading = false
        isComplete?(!wanted.contains { tiles[$0]?.hasFailed == true })
    }

    /// Has the tiles that show a part of the map made again. Until then they stay as they are.
    func refresh(in rect: MKMapRect, level: Int? = nil) {
        for (address, tile) in tiles where level == nil || address.level == level {
            guard MKMapRectIntersectsRect(address.rect, rect) || MKMapRectIntersectsRect(address.wrapped.rect, rect)
            else { continue }
            tile.isStale = true
        }
    }

    /// Forgets all tiles.
    func removeAll() {
        for tile in tiles.values { tile.layer.removeFromSuperlayer() }
        tiles = [:]
    }
}
