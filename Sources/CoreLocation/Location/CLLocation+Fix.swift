import DeviceLink

extension CLLocation {
    /// Makes a location from a fix of the simulated device, with the accuracy that the simulated receiver has reached.
    convenience init(_ fix: LocationFix, knownTo accuracy: CLLocationAccuracy) {
        // Only a satellite fix (10 m or better) has an altitude, a course and a speed.
        let isPrecise = accuracy <= 10
        self.init(
            coordinate: CLLocationCoordinate2D(latitude: fix.latitude, longitude: fix.longitude),
            altitude: isPrecise ? fix.altitude : 0, horizontalAccuracy: max(fix.horizontalAccuracy, accuracy),
            verticalAccuracy: isPrecise ? max(fix.verticalAccuracy, accuracy) : -1,
            course: isPrecise ? fix.course : -1, speed: isPrecise ? fix.speed : -1, timestamp: Date())
    }
}
