/// Where the user of a map is, and how the map follows.
@MainActor final class MapUser: NSObject, CLLocationManagerDelegate {
    private unowned let map: MKMapView
    private var manager: CLLocationManager?
    let annotation = MKUserLocation()
    private(set) var trackingMode = MKUserTrackingMode.none
    private var listeners: [TrackingListener] = []

    /// A button that shows the mode.
    private struct TrackingListener { weak var item: MKUserTrackingBarButtonItem? }

    /// Tells a button of changes of the mode.
    func tell(_ item: MKUserTrackingBarButtonItem) {
        listeners.removeAll { $0.item == nil || $0.item === item }
        listeners.append(TrackingListener(item: item))
    }

    /// A map that begins to follow comes at least as near as this, in points for a map point.
    private static let followScale = 1.0 / 32

    init(map: MKMapView) {
        self.map = map
        super.init()
        annotation.changed = { [weak map] in map?.showCalloutAnew() }
    }

    // MARK: The location

    func showsLocationDidChange() {
        change("updating") { annotation.isUpdating = map.showsUserLocation }
        if map.showsUserLocation {
            let made = CLLocationManager()
            made.delegate = self
            manager = made
            map.delegate?.mapViewWillStartLocatingUser(map)
            made.startUpdatingLocation()
        } else {
            manager?.stopUpdatingLocation()
            manager?.delegate = nil
            manager = nil
            track(.none, false)
            map.remove([annotation])
            map.delegate?.mapViewDidStopLocatingUser(map)
        }
    }

    /// Changes a value of the annotation that apps of another language may observe.
    private func change(_ key: String, _ change: () -> Void) {
        guard let language = ForeignAnnotations.language else { return change() }
        language.announce(annotation, key, change)
    }

    func locationManager(
        _ manager: CLLocationManager, didUpdateTo newLocation: CLLocation, from oldLocation: CLLocation?
    ) {
        let isFirst = annotation.location == nil
        change("location") { annotation.location = newLocation }
        map.entry(of: annotation)?.readPlace()
        map.add([annotation])
        map.delegate?.mapView(map, didUpdate: annotation)
        if trackingMode != .none { follow(comesNearer: isFirst, animated: true) }
    }

    func locationManager(_ manager: CLLocationManager, didFailWithError error: Error) {
        map.delegate?.mapView(map, didFailToLocateUserWithError: error)
    }

    func locationManager(_ manager: CLLocationManager, didUpdateHeading newHeading: CLHeading) {
        change("heading") { annotation.heading = newHeading }
        guard trackingMode == .followWithHeading, annotation.location != nil else { return }
        follow(comesNearer: false, animated: true)
    }

    private var direction: Double? {
        annotation.heading.map { $0.trueHeading >= 0 ? $0.trueHeading : $0.magneticHeading }
    }

    /// True if the dot or its circle of accuracy is within the view.
    var isInSight: Bool {
        guard map.showsUserLocation, let location = annotation.location else { return false }
        let point = map.viewport.point(for: MKMapPointForCoordinate(location.coordinate))
        let radius = max(accuracyRadius, 0)
        return map.bounds.insetBy(dx: -radius, dy: -radius).contains(point)
    }

    private var accuracyRadius: CGFloat {
        guard let location = annotation.location else { return 0 }
        let points = MKMapPointsPerMeterAtLatitude(location.coordinate.latitude) * map.viewport.scale
        return CGFloat(location.horizontalAccuracy * points)
    }

    func adjust(_ dot: UserLocationView) {
        // While the map zooms the circle goes with it at once.
        dot.animatesAccuracy = map.motion == nil
        dot.accuracyRadius = accuracyRadius
        dot.direction = trackingMode == .followWithHeading ? direction.map { $0 - map.viewport.heading } : nil
    }

    // MARK: Following

    func track(_ mode: MKUserTrackingMode, _ animated: Bool) {
        guard mode != trackingMode else { return }
        trackingMode = mode
        if mode != .none, !map.showsUserLocation { map.showsUserLocation = true }
        if mode == .followWithHeading {
            manager?.startUpdatingHeading()
        } else {
            manager?.stopUpdatingHeading()
            if annotation.heading != nil { change("heading") { annotation.heading = nil } }
        }
        if mode != .none, annotation.location != nil {
            follow(comesNearer: true, animated: animated)
        } else if map.viewport.heading != 0 {
            var target = map.viewport
            target.heading = 0
            map.move(to: target, animated)
        }
        map.delegate?.mapView(map, didChange: mode, animated: animated)
        for listener in listeners { listener.item?.modeDidChange() }
    }

    /// A finger has moved the map: it follows no more.
    func fingerMoved() { track(.none, true) }

    private func follow(comesNearer: Bool, animated: Bool) {
        guard let location = annotation.location else { return }
        var target = map.viewport
        target.size = map.bounds.size
        target.center = MKMapPointForCoordinate(location.coordinate)
        if comesNearer { target.scale = target.limited(max(target.scale, MapUser.followScale)) }
        target.heading = trackingMode == .followWithHeading ? direction ?? 0 : 0
        guard !map.bounds.isEmpty, target != map.viewport else { return }
        map.move(to: target, animated)
    }
}
