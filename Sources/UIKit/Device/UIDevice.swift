internal import CPlatform
internal import DeviceLink
internal import MainLoop

/// The device on which the app runs.
@MainActor open class UIDevice: PlatformObject {
    /// The states of the battery.
    /// - ObjC: UIDeviceBatteryState
    public enum BatteryState: Int {
        case unknown = 0
        case unplugged = 1
        case charging = 2
        case full = 3
    }

    /// The shared device object.
    /// - ObjC: currentDevice
    open class var current: UIDevice { only }

    private static let only = UIDevice()

    private init() { super.init(platform: ()) }

    private var profile: DeviceProfile { UIScreen.main.profile }

    // MARK: Identification

    /// The name that the owner has given the device.
    open var name: String { profile.name }
    /// The model: "iPhone", "iPod touch" or "iPad".
    open var model: String { profile.model }
    /// The model in the user's language. Here it is not translated.
    open var localizedModel: String { profile.model }
    /// The name of the operating system: "iPhone OS".
    open var systemName: String { "iPhone OS" }
    /// The version of the operating system, such as "3.1.3".
    open var systemVersion: String { profile.systemVersion }
    /// An identifier of 40 hexadecimal digits, unique to the device.
    open var uniqueIdentifier: String { profile.identifier }
    /// True if apps can run in the background: on models that can, from iOS 4 on.
    open var isMultitaskingSupported: Bool { platform_device_has("multitasking") }

    /// The kind of interface for the device: phone or pad.
    open var userInterfaceIdiom: UIUserInterfaceIdiom { profile.isPad ? .pad : .phone }

    // MARK: Orientation

    private var orientationListeners = 0
    /// Portrait until the device reports another orientation.
    private var latestOrientation = UIDeviceOrientation.portrait

    /// The physical orientation; `unknown` while no orientation notifications are generated.
    open var orientation: UIDeviceOrientation { orientationListeners > 0 ? latestOrientation : .unknown }

    /// True while ``orientationDidChangeNotification`` is posted.
    /// - ObjC: generatesDeviceOrientationNotifications, getter=isGeneratingDeviceOrientationNotifications
    open var isGeneratingDeviceOrientationNotifications: Bool { orientationListeners > 0 }

    /// Starts orientation notifications. Calls can be nested.
    open func beginGeneratingDeviceOrientationNotifications() { orientationListeners += 1 }

    /// Balances a call of ``beginGeneratingDeviceOrientationNotifications()``.
    open func endGeneratingDeviceOrientationNotifications() { orientationListeners = max(orientationListeners - 1, 0) }

    /// Rotates the interface with the device. Set by `InterfaceRotation`.
    static var didTurn: ((UIDeviceOrientation) -> Void)?

    /// Sets the orientation for the app. The interface rotates if the visible view controller supports the orientation.
    ///
    /// Not in Apple's headers. Apps used it to force an orientation before view controllers could request one.
    /// - ObjC: setOrientation:, undeclared
    public final func setOrientation(_ orientation: UIDeviceOrientation) {
        guard orientation != latestOrientation else { return }
        latestOrientation = orientation
        UIDevice.didTurn?(orientation)
        guard orientationListeners > 0 else { return }
        NotificationCenter.default.post(name: UIDevice.orientationDidChangeNotification, object: self)
    }

    /// The present acceleration in units of gravity. The initial value is that of a device held upright.
    package final var acceleration = (x: 0.0, y: -1.0, z: 0.0) { didSet { UIDevice.didAccelerate?() } }

    /// Called when the acceleration has changed. Set by the camera, whose picture depends on how the device is held.
    static var didAccelerate: (() -> Void)?

    // MARK: Battery

    /// True to enable battery information, and the notifications of its changes. The default is false.
    open var isBatteryMonitoringEnabled = false
    /// `unknown` while monitoring is disabled.
    open var batteryState: BatteryState {
        isBatteryMonitoringEnabled ? BatteryState(rawValue: Int(battery.state.rawValue)) ?? .unknown : .unknown
    }
    /// The charge from 0 (empty) to 1 (full); -1 while monitoring is disabled.
    open var batteryLevel: Float { isBatteryMonitoringEnabled ? Float(battery.level) : -1 }

    /// What the device says of its battery.
    final var battery = BatteryReading.full {
        didSet {
            guard isBatteryMonitoringEnabled else { return }
            let center = NotificationCenter.default
            if battery.state != oldValue.state {
                center.post(name: UIDevice.batteryStateDidChangeNotification, object: self)
            }
            if battery.level != oldValue.level {
                center.post(name: UIDevice.batteryLevelDidChangeNotification, object: self)
            }
        }
    }

    // MARK: Proximity

    private var monitorsProximity = false
    /// True to enable the proximity sensor: the screen is off as long as something is near to it. The default is false. Stays
    /// false on a device without a sensor, which apps detect in this way.
    open var isProximityMonitoringEnabled: Bool {
        get { monitorsProximity }
        set {
            guard newValue != monitorsProximity, !newValue || platform_device_has("proximity") else { return }
            monitorsProximity = newValue
            DeviceServices.send(.monitorProximity(newValue))
            if !newValue { isNear = false }
        }
    }
    /// True if something is near to the front of the device. False while monitoring is disabled.
    open var proximityState: Bool { isNear }

    /// What the device says of its sensor.
    final var isNear = false {
        didSet {
            guard monitorsProximity, isNear != oldValue else { return }
            NotificationCenter.default.post(name: UIDevice.proximityStateDidChangeNotification, object: self)
        }
    }

    // MARK: Sound

    /// Plays the click of a key, for custom input views. The keyboard of this device is silent. iOS 4.2.
    /// - Status: stub
    open func playInputClick() {}
}

extension UIDevice {
    /// Posted when the orientation has changed; the object is the device.
    public static let orientationDidChangeNotification = Notification.Name("UIDeviceOrientationDidChangeNotification")
    /// Posted when ``batteryState`` has changed.
    public static let batteryStateDidChangeNotification = Notification.Name("UIDeviceBatteryStateDidChangeNotification")
    /// Posted when ``batteryLevel`` has changed.
    public static let batteryLevelDidChangeNotification = Notification.Name("UIDeviceBatteryLevelDidChangeNotification")
    /// Posted when ``proximityState`` has changed.
    public static let proximityStateDidChangeNotification = Notification.Name(
        "UIDeviceProximityStateDidChangeNotification")
}
