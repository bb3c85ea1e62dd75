import MapKit

/// A town on the map.
final class Town: NSObject, MKAnnotation {
    private(set) var coordinate: CLLocationCoordinate2D
    let title: String?
    let subtitle: String?

    init(_ name: String, _ country: String, _ latitude: Double, _ longitude: Double) {
        coordinate = CLLocationCoordinate2D(latitude: latitude, longitude: longitude)
        title = name
        subtitle = country
    }

    func setCoordinate(_ newCoordinate: CLLocationCoordinate2D) { coordinate = newCoordinate }
}
