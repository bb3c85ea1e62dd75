/// Receives the locations, headings and region events of a manager. All methods are optional.
@MainActor public protocol CLLocationManagerDelegate: AnyObject {
    /// - Parameter oldLocation: The location of the previous update; nil for the first.
    /// - ObjC: locationManager:didUpdateToLocation:fromLocation:
    func locationManager(
        _ manager: CLLocationManager, didUpdateTo newLocation: CLLocation, from oldLocation: CLLocation?)

    /// - ObjC: locationManager:didUpdateHeading:
    func locationManager(_ manager: CLLocationManager, didUpdateHeading newHeading: CLHeading)

    /// True if the device may ask the user to calibrate the compass. The default is false; the simulated compass never
    /// asks.
    func locationManagerShouldDisplayHeadingCalibration(_ manager: CLLocationManager) -> Bool

    /// - Parameter error: An error of `kCLErrorDomain`.
    /// - ObjC: locationManager:didFailWithError:
    func locationManager(_ manager: CLLocationManager, didFailWithError error: Error)

    /// - ObjC: locationManager:didEnterRegion:
    func locationManager(_ manager: CLLocationManager, didEnterRegion region: CLRegion)

    /// - ObjC: locationManager:didExitRegion:
    func locationManager(_ manager: CLLocationManager, didExitRegion region: CLRegion)

    /// - ObjC: locationManager:monitoringDidFailForRegion:withError:
    func locationManager(
        _ manager: CLLocationManager, monitoringDidFailFor region: CLRegion?, withError error: Error)

    /// - ObjC: locationManager:didStartMonitoringForRegion:
    func locationManager(_ manager: CLLocationManager, didStartMonitoringFor region: CLRegion)

    /// - ObjC: locationManager:didChangeAuthorizationStatus:
    func locationManager(_ manager: CLLocationManager, didChangeAuthorization status: CLAuthorizationStatus)
}

extension CLLocationManagerDelegate {
    public func locationManager(
        _ manager: CLLocationManager, didUpdateTo newLocation: CLLocation, from oldLocation: CLLocation?
    ) {}
    public func locationManager(_ manager: CLLocationManager, didUpdateHeading newHeading: CLHeading) {}
    public func locationManagerShouldDisplayHeadingCalibration(_ manager: CLLocationManager) -> Bool { false }
    public func locationManager(_ manager: CLLocationManager, didFailWithError error: Error) {}
    public func locationManager(_ manager: CLLocationManager, didEnterRegion region: CLRegion) {}
    public func locationManager(_ manager: CLLocationManager, didExitRegion region: CLRegion) {}
    public func locationManager(
        _ manager: CLLocationManager, monitoringDidFailFor region: CLRegion?, withError error: Error
    ) {}
    public func locationManager(_ manager: CLLocationManager, didStartMonitoringFor region: CLRegion) {}
    public func locationManager(_ manager: CLLocationManager, didChangeAuthorization status: CLAuthorizationStatus) {}
}
