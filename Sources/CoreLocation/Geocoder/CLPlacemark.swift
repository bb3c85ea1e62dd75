/// An address and its location. Immutable.
open class CLPlacemark: PlatformObject, NSCoding {
    private final var storedLocation: CLLocation?
    private final var address: [String: Any] = [:]

    /// Makes a placemark without an address, for subclasses that override `addressDictionary`.
    public init() { super.init(platform: ()) }

    /// - Parameter addressDictionary: Address Book keys and values: `Street`, `City`, `State`, `ZIP`, `Country`,
    ///   `CountryCode`.
    /// - ObjC: -
    package convenience init(location: CLLocation?, addressDictionary: [String: Any]) {
        self.init()
        storedLocation = location
        address = addressDictionary
    }

    /// Copies the location and the address of another placemark.
    public init(placemark: CLPlacemark) {
        super.init(platform: ())
        storedLocation = placemark.location
        address = placemark.addressDictionary ?? [:]
    }

    open var location: CLLocation? { storedLocation }
    open var region: CLRegion? { nil }
    open var addressDictionary: [String: Any]? { address }
    open var name: String? { text("Name") ?? text("Street") }
    open var thoroughfare: String? { text("Thoroughfare") }
    open var subThoroughfare: String? { text("SubThoroughfare") }
    open var locality: String? { text("City") }
    open var subLocality: String? { text("SubLocality") }
    open var administrativeArea: String? { text("State") }
    open var subAdministrativeArea: String? { text("SubAdministrativeArea") }
    open var postalCode: String? { text("ZIP") }
    open var country: String? { text("Country") }
    /// - ObjC: ISOcountryCode
    open var isoCountryCode: String? { text("CountryCode") }
    open var ocean: String? { text("Ocean") }
    open var inlandWater: String? { text("InlandWater") }

    /// Names of landmarks at the placemark.
    open var areasOfInterest: [String]? { addressDictionary?["AreasOfInterest"] as? [String] }

    private func text(_ key: String) -> String? { addressDictionary?[key] as? String }

    /// - Returns: self, since placemarks are immutable.
    /// - ObjC: copyWithZone:
    open func copy(in zone: UnsafeMutableRawPointer?) -> CLPlacemark { self }

    open override func copy() -> Any { self }

    public required init?(coder: NSCoder) {
        super.init(platform: ())
        storedLocation = coder.decodeObject(forKey: "kCLPlacemarkCodingKeyLocation") as? CLLocation
        address = coder.decodeObject(forKey: "kCLPlacemarkCodingKeyAddress") as? [String: Any] ?? [:]
    }

    /// - ObjC: encodeWithCoder:
    open func encode(with coder: NSCoder) {
        coder.encode(location, forKey: "kCLPlacemarkCodingKeyLocation")
        coder.encode(addressDictionary, forKey: "kCLPlacemarkCodingKeyAddress")
    }
}
