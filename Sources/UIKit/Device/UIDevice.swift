internal import DeviceLink

/// The device that the app runs on.
@MainActor open class UIDevice: PlatformObject {
    /// What the battery does.
    /// - ObjC: UIDeviceBatteryState
    public enum BatteryState: Int {
        case unknown = 0
        case unplugged = 1
        case charging = 2
        case full = 3
    }

    /// The one device.
    /// - ObjC: currentDevice
    open class var current: UIDevice { only }

    private static let only = UIDevice()

    private init() { super.init(platform: ()) }

    private var profile: DeviceProfile { UIScreen.main.profile }

    // MARK: What it is

    /// The name its owner gave it.
    open var name: String { profile.name }
    /// What it is: "iPhone", "iPod touch", "iPad".
    open var model: String { profile.model }
    /// The model in the user's language.
    open var localizedModel: String { profile.model }
    /// "iPhone OS".
    open var systemName: String { "iPhone OS" }
    /// For example "3.1.3".
    open var systemVersion: String { profile.systemVersion }
    /// 40 hexadecimal digits, different on every device and always the same on one.
    open var uniqueIdentifier: String { profile.identifier }
    /// Whether apps go on running in the background: never on this system.
    open var isMultitaskingSupported: Bool { false }

    /// What interfaces are made for: a phone's or an iPad's screen.
    open var userInterfaceIdiom: UIUserInterfaceIdiom { profile.isPad ? .pad : .phone }

    // MARK: Orientation

    private var orientationListeners = 0
    /// Upright, as long as the device says nothing else.
    private var latestOrientation = UIDeviceOrientation.portrait

    /// How the device is held. `unknown` unless notifications are being generated.
    open var orientation: UIDeviceOrientation { orientationListeners > 0 ? latestOrientation : .unknown }

    /// Whether ``orientationDidChangeNotification`` is posted.
    /// - ObjC: generatesDeviceOrientationNotifications, getter=isGeneratingDeviceOrientationNotifications
    open var isGeneratingDeviceOrientationNotifications: Bool { orientationListeners > 0 }

    /// Starts posting changes of orientation. Calls are counted.
    open func beginGeneratingDeviceOrientationNotifications() { orientationListeners += 1 }

    /// Takes back one call of ``beginGeneratingDeviceOrientationNotifications()``.
    open func endGeneratingDeviceOrientationNotifications() { orientationListeners = max(orientationListeners - 1, 0) }

    /// Turns the interface with the device. Set by `InterfaceRotation`.
    static var didTurn: ((UIDeviceOrientation) -> Void)?

    /// Turns the device, as far as the app is concerned: the interface follows if the controller on screen allows it.
    ///
    /// Apple's headers do not have it, but apps turned screens by it before they could say which orientation one wants.
    /// - ObjC: setOrientation:, undeclared
    public final func setOrientation(_ orientation: UIDeviceOrientation) {
        guard orientation != latestOrientation else { return }
        latestOrientation = orientation
        UIDevice.didTurn?(orientation)
        guard orientationListeners > 0 else { return }
        NotificationCenter.default.post(name: UIDevice.orientationDidChangeNotification, object: self)
    }

    /// What the accelerometer measures, in units of gravity: at first a device that is held upright.
    package final var acceleration = (x: 0.0, y: -1.0, z: 0.0)

    // MARK: Battery

    /// Whether the battery is watched. False by default.
    open var isBatteryMonitoringEnabled = false
    /// `unknown` while the battery is not watched; the device hangs on its cable otherwise.
    open var batteryState: BatteryState { isBatteryMonitoringEnabled ? .full : .unknown }
    /// 0 empty … 1 full; -1 while the battery is not watched.
    open var batteryLevel: Float { isBatteryMonitoringEnabled ? 1 : -1 }

    // MARK: Proximity

    /// Whether the sensor at the ear piece is on. Stays false: the device has none, which is how an app finds out.
    open var isProximityMonitoringEnabled: Bool {
        get { false }
        set { _ = newValue }
    }
    /// Whether something is near the screen.
    open var proximityState: Bool { false }

    // MARK: Sound

    /// Plays the sound of a key, for an input view of the app's own. The device's keys are silent. iOS 4.2.
    /// - Status: stub
    open func playInputClick() {}
}

extension UIDevice {
    /// Posted when the device was turned; its object is the device.
    public static let orientationDidChangeNotification = Notification.Name("UIDeviceOrientationDidChangeNotification")
    /// Posted when ``batteryState`` changed.
    public static let batteryStateDidChangeNotification = Notification.Name("UIDeviceBatteryStateDidChangeNotification")
    /// Posted when ``batteryLevel`` changed.
    public static let batteryLevelDidChangeNotification = Notification.Name("UIDeviceBatteryLevelDidChangeNotification")
    /// Posted when ``proximityState`` changed.
    public static let proximityStateDidChangeNotification = Notification.Name(
        "UIDeviceProximityStateDidChangeNotification")
}
