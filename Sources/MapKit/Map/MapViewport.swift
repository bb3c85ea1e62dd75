/// What part of the map a view shows, and where its places are in the view.
package struct MapViewport: Equatable {
    /// The map point in the middle of the view.
    package var center: MKMapPoint
    /// In points of the view for a map point.
    package var scale: Double
    package var size: CGSize
    /// The direction that is at the top, in degrees clockwise from north.
    package var heading = 0.0

    package init(center: MKMapPoint, scale: Double, size: CGSize) {
        self.center = center
        self.scale = scale
        self.size = size
    }

    package static let largestScale = 0.5

    /// The first level of tiles at which the world is as large as the view.
    package var smallestScale: Double {
        let side = max(Double(size.width), Double(size.height), TileAddress.side)
        return min(pow(2, (log2(side / MKMapSizeWorld.width) - 1e-9).rounded(.up)), MapViewport.largestScale)
    }

    // MARK: Scales

    /// The scale at which the map shows a part of itself whole. It is one of those at which tiles are made, as on phones until
    /// iOS 5, where a region that was set became larger.
    package func scale(showing rect: MKMapRect) -> Double {
        guard rect.isUsable else { return scale }
        let across = rect.width > 0 ? Double(size.width) / rect.width : .infinity
        let down = rect.height > 0 ? Double(size.height) / rect.height : .infinity
        let whole = min(across, down, MapViewport.largestScale)
        return limited(pow(2, (log2(whole) + 1e-6).rounded(.down)))
    }

    package func limited(_ scale: Double) -> Double {
        guard scale > 0 else { return smallestScale }
        return min(MapViewport.largestScale, max(smallestScale, scale))
    }

    /// The level of tiles that is nearest to the scale.
    package var tileLevel: Int {
        let level = log2(scale * MKMapSizeWorld.width / TileAddress.side)
        return min(max(Int(level.rounded()), 0), TileAddress.deepestLevel)
    }

    /// The part of the map that encloses a region.
    package static func rect(of region: MKCoordinateRegion) -> MKMapRect {
        let half = region.span.latitudeDelta / 2
        let north = MKMapPointForCoordinate(
            CLLocationCoordinate2D(latitude: min(85, region.center.latitude + half), longitude: 0))
        let south = MKMapPointForCoordinate(
            CLLocationCoordinate2D(latitude: max(-85, region.center.latitude - half), longitude: 0))
        let middle = MKMapPointForCoordinate(region.center)
        let width = region.span.longitudeDelta / 360 * MKMapSizeWorld.width
        // The centre of the region stays in the middle of the view.
        let height = 2 * max(middle.y - north.y, south.y - middle.y, 0)
        return MKMapRect(x: middle.x - width / 2, y: middle.y - height / 2, width: width, height: height)
    }

    // MARK: Places

    private var turn: Double { heading * .pi / 180 }

    /// The place of a map point in the view. Of the copies of the world the one nearest to the middle counts.
    package func point(for mapPoint: MKMapPoint) -> CGPoint {
        let world = MKMapSizeWorld.width
        var x = mapPoint.x - center.x
        if abs(x) > world / 2 { x -= (x / world).rounded() * world }
        let place = turned(x * scale, (mapPoint.y - center.y) * scale, by: -turn)
        return CGPoint(x: Double(size.width) / 2 + place.x, y: Double(size.height) / 2 + place.y)
    }

    package func mapPoint(for point: CGPoint) -> MKMapPoint {
        let place = turned(
            Double(point.x) - Double(size.width) / 2, Double(point.y) - Double(size.height) / 2, by: turn)
        return MKMapPoint(x: center.x + place.x / scale, y: center.y + place.y / scale)
    }

    private func turned(_ x: Double, _ y: Double, by angle: Double) -> (x: Double, y: Double) {
        angle == 0 ? (x, y) : (x * cos(angle) - y * sin(angle), x * sin(angle) + y * cos(angle))
    }

    /// The part of the map in sight, as if north were at the top.
    package var visibleRect: MKMapRect { rect(of: size, margin: 0) }

    /// The part of the map that tiles have to cover, with a margin in points.
    package func coveredRect(margin: Double) -> MKMapRect {
        rect(of: heading == 0 ? size : turnedSize, margin: margin)
    }

    private func rect(of size: CGSize, margin: Double) -> MKMapRect {
        let (width, height) = ((Double(size.width) + 2 * margin) / scale, (Double(size.height) + 2 * margin) / scale)
        return MKMapRect(x: center.x - width / 2, y: center.y - height / 2, width: width, height: height)
    }

    /// The size of a map that covers the view however it is turned.
    package var turnedSize: CGSize {
        let side = CGFloat(hypot(Double(size.width), Double(size.height)).rounded(.up))
        return CGSize(width: side, height: side)
    }

    // MARK: Moves

    /// Keeps the view on the map: within it from north to south, around the world from west to east.
    package mutating func keepOnMap() {
        let (world, half) = (MKMapSizeWorld.width, Double(size.height) / scale / 2)
        center.y = 2 * half >= world ? world / 2 : min(world - half, max(half, center.y))
        center.x -= (center.x / world).rounded(.down) * world
    }

    /// Moves the map with a finger.
    package mutating func scroll(by translation: CGPoint) {
        let place = turned(Double(translation.x), Double(translation.y), by: turn)
        center.x -= place.x / scale
        center.y -= place.y / scale
    }

    /// Zooms around a point of the view, whose place on the map stays.
    package mutating func zoom(by factor: Double, around point: CGPoint) {
        guard factor > 0, factor.isFinite else { return }
        let fixed = mapPoint(for: point)
        scale = limited(scale * factor)
        let moved = mapPoint(for: point)
        center.x += fixed.x - moved.x
        center.y += fixed.y - moved.y
    }
}
