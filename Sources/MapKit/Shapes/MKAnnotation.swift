/// A place that a map marks. Title and subtitle are shown in the callout of its view.
@MainActor public protocol MKAnnotation: NSObjectProtocol {
    var coordinate: CLLocationCoordinate2D { get }

    var title: String? { get }
    var subtitle: String? { get }

    /// Called when the user has dragged the annotation's view. An annotation without it cannot be dragged.
    func setCoordinate(_ newCoordinate: CLLocationCoordinate2D)
}

extension MKAnnotation {
    public var title: String? { nil }
    public var subtitle: String? { nil }
    public func setCoordinate(_ newCoordinate: CLLocationCoordinate2D) {}
}
