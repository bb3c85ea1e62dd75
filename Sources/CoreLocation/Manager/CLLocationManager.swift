import DeviceLink
import MainLoop

/// Tells a delegate where the device is and which way it points, once the user allows it.
///
/// It belongs to the main thread, where its delegate is told.
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

    /// What the user reads below the question whether the app may know where the device is.
    open var purpose: String?

    // MARK: What there is

    /// Whether the user has location services switched on at all. Always true: they are asked for each app.
    open class func locationServicesEnabled() -> Bool { true }

    /// The same as a property, as in iPhone OS 2 and 3.
    open var locationServicesEnabled: Bool { CLLocationManager.locationServicesEnabled() }

    /// Whether the device has a compass.
    open class func headingAvailable() -> Bool { true }

    /// The same as a property, as in iPhone OS 3.
    open var headingAvailable: Bool { CLLocationManager.headingAvailable() }

    open class func significantLocationChangeMonitoringAvailable() -> Bool { true }
    open class func regionMonitoringAvailable() -> Bool { true }
    open class func regionMonitoringEnabled() -> Bool { authorizationStatus() != .denied }

    /// What the user has answered when asked whether the app may know where the device is.
    open class func authorizationStatus() -> CLAuthorizationStatus { LocationReceiver.shared.authorization }

    // MARK: Locations

    /// How many metres the device has to move before the delegate is told again. `kCLDistanceFilterNone` by default.
    open var distanceFilter: CLLocationDistance = kCLDistanceFilterNone

    /// How well the app wants to know the place, in metres; `kCLLocationAccuracyBest` by default.
    open var desiredAccuracy: CLLocationAccuracy = kCLLocationAccuracyBest {
        didSet { if wantsLocation, desiredAccuracy != oldValue { begin() } }
    }

    /// What the delegate was told last; nil at first.
    open var location: CLLocation? { told }

    /// Begins to tell the delegate where the device is: soon, and whenever that changes or is known better.
    open func startUpdatingLocation() {
        guard !isUpdating else { return }
        isUpdating = true
        begin()
    }

    open func stopUpdatingLocation() {
        isUpdating = false
        endUnlessWanted()
    }

    /// The same for an app that only wants to know of moves of some 500 metres.
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

    /// Plans what the receiver knows next, as soon as it may.
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

    private func fail(_ error: CLError) { delegate?.locationManager(self, didFailWithError: error.error) }

    /// The device has moved, or nobody can tell any more where it is.
    final func fixDidChange() {
        guard wantsLocation, courseOfAccuracy?.accuracy != nil else { return }
        tell()
    }

    /// The user has answered, or thought otherwise.
    final func authorizationDidChange() {
        delegate?.locationManager(self, didChangeAuthorization: receiver.authorization)
        guard wantsLocation else { return }
        startTime = MainLoop.main.now
        scheduleStage()
    }

    /// Tells the delegate where the device is, if that is news to it.
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

    /// Metres.
    private static let significantDistance: CLLocationDistance = 500

    // MARK: Headings

    /// How many degrees the device has to turn before the delegate is told again: 1 by default.
    open var headingFilter: CLLocationDegrees = 1

    /// Which edge of the device points at the heading. Its own top by default.
    open var headingOrientation = CLDeviceOrientation.portrait {
        didSet { if headingOrientation != oldValue { headingDidChange() } }
    }

    /// What the delegate was told last; nil while nobody asks.
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

    /// The display for calibration is not needed, and so never shown.
    open func dismissHeadingCalibrationDisplay() {}

    /// The device was turned.
    final func headingDidChange() {
        guard wantsHeading, let measured = receiver.heading else { return }
        let degrees = (measured.degrees + headingOrientation.turn).truncatingRemainder(dividingBy: 360)
        if let toldHeading, headingFilter > 0 {
            let turned = abs(degrees - toldHeading.magneticHeading)
            guard min(turned, 360 - turned) >= headingFilter else { return }
        }
        // True north needs the place; the simulated earth has its poles together.
        let knowsPlace = receiver.fix != nil && receiver.authorization == .authorized
        let heading = CLHeading(
            magneticHeading: degrees, trueHeading: knowsPlace ? degrees : -1, accuracy: measured.accuracy,
            timestamp: Date())
        toldHeading = heading
        delegate?.locationManager(self, didUpdateHeading: heading)
    }

    // MARK: Regions

    /// The regions that are watched, while the app runs.
    open var monitoredRegions: Set<CLRegion> { regions.all }

    /// The largest radius of a region, in metres.
    open var maximumRegionMonitoringDistance: CLLocationDistance { RegionWatch.largestRadius }

    /// Tells the delegate when the device goes into the circle, and when it leaves it.
    /// - ObjC: startMonitoringForRegion:desiredAccuracy:
    open func startMonitoring(for region: CLRegion, desiredAccuracy: CLLocationAccuracy) {
        guard region.radius >= 0, region.radius <= RegionWatch.largestRadius else {
            return reportSoon { manager in
                manager.delegate?.locationManager(
                    manager, monitoringDidFailFor: region, withError: CLError.regionMonitoringFailure.error)
            }
        }
        regions.add(region)
        if courseOfAccuracy == nil { begin() }
        reportSoon { $0.delegate?.locationManager($0, didStartMonitoringFor: region) }
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
