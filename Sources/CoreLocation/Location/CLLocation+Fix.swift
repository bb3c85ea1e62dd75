import DeviceLink

extension CLLocation {
    /// What the device's receiver says, as well as it is known by now.
    convenience init(_ fix: LocationFix, knownTo accuracy: CLLocationAccuracy) {
        // Only satellites tell heights and movement.
        let isPrecise = accuracy <= 10
        self.init(
            coordinate: CLLocationCoordinate2D(latitude: fix.latitude, longitude: fix.longitude),
            altitude: isPrecise ? fix.altitude : 0, horizontalAccuracy: max(fix.horizontalAccuracy, accuracy),
            verticalAccuracy: isPrecise ? max(fix.verticalAccuracy, accuracy) : -1,
            course: isPrecise ? fix.course : -1, speed: isPrecise ? fix.speed : -1, timestamp: Date())
    }
}
