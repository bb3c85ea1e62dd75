import CoreLocation
import UIKit

/// Where the device is and which way it points, as far as the user lets the app know.
final class PlaceController: UITableViewController, CLLocationManagerDelegate {
    private let manager = CLLocationManager()
    private var rows: [(name: String, value: String)] = []

    init() {
        super.init(style: .grouped)
        title = "Compass"
        manager.delegate = self
        manager.purpose = "Your place is shown, and goes nowhere else."
        manager.headingFilter = 5
    }

    required init?(coder: NSCoder) { return nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        navigationItem.rightBarButtonItem = UIBarButtonItem(
            title: "Locate", style: .bordered, target: self, action: #selector(locate))
        show(nil)
    }

    @objc private func locate() {
        manager.startUpdatingLocation()
        manager.startUpdatingHeading()
    }

    private func show(_ error: Error?) {
        rows = []
        if let location = manager.location {
            rows.append(("Latitude", String(format: "%.4f°", location.coordinate.latitude)))
            rows.append(("Longitude", String(format: "%.4f°", location.coordinate.longitude)))
            rows.append(("Accuracy", String(format: "%.0f m", location.horizontalAccuracy)))
        }
        if let heading = manager.heading { rows.append(("Heading", String(format: "%.0f°", heading.magneticHeading))) }
        if let error = error as NSError? { rows.append(("Error", "\(error.code)")) }
        tableView.reloadData()
    }

    func locationManager(
        _ manager: CLLocationManager, didUpdateTo newLocation: CLLocation, from oldLocation: CLLocation?
    ) { show(nil) }

    func locationManager(_ manager: CLLocationManager, didUpdateHeading newHeading: CLHeading) { show(nil) }
    func locationManager(_ manager: CLLocationManager, didFailWithError error: Error) { show(error) }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { rows.count }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell =
            tableView.dequeueReusableCell(withIdentifier: "row")
            ?? UITableViewCell(style: .value1, reuseIdentifier: "row")
        cell.textLabel?.text = rows[indexPath.row].name
        cell.detailTextLabel?.text = rows[indexPath.row].value
        return cell
    }
}
