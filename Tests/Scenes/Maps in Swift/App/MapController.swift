import MapKit
import UIKit

/// A map of Europe with towns, a way between them and a circle.
final class MapController: UIViewController, MKMapViewDelegate {
    private let map = MKMapView(frame: .zero)
    private let towns = [
        Town("Paris", "France", 48.8566, 2.3522), Town("Berlin", "Germany", 52.52, 13.405),
        Town("Rome", "Italy", 41.9028, 12.4964),
    ]

    override func loadView() {
        map.delegate = self
        view = map
        title = "Europe"
        map.region = MKCoordinateRegion(
            center: CLLocationCoordinate2D(latitude: 47.5, longitude: 9),
            span: MKCoordinateSpan(latitudeDelta: 14, longitudeDelta: 14))
        map.addAnnotations(towns)
        let moving = MKPointAnnotation()
        moving.coordinate = CLLocationCoordinate2D(latitude: 45, longitude: 4)
        moving.title = "Traveller"
        map.addAnnotation(moving)
        navigationItem.rightBarButtonItem = UIBarButtonItem(
            title: "Move", style: .bordered, target: self, action: #selector(move))
        var places = towns.map(\.coordinate)
        map.addOverlay(MKPolyline(coordinates: &places, count: places.count))
        map.addOverlay(MKCircle(center: places[2], radius: 200_000))
    }

    @objc private func move() {
        for case let traveller as MKPointAnnotation in map.annotations {
            UIView.animate(withDuration: 0.5) {
                traveller.coordinate = CLLocationCoordinate2D(latitude: 50, longitude: 8)
            }
        }
    }

    func mapView(_ mapView: MKMapView, viewFor annotation: any MKAnnotation) -> MKAnnotationView? {
        guard annotation is MKPointAnnotation else { return nil }
        let pin = MKPinAnnotationView(annotation: annotation, reuseIdentifier: "traveller")
        pin.pinColor = .green
        pin.canShowCallout = true
        return pin
    }

    func mapView(_ mapView: MKMapView, viewFor overlay: any MKOverlay) -> MKOverlayView? {
        if let line = overlay as? MKPolyline {
            let view = MKPolylineView(polyline: line)
            view.strokeColor = UIColor(red: 0.2, green: 0.2, blue: 0.9, alpha: 0.6)
            view.lineWidth = 4
            return view
        }
        guard let circle = overlay as? MKCircle else { return nil }
        let view = MKCircleView(circle: circle)
        view.fillColor = UIColor(red: 1, green: 0.5, blue: 0, alpha: 0.35)
        return view
    }

    func mapView(_ mapView: MKMapView, didSelect view: MKAnnotationView) { title = view.annotation?.title }
}
