/// The annotation of the user's location.
@MainActor open class MKUserLocation: PlatformObject, MKAnnotation {
    /// Called when what the map shows of it has changed.
    final var changed: (@MainActor () -> Void)?

    public init() { super.init(platform: ()) }

    /// True while the map asks for the location.
    open package(set) var isUpdating = false

    /// nil until the location is known.
    open package(set) var location: CLLocation?

    /// nil unless the map turns with the user.
    open package(set) var heading: CLHeading?

    open var coordinate: CLLocationCoordinate2D { location?.coordinate ?? kCLLocationCoordinate2DInvalid }

    open var title: String? = "Current Location" { didSet { changed?() } }
    open var subtitle: String? { didSet { changed?() } }

    /// Does nothing: the user is where he is.
    /// - ObjC: -
    public func setCoordinate(_ newCoordinate: CLLocationCoordinate2D) {}
}
