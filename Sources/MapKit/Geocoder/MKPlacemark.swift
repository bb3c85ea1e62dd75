/// An address and its place, as an annotation.
open class MKPlacemark: CLPlacemark {
    private final var place = kCLLocationCoordinate2DInvalid
    private final var parts: [String: Any]?

    /// - Parameter addressDictionary: Address Book keys and values: `Street`, `City`, `State`, `ZIP`, `Country`,
    ///   `CountryCode`.
    /// - ObjC: initWithCoordinate:addressDictionary:
    public init(coordinate: CLLocationCoordinate2D, addressDictionary: [String: Any]?) {
        super.init()
        place = coordinate
        parts = addressDictionary
    }

    public override init(placemark: CLPlacemark) {
        super.init(placemark: placemark)
        parts = placemark.addressDictionary
        place = placemark.location?.coordinate ?? kCLLocationCoordinate2DInvalid
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        parts = super.addressDictionary
        place = super.location?.coordinate ?? kCLLocationCoordinate2DInvalid
    }

    open var coordinate: CLLocationCoordinate2D { place }

    /// Does nothing: the place of an address is fixed. Subclasses that can be dragged override it.
    /// - ObjC: -
    public func setCoordinate(_ newCoordinate: CLLocationCoordinate2D) {}

    open override var addressDictionary: [String: Any]? { parts }

    open override var location: CLLocation? {
        CLLocation(latitude: coordinate.latitude, longitude: coordinate.longitude)
    }

    open var countryCode: String? { isoCountryCode }

    /// The parts of the address in one line.
    open var title: String? {
        let street = addressDictionary?["Street"] as? String
        let region = [administrativeArea, postalCode].compactMap { $0 }.joined(separator: " ")
        let parts = [street, locality, region, country].compactMap { $0 }.filter { !$0.isEmpty }
        return parts.isEmpty ? nil : parts.joined(separator: ", ")
    }

    open var subtitle: String? { nil }
}

// Here, since the class is of no actor.
extension MKPlacemark: MKAnnotation {}
