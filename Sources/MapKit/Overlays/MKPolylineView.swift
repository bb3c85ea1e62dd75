/// Draws a line through points.
open class MKPolylineView: MKOverlayPathView {
    public convenience init(polyline: MKPolyline) { self.init(overlay: polyline) }

    open var polyline: MKPolyline? { overlay as? MKPolyline }

    open override func createPath() {
        guard let points = polyline?.list, !points.isEmpty else { return }
        let path = CGMutablePath()
        path.addLines(between: points.map { point(for: $0) })
        self.path = path
    }
}
