package import DeviceLink

/// The screen of the device.
///
/// Coordinates are in points. The origin is the top-left corner of the device in portrait orientation, whatever its
/// present orientation is.
@MainActor open class UIScreen: PlatformObject {
    /// The built-in screen.
    /// - ObjC: mainScreen
    open class var main: UIScreen { builtIn }

    /// All screens, which is only the built-in one.
    open class var screens: [UIScreen] { [builtIn] }

    private static var builtIn = UIScreen()

    /// Makes a screen the main one: the device's own windows, and what UIKit puts in front of them, are on it.
    package static func makeMain(_ screen: UIScreen) { builtIn = screen }

    private init() { super.init(platform: ()) }

    /// Makes an additional screen, for the device's own process, which has one for each device.
    /// - ObjC: -
    package init(profile: DeviceProfile, host: LayerHost) {
        super.init(platform: ())
        self.profile = profile
        self.host = host
    }

    /// The profile of the device. See ``configure(profile:surface:)``.
    package final internal(set) var profile = DeviceProfile()
    /// The host of the windows' layers; nil until the screen is configured.
    package final internal(set) var host: LayerHost?

    /// The bounds of the screen, in points. The origin is zero.
    open var bounds: CGRect { CGRect(x: 0, y: 0, width: profile.pointWidth, height: profile.pointHeight) }

    /// Pixels per point.
    open var scale: CGFloat { profile.scale }

    // MARK: Modes

    private lazy var mode = UIScreenMode(
        size: CGSize(
            width: profile.pointWidth * Double(profile.scale), height: profile.pointHeight * Double(profile.scale)))

    /// The modes of the screen: a single one. iOS 3.2.
    open var availableModes: [UIScreenMode] { [mode] }

    /// The present mode. Setting it has no effect, since there is only one. iOS 3.2.
    open var currentMode: UIScreenMode? {
        get { mode }
        set { _ = newValue }
    }

    /// The preferred mode. iOS 4.3.
    open var preferredMode: UIScreenMode? { mode }

    /// The screen that this screen mirrors: always nil. iOS 4.3.
    /// - ObjC: mirroredScreen
    open var mirrored: UIScreen? { nil }

    /// The overscan compensation. It has no effect: the built-in screen has no overscan. iOS 5.
    open var overscanCompensation = OverscanCompensation.scale

    /// The brightness, from 0 to 1. It is only stored, and a notification of the change is posted. iOS 5.
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

    /// True to dim the screen below its hardware minimum with a dark overlay. The default is false. iOS 5.
    /// - Status: stub
    open var wantsSoftwareDimming = false

    /// Sets the height of the status bar, in points, as the device reports it.
    package final func setStatusBarHeight(_ height: CGFloat) { profile.statusBarHeight = height }
}
