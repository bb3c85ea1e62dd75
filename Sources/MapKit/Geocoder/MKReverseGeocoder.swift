/// Looks for the address of a place, once. Since iOS 5 `CLGeocoder` is the one to use; both know the same places.
@MainActor open class MKReverseGeocoder: PlatformObject {
    private let place: CLLocationCoordinate2D
    private let geocoder = CLGeocoder()
    private var found: MKPlacemark?
    /// Counts the questions, so that the answer to a cancelled one is not taken for that to a later one.
    private var question = 0
    private var isWaiting = false

    public init(coordinate: CLLocationCoordinate2D) {
        place = coordinate
        super.init(platform: ())
    }

    open weak var delegate: (any MKReverseGeocoderDelegate)?

    open var coordinate: CLLocationCoordinate2D { place }

    /// The address, once it has been found.
    open var placemark: MKPlacemark? { found }

    /// True from ``start()`` until the delegate is told of the answer.
    open var isQuerying: Bool { isWaiting }

    /// Asks. The delegate is told in a later turn of the main loop.
    open func start() {
        guard !isWaiting else { return }
        isWaiting = true
        question += 1
        let location = CLLocation(latitude: place.latitude, longitude: place.longitude)
        geocoder.reverseGeocodeLocation(location) { [self, question] placemarks, error in
            MainActor.assumeIsolated { answered(question, placemarks?.first, error) }
        }
    }

    private func answered(_ number: Int, _ answer: CLPlacemark?, _ error: Error?) {
        guard isWaiting, number == question else { return }
        isWaiting = false
        if let answer {
            let placemark = MKPlacemark(coordinate: place, addressDictionary: answer.addressDictionary)
            found = placemark
            delegate?.reverseGeocoder(self, didFind: placemark)
        } else {
            let isUnknown = (error as NSError?)?.code == CLError.geocodeFoundNoResult.rawValue
            let code = isUnknown ? MKErrorCode.placemarkNotFound : .serverFailure
            delegate?.reverseGeocoder(self, didFailWithError: code.error)
        }
    }

    /// Ends the question. The delegate is not told.
    open func cancel() {
        isWaiting = false
        geocoder.cancelGeocode()
    }
}
