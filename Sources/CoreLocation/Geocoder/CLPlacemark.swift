/// An address and the place that it stands for. Never changes.
open class CLPlacemark: PlatformObject {
    private let storedLocation: CLLocation?
    private let address: [String: Any]

    /// - Parameter addressDictionary: By AddressBook's keys: `Street`, `City`, `State`, `ZIP`, `Country`, `CountryCode`.
    /// - ObjC: -
    package init(location: CLLocation?, addressDictionary: [String: Any]) {
        storedLocation = location
        address = addressDictionary
        super.init(platform: ())
    }

    /// Another object with the same address.
    public convenience init(placemark: CLPlacemark) {
        self.init(location: placemark.storedLocation, addressDictionary: placemark.address)
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

    private func text(_ key: String) -> String? { address[key] as? String }
}
