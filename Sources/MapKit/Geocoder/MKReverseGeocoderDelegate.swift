/// Receives the address that a geocoder was asked for. Both methods are required.
@MainActor public protocol MKReverseGeocoderDelegate: AnyObject {
    /// - ObjC: reverseGeocoder:didFindPlacemark:
    func reverseGeocoder(_ geocoder: MKReverseGeocoder, didFind placemark: MKPlacemark)

    /// - Parameter error: An error of `MKErrorDomain`.
    /// - ObjC: reverseGeocoder:didFailWithError:
    func reverseGeocoder(_ geocoder: MKReverseGeocoder, didFailWithError error: Error)
}
