import MainLoop

/// Converts coordinates to addresses and addresses to coordinates. No geocoding service exists yet: every request fails
/// with the error that an iPhone reports without a network.
@MainActor open class CLGeocoder: PlatformObject {
    private var question: ScheduledCall?

    public init() { super.init(platform: ()) }

    /// True while a request waits for its completion handler.
    open var isGeocoding: Bool { question != nil }

    /// - Parameter completionHandler: Called with `CLError.network` in a later turn of the main loop.
    /// - Status: stub: there is no service to ask
    /// - ObjC: reverseGeocodeLocation:completionHandler:
    open func reverseGeocodeLocation(
        _ location: CLLocation, completionHandler: @escaping ([CLPlacemark]?, Error?) -> Void
    ) { answer(completionHandler) }

    /// - Status: stub: there is no service to ask
    /// - ObjC: geocodeAddressString:completionHandler:
    open func geocodeAddressString(
        _ addressString: String, completionHandler: @escaping ([CLPlacemark]?, Error?) -> Void
    ) { answer(completionHandler) }

    /// - Parameter region: The region to search first.
    /// - Status: stub: there is no service to ask
    /// - ObjC: geocodeAddressString:inRegion:completionHandler:
    open func geocodeAddressString(
        _ addressString: String, in region: CLRegion?, completionHandler: @escaping ([CLPlacemark]?, Error?) -> Void
    ) { answer(completionHandler) }

    /// - Status: stub: there is no service to ask
    /// - ObjC: geocodeAddressDictionary:completionHandler:
    open func geocodeAddressDictionary(
        _ addressDictionary: [AnyHashable: Any], completionHandler: @escaping ([CLPlacemark]?, Error?) -> Void
    ) { answer(completionHandler) }

    /// Cancels the request. Its completion handler receives `CLError.geocodeCanceled`.
    open func cancelGeocode() { isCancelled = question != nil }

    private var isCancelled = false

    private func answer(_ completionHandler: @escaping ([CLPlacemark]?, Error?) -> Void) {
        isCancelled = false
        question = MainLoop.main.schedule(at: MainLoop.main.now) { [self] in
            question = nil
            completionHandler(nil, (isCancelled ? CLError.geocodeCanceled : CLError.network).error)
        }
    }
}
