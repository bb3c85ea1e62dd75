import CPlatform
import DeviceLink
import MainLoop

/// Sends the device's location and heading to a delegate, with the user's permission.
///
/// Use it on the main thread only; the delegate is called there.
@MainActor open class CLLocationManager: PlatformObject {
    private var courseOfAccuracy: AccuracyCourse?
    private var startTime: TimeInterval = 0
    private var nextStage: ScheduledCall?
    private var report: ScheduledCall?
    private var told: CLLocation?
    private var toldHeading: CLHeading?
    private var regions = RegionWatch()
    private var isUpdating = false
    private var watchesSignificantChanges = false
    private var receiver: LocationReceiver { .shared }

    public init() {
        super.init(platform: ())
        receiver.add(self)
    }

    open weak var delegate: (any CLLocationManagerDelegate)?

    /// The reason that the permission alert shows below its question.
    open var purpose: String?

    // MARK: Availability

    /// True if location services are on in the device's settings. Always true here: the user decides for each app.
    open class func locationServicesEnabled() -> Bool { true }

    /// The name of the class method in iPhone OS 2 and 3.
    open var locationServicesEnabled: Bool { CLLocationManager.locationServicesEnabled() }

    /// True if the device has a magnetometer.
    open class func headingAvailable() -> Bool { platform_device_has("magnetometer") }

    /// The name of the class method in iPhone OS 3.
    open var headingAvailable: Bool { CLLocationManager.headingAvailable() }

    open class func significantLocationChangeMonitoringAvailable() -> Bool { true }
    open class func regionMonitoringAvailable() -> Bool { true }
    open class func regionMonitoringEnabled() -> Bool { authorizationStatus() != .denied }

    /// The user's answer to the permission alert.
    open class func authorizationStatus() -> CLAuthorizationStatus { LocationReceiver.shared.authorization }

    // MARK: Locations

    /// The distance in metres that the device must move before the next update. The default is `kCLDistanceFilterNone`.
    open var distanceFilter: CLLocationDistance = kCLDistanceFilterNone

    /// The accuracy in metres that the app needs. The default is `kCLLocationAccuracyBest`.
    open var desiredAccuracy: CLLocationAccuracy = kCLLocationAccuracyBest {
        didSet { if wantsLocation, desiredAccuracy != oldValue { begin() } }
    }

    /// The location of the last update; nil before the first.
    open var location: CLLocation? { told }

    /// Starts location updates. The first one comes soon; further ones come when the location changes or its accuracy
    /// improves.
    open func startUpdatingLocation() {
        guard !isUpdating else { return }
        isUpdating = true
        begin()
    }

    open func stopUpdatingLocation() {
        isUpdating = false
        endUnlessWanted()
    }

    /// Starts updates for moves of 500 metres or more, at low accuracy.
    open func startMonitoringSignificantLocationChanges() {
        guard !watchesSignificantChanges else { return }
        watchesSignificantChanges = true
        begin()
    }

    open func stopMonitoringSignificantLocationChanges() {
        watchesSignificantChanges = false
        endUnlessWanted()
    }

    final var wantsLocation: Bool { isUpdating || watchesSignificantChanges || !regions.isEmpty }

    private func begin() {
        startTime = MainLoop.main.now
        courseOfAccuracy = AccuracyCourse(desired: isUpdating ? desiredAccuracy : kCLLocationAccuracyThreeKilometers)
        receiver.wantsDidChange(purpose: purpose ?? "")
        scheduleStage()
    }

    private func endUnlessWanted() {
        guard !wantsLocation else { return }
        nextStage?.cancel()
        report?.cancel()
        nextStage = nil
        report = nil
        courseOfAccuracy = nil
        receiver.wantsDidChange(purpose: purpose ?? "")
    }

    /// Schedules the next improvement of the accuracy, if the app has permission.
    private func scheduleStage() {
        nextStage?.cancel()
        nextStage = nil
        switch receiver.authorization {
        case .notDetermined: return
        case .denied, .restricted: return reportSoon { $0.fail(.denied) }
        case .authorized: break
        }
        guard let stage = courseOfAccuracy?.next else { return }
        nextStage = MainLoop.main.schedule(at: startTime + stage.time) { [weak self] in
            guard let self else { return }
            nextStage = nil
            courseOfAccuracy?.advance()
            tell()
            scheduleStage()
        }
    }

    private func reportSoon(_ action: @escaping @MainActor (CLLocationManager) -> Void) {
        report?.cancel()
        report = MainLoop.main.schedule(at: MainLoop.main.now) { [weak self] in
            guard let self else { return }
            report = nil
            action(self)
        }
    }

    /// Calls the delegate in the next turn of the main loop, about each of several regions that are given in this one.
    private func announce(_ action: @escaping @MainActor (CLLocationManager) -> Void) {
        MainLoop.main.schedule(at: MainLoop.main.now) { [weak self] in self.map(action) }
    }

    private func fail(_ error: CLError) { delegate?.locationManager(self, didFailWithError: error.error) }

    /// Called by the receiver when the device has moved or its location has become unknown.
    final func fixDidChange() {
        guard wantsLocation, courseOfAccuracy?.accuracy != nil else { return }
        tell()
    }

    /// Called by the receiver when the user has answered the alert or changed the permission.
    final func authorizationDidChange() {
        delegate?.locationManager(self, didChangeAuthorization: receiver.authorization)
        guard wantsLocation else { return }
        startTime = MainLoop.main.now
        scheduleStage()
    }

    /// Sends the current location to the delegate if it passes the distance filter, and the entries and exits of
    /// regions.
    private func tell() {
        guard receiver.authorization == .authorized, receiver.hasAnswered, let accuracy = courseOfAccuracy?.accuracy
        else { return }
        guard let fix = receiver.fix else { return fail(.locationUnknown) }
        let location = CLLocation(fix, knownTo: accuracy)
        let crossings = regions.crossings(at: location.coordinate)
        if isUpdating || watchesSignificantChanges, isNews(location) {
            let previous = told
            told = location
            delegate?.locationManager(self, didUpdateTo: location, from: previous)
        }
        for crossing in crossings where regions.contains(crossing.region) {
            if crossing.isInside {
                delegate?.locationManager(self, didEnterRegion: crossing.region)
            } else {
                delegate?.locationManager(self, didExitRegion: crossing.region)
            }
        }
    }

    private func isNews(_ location: CLLocation) -> Bool {
        guard let told else { return true }
        let filter = isUpdating ? distanceFilter : CLLocationManager.significantDistance
        guard filter > 0 else { return true }
        return location.horizontalAccuracy < told.horizontalAccuracy || location.distance(from: told) >= filter
    }

    /// The distance filter for significant changes, in metres.
    private static let significantDistance: CLLocationDistance = 500

    // MARK: Headings

    /// The angle in degrees that the device must turn before the next heading update. The default is 1.
    open var headingFilter: CLLocationDegrees = 1

    /// The orientation of the device for which headings are reported. The default is portrait.
    open var headingOrientation = CLDeviceOrientation.portrait {
        didSet { if headingOrientation != oldValue { headingDidChange() } }
    }

    /// The heading of the last update; nil while heading updates are stopped.
    open var heading: CLHeading? { toldHeading }

    final private(set) var wantsHeading = false

    open func startUpdatingHeading() {
        guard !wantsHeading else { return }
        wantsHeading = true
        receiver.wantsDidChange(purpose: purpose ?? "")
        if receiver.heading != nil {
            MainLoop.main.schedule(at: MainLoop.main.now) { [weak self] in self?.headingDidChange() }
        }
    }

    open func stopUpdatingHeading() {
        wantsHeading = false
        toldHeading = nil
        receiver.wantsDidChange(purpose: purpose ?? "")
    }

    /// Does nothing: the simulated compass needs no calibration and never shows the display.
    open func dismissHeadingCalibrationDisplay() {}

    /// Called by the receiver when the device has been turned.
    final func headingDidChange() {
        guard wantsHeading, let measured = receiver.heading else { return }
        let degrees = (measured.degrees + headingOrientation.turn).truncatingRemainder(dividingBy: 360)
        if let toldHeading, headingFilter > 0 {
            let turned = abs(degrees - toldHeading.magneticHeading)
            guard min(turned, 360 - turned) >= headingFilter else { return }
        }
        // A true heading needs a location. The simulated magnetic and geographic poles are the same, so both headings
        // are equal.
        let knowsPlace = receiver.fix != nil && receiver.authorization == .authorized
        let heading = CLHeading(
            magneticHeading: degrees, trueHeading: knowsPlace ? degrees : -1, accuracy: measured.accuracy,
            timestamp: Date())
        toldHeading = heading
        delegate?.locationManager(self, didUpdateHeading: heading)
    }

    // MARK: Regions

    /// The monitored regions. Regions are monitored only while the app runs.
    open var monitoredRegions: Set<CLRegion> { regions.all }

    /// The largest radius of a region, in metres.
    open var maximumRegionMonitoringDistance: CLLocationDistance { RegionWatch.largestRadius }

    /// Starts monitoring: the delegate is told when the device enters or leaves the region.
    /// - ObjC: startMonitoringForRegion:desiredAccuracy:
    open func startMonitoring(for region: CLRegion, desiredAccuracy: CLLocationAccuracy) {
        guard region.radius >= 0, region.radius <= RegionWatch.largestRadius else {
            return announce { manager in
                manager.delegate?.locationManager(
                    manager, monitoringDidFailFor: region, withError: CLError.regionMonitoringFailure.error)
            }
        }
        regions.add(region)
        if courseOfAccuracy == nil { begin() }
        announce { $0.delegate?.locationManager($0, didStartMonitoringFor: region) }
    }

    /// - ObjC: startMonitoringForRegion:
    open func startMonitoring(for region: CLRegion) {
        startMonitoring(for: region, desiredAccuracy: kCLLocationAccuracyHundredMeters)
    }

    /// - ObjC: stopMonitoringForRegion:
    open func stopMonitoring(for region: CLRegion) {
        regions.remove(region)
        endUnlessWanted()
    }
}
