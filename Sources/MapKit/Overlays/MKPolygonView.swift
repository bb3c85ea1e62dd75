/// Draws a polygon with its holes.
open class MKPolygonView: MKOverlayPathView {
    public convenience init(polygon: MKPolygon) { self.init(overlay: polygon) }

    open var polygon: MKPolygon? { overlay as? MKPolygon }

    open override func createPath() {
        guard let polygon, polygon.pointCount > 0 else { return }
        let path = CGMutablePath()
        for ring in [polygon] + (polygon.interiorPolygons ?? []) where ring.pointCount > 0 {
            path.addLines(between: ring.list.map { point(for: $0) })
            path.closeSubpath()
        }
        self.path = path
    }
}
