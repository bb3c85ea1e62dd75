import MainLoop

/// Turns places into addresses and addresses into places. Nobody whom it could ask is there yet: every question is
/// answered by the error that an iPhone without a network gives.
@MainActor open class CLGeocoder: PlatformObject {
    private var question: ScheduledCall?

    public init() { super.init(platform: ()) }

    /// Whether an answer is still to come.
    open var isGeocoding: Bool { question != nil }

    /// - Parameter completionHandler: Called with `kCLErrorNetwork`.
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

    /// - Parameter region: Where to look first.
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

    /// Takes the question back: its answer is `kCLErrorGeocodeCanceled`.
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
