/// An annotation at a place that can be set, with a title.
open class MKPointAnnotation: MKShape {
    private var place = CLLocationCoordinate2D()

    public override init() { super.init() }

    /// The place; 0° north, 0° east for a new annotation.
    open override var coordinate: CLLocationCoordinate2D {
        get { place }
        set {
            place = newValue
            tell(.coordinate)
        }
    }

    /// - ObjC: -
    public override func setCoordinate(_ newCoordinate: CLLocationCoordinate2D) { coordinate = newCoordinate }
}
