/// Draws all overlays of a map into tiles.
///
/// One set of tiles for all of them costs the memory of the screen, whatever the number of overlays.
@MainActor final class OverlayTiles: TileSupplier {
    /// The views from back to front.
    var views: [MKOverlayView] = []
    let deepestLevel = TileAddress.deepestLevel

    private var wanted: [TileAddress] = []
    private weak var grid: TileGrid?
    private var made: [TileAddress: CGImage?] = [:]
    private lazy var work = StepwiseWork { [weak self] in self?.drawSome() ?? false }
    /// Tiles that are drawn in one turn of the main loop.
    private static let step = 4

    func tile(at address: TileAddress) -> TileContent {
        guard address.exists, touching(address).contains(where: { _ in true }) else { return .picture(nil) }
        // A tile is kept only until the grid has taken it.
        if let picture = made.removeValue(forKey: address) { return .picture(picture) }
        return .unknown
    }

    func want(_ addresses: [TileAddress], for grid: TileGrid) {
        (wanted, self.grid) = (addresses, grid)
        if addresses.isEmpty { work.stop() } else { work.start() }
    }

    private func drawSome() -> Bool {
        for address in wanted.prefix(OverlayTiles.step) { made[address] = .some(draw(address)) }
        wanted.removeFirst(min(OverlayTiles.step, wanted.count))
        let isFinished = wanted.isEmpty
        grid?.tilesDidArrive()
        // The grid has asked for the rest, if there is one.
        made = [:]
        return !isFinished && !wanted.isEmpty
    }

    /// The views that may have something to draw in a tile, and the part of the map where they have it: overlays that go
    /// beyond the edge of the map go on at the other side.
    private func touching(_ address: TileAddress) -> [(view: MKOverlayView, rect: MKMapRect)] {
        // Lines are wider than what they go through.
        let margin = 32 / address.scale
        let rect = MKMapRectInset(address.rect, -margin, -margin)
        let world = MKMapSizeWorld.width
        return views.flatMap { view -> [(MKOverlayView, MKMapRect)] in
            guard !view.isHidden, view.alpha > 0.01, let overlay = view.overlay else { return [] }
            return [0, world, -world].compactMap { shift in
                let place = MKMapRectOffset(rect, shift, 0)
                guard MKMapRectIntersectsRect(place, overlay.boundingMapRect), overlay.intersects(place) else {
                    return nil
                }
                return (view, MKMapRectOffset(address.rect, shift, 0))
            }
        }
    }

    private func draw(_ address: TileAddress) -> CGImage? {
        let scale = CGFloat(address.scale)
        let parts = touching(address).filter { $0.view.canDraw($0.rect, zoomScale: scale) }
        guard !parts.isEmpty else { return nil }
        let size = CGSize(width: TileAddress.side, height: TileAddress.side)
        return ImageContext.draw(size: size, scale: ScreenScale.current) { context in
            for (view, rect) in parts {
                context.saveGState()
                let origin = view.point(for: rect.origin)
                context.scaleBy(x: scale, y: scale)
                context.translateBy(x: -origin.x, y: -origin.y)
                if view.alpha < 1 {
                    context.setAlpha(view.alpha)
                    context.beginTransparencyLayer(auxiliaryInfo: nil)
                }
                view.draw(rect, zoomScale: scale, in: context)
                if view.alpha < 1 { context.endTransparencyLayer() }
                context.restoreGState()
            }
        }.cgImage
    }
}
