package import DeviceLink

/// The screen of the device.
///
/// Coordinates are points from the top left corner of the device held upright, whichever way it is turned.
@MainActor open class UIScreen: PlatformObject {
    /// The built-in screen.
    /// - ObjC: mainScreen
    open class var main: UIScreen { builtIn }

    /// All screens: the built-in one.
    open class var screens: [UIScreen] { [builtIn] }

    private static let builtIn = UIScreen()

    private init() { super.init(platform: ()) }

    /// A screen beside the main one: the device's own process has one for each device.
    /// - ObjC: -
    package init(profile: DeviceProfile, host: LayerHost) {
        super.init(platform: ())
        self.profile = profile
        self.host = host
    }

    /// What the device is. See ``configure(profile:surface:)``.
    package final internal(set) var profile = DeviceProfile()
    /// Shows the layers of the windows; nil until the screen is configured.
    package final internal(set) var host: LayerHost?

    /// The screen in points: origin zero.
    open var bounds: CGRect { CGRect(x: 0, y: 0, width: profile.pointWidth, height: profile.pointHeight) }

    /// Pixels per point.
    open var scale: CGFloat { profile.scale }

    // MARK: Modes

    private lazy var mode = UIScreenMode(
        size: CGSize(
            width: profile.pointWidth * Double(profile.scale), height: profile.pointHeight * Double(profile.scale)))

    /// The one mode of the screen. iOS 3.2.
    open var availableModes: [UIScreenMode] { [mode] }

    /// How large the screen is. The built-in one has no other mode; setting changes nothing. iOS 3.2.
    open var currentMode: UIScreenMode? {
        get { mode }
        set { _ = newValue }
    }

    /// The mode that shows most. iOS 4.3.
    open var preferredMode: UIScreenMode? { mode }

    /// The screen that this one repeats: none. iOS 4.3.
    /// - ObjC: mirroredScreen
    open var mirrored: UIScreen? { nil }

    /// What happens on a television whose edges cannot be seen. The built-in screen has no such edges. iOS 5.
    open var overscanCompensation = OverscanCompensation.scale

    /// How bright the screen is, 0 … 1. The device keeps the number, and posts that it changed. iOS 5.
    open var brightness: CGFloat {
        get { storedBrightness }
        set {
            let brightness = newValue.isNaN ? storedBrightness : min(max(newValue, 0), 1)
            guard brightness != storedBrightness else { return }
            storedBrightness = brightness
            NotificationCenter.default.post(name: UIScreen.brightnessDidChangeNotification, object: self)
        }
    }

    private var storedBrightness: CGFloat = 0.5

    /// Whether a dark veil makes the screen darker than its light can. False by default. iOS 5.
    /// - Status: stub
    open var wantsSoftwareDimming = false

    /// The height of the status bar in points, as the device says.
    package final func setStatusBarHeight(_ height: CGFloat) { profile.statusBarHeight = height }
}
