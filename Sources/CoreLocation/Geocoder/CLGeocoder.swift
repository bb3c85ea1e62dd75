import CPlatform
import MainLoop

/// Converts coordinates to addresses and addresses to coordinates.
///
/// There is no service to ask: the answers come from a small table of towns and a few addresses (``Gazetteer``). A place
/// that is far from all of them has none. Without a network there are no answers, as on a device.
@MainActor open class CLGeocoder: PlatformObject {
    private var question: ScheduledCall?
    private var isCancelled = false

    public init() { super.init(platform: ()) }

    /// True while a request waits for its completion handler.
    open var isGeocoding: Bool { question != nil }

    /// Looks for the address of a place.
    /// - Parameter completionHandler: Called in a later turn of the main loop, with one placemark or an error of
    ///   `kCLErrorDomain`.
    /// - ObjC: reverseGeocodeLocation:completionHandler:
    open func reverseGeocodeLocation(
        _ location: CLLocation, completionHandler: @escaping ([CLPlacemark]?, Error?) -> Void
    ) {
        answer(completionHandler) {
            Gazetteer.place(at: location.coordinate).map {
                [CLPlacemark(location: location, addressDictionary: $0.addressDictionary)]
            } ?? []
        }
    }

    /// Looks for the places of an address.
    /// - ObjC: geocodeAddressString:completionHandler:
    open func geocodeAddressString(
        _ addressString: String, completionHandler: @escaping ([CLPlacemark]?, Error?) -> Void
    ) { geocodeAddressString(addressString, in: nil, completionHandler: completionHandler) }

    /// - Parameter region: Places within it come first.
    /// - ObjC: geocodeAddressString:inRegion:completionHandler:
    open func geocodeAddressString(
        _ addressString: String, in region: CLRegion?, completionHandler: @escaping ([CLPlacemark]?, Error?) -> Void
    ) { answer(completionHandler) { CLGeocoder.placemarks(addressString, first: region) } }

    /// - Parameter addressDictionary: Address Book keys and values: `Street`, `City`, `State`, `ZIP`, `Country`.
    /// - ObjC: geocodeAddressDictionary:completionHandler:
    open func geocodeAddressDictionary(
        _ addressDictionary: [AnyHashable: Any], completionHandler: @escaping ([CLPlacemark]?, Error?) -> Void
    ) {
        let parts = ["Street", "City", "State", "ZIP", "Country"].compactMap { addressDictionary[$0] as? String }
        answer(completionHandler) { CLGeocoder.placemarks(parts.joined(separator: ","), first: nil) }
    }

    private static func placemarks(_ address: String, first region: CLRegion?) -> [CLPlacemark] {
        let found = Gazetteer.places(named: address)
        let inside = found.filter { region?.contains($0.coordinate) ?? false }
        let outside = found.filter { !(region?.contains($0.coordinate) ?? false) }
        return (inside + outside).map(\.placemark)
    }

    /// Cancels the request. Its completion handler receives `CLError.geocodeCanceled`.
    open func cancelGeocode() { isCancelled = question != nil }

    private func answer(
        _ completionHandler: @escaping ([CLPlacemark]?, Error?) -> Void, with find: @escaping () -> [CLPlacemark]
    ) {
        isCancelled = false
        let delay = platform_network().delay
        question = MainLoop.main.schedule(at: MainLoop.main.now + delay) { [self] in
            question = nil
            if isCancelled { return completionHandler(nil, CLError.geocodeCanceled.error) }
            if platform_network().link == platform_link_none { return completionHandler(nil, CLError.network.error) }
            let placemarks = find()
            if placemarks.isEmpty { return completionHandler(nil, CLError.geocodeFoundNoResult.error) }
            completionHandler(placemarks, nil)
        }
    }
}
