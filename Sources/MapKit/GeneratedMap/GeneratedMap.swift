/// One tile of a map that is made up: coasts from a rough table, roads and parks out of nothing, names of real towns.
///
/// It looks like a map, so that apps can be seen with one where there are no tiles. The same tile is the same picture
/// always.
@MainActor struct GeneratedMap {
    let address: TileAddress
    let type: MKMapType

    private var colors: MapColors { MapColors.of(type) }
    /// Shapes are cut off this far outside of the tile, in points.
    private static let surroundings = CGRect(x: -64, y: -64, width: 384, height: 384)
    private static let circlePoints = 40

    func draw(in context: CGContext) {
        let tile = CGRect(x: 0, y: 0, width: TileAddress.side, height: TileAddress.side)
        context.setFill(colors.water)
        context.fill(tile)
        drawLand(in: context)
        if type != .standard { drawFields(in: context) }
        for size in [15, 12] where pixels(size) >= 48 { drawParks(in: context, size: size) }
        if type != .satellite {
            RoadDrawing(map: self).draw(in: context)
            MapLabels.draw(in: context, at: address, isLight: type == .hybrid)
        }
    }

    // MARK: Places

    /// The place of a map point in the tile.
    func place(_ point: MKMapPoint) -> CGPoint {
        let (origin, scale) = (address.rect.origin, address.scale)
        return CGPoint(x: (point.x - origin.x) * scale, y: (point.y - origin.y) * scale)
    }

    /// How long 2 to a power of map points are, in points of the tile.
    func pixels(_ power: Int) -> Double { address.scale * Double(1 << power) }

    /// The numbers of the cells, of a side that is 2 to a power of map points, that are in the tile or next to it.
    func cells(_ power: Int) -> (x: ClosedRange<Int>, y: ClosedRange<Int>) {
        let (rect, side) = (address.rect, Double(1 << power))
        func range(_ from: Double, _ to: Double) -> ClosedRange<Int> {
            Int((from / side).rounded(.down)) - 1...Int((to / side).rounded(.down)) + 1
        }
        return (range(rect.minX, rect.maxX), range(rect.minY, rect.maxY))
    }

    // MARK: Ground

    private func drawLand(in context: CGContext) {
        context.setFill(colors.land)
        fill(LandTable.land, in: context)
        context.setFill(colors.water)
        fill(LandTable.lakes, in: context)
        context.setFill(colors.land)
        let near = MKMapRectInset(address.rect, -address.rect.width / 4, -address.rect.width / 4)
        // From far away the circles around towns would be seen as what they are.
        guard address.level >= 6 else { return }
        for town in Ground.towns {
            let bounds = MKMapRect(
                x: town.center.x - town.radius, y: town.center.y - town.radius, width: 2 * town.radius,
                height: 2 * town.radius)
            guard MKMapRectIntersectsRect(bounds, near) else { continue }
            let coast = (0..<GeneratedMap.circlePoints).map { step -> MKMapPoint in
                let angle = Double(step) / Double(GeneratedMap.circlePoints) * 2 * .pi
                let wave = 0.9 + 0.1 * MapNoise.value(step, Int(town.center.x), salt: 7)
                return MKMapPoint(
                    x: town.center.x + cos(angle) * town.radius * wave,
                    y: town.center.y + sin(angle) * town.radius * wave)
            }
            fill(coast, in: context)
        }
    }

    private func fill(_ rings: [LandTable.Ring], in context: CGContext) {
        let near = MKMapRectInset(address.rect, -address.rect.width / 4, -address.rect.width / 4)
        for ring in rings where MKMapRectIntersectsRect(ring.bounds, near) { fill(ring.points, in: context) }
    }

    private func fill(_ points: [MKMapPoint], in context: CGContext) {
        let cut = PolygonCut.cut(points.map(place), to: GeneratedMap.surroundings)
        guard cut.count > 2 else { return }
        context.addLines(between: cut)
        context.closePath()
        context.fillPath()
    }

    /// Woods and fields as a satellite sees them: patches of several sizes.
    private func drawFields(in context: CGContext) {
        for power in [23, 20, 17, 14, 12] where (20...400).contains(pixels(power)) {
            let cells = cells(power)
            for y in cells.y {
                for x in cells.x {
                    let tone = MapNoise.value(x, y, salt: power)
                    let side = Double(1 << power)
                    let middle = MKMapPoint(x: (Double(x) + 0.5) * side, y: (Double(y) + 0.5) * side)
                    guard Ground.isLand(middle) else { continue }
                    context.setFill(
                        RGBA(red: 0.18 + 0.28 * tone, green: 0.25 + 0.16 * tone, blue: 0.13 + 0.10 * tone, alpha: 0.45))
                    fill(blob(middle, radius: side * (0.45 + 0.25 * tone), x, y, corners: 7), in: context)
                }
            }
        }
    }

    /// Parks, and here and there a lake.
    private func drawParks(in context: CGContext, size power: Int) {
        let (cells, side) = (cells(power), Double(1 << power))
        for y in cells.y {
            for x in cells.x {
                let kind = MapNoise.value(x, y, salt: 100 + power)
                guard kind < 0.24 else { continue }
                let middle = MKMapPoint(
                    x: (Double(x) + 0.3 + 0.4 * MapNoise.value(x, y, salt: 1)) * side,
                    y: (Double(y) + 0.3 + 0.4 * MapNoise.value(x, y, salt: 2)) * side)
                guard Ground.isLand(middle) else { continue }
                context.setFill(kind < 0.04 ? colors.water : colors.park)
                let radius = side * (0.12 + 0.16 * MapNoise.value(x, y, salt: 3))
                fill(blob(middle, radius: radius, x, y, corners: 9), in: context)
            }
        }
    }

    private func blob(_ middle: MKMapPoint, radius: Double, _ x: Int, _ y: Int, corners: Int) -> [MKMapPoint] {
        (0..<corners).map { corner in
            let angle = Double(corner) / Double(corners) * 2 * .pi
            let reach = radius * (0.7 + 0.45 * MapNoise.value(x, y, salt: 20 + corner))
            return MKMapPoint(x: middle.x + cos(angle) * reach, y: middle.y + sin(angle) * reach)
        }
    }
}
