/// Draws a circle.
open class MKCircleView: MKOverlayPathView {
    public convenience init(circle: MKCircle) { self.init(overlay: circle) }

    open var circle: MKCircle? { overlay as? MKCircle }

    open override func createPath() {
        guard let circle else { return }
        path = CGPath(ellipseIn: rect(for: circle.boundingMapRect), transform: nil)
    }
}
