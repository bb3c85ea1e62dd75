/// What a device says to an app.
///
/// Times are nanoseconds of the app's monotonic clock: CLOCK_MONOTONIC, or the virtual clock that `hello` starts.
/// Lengths are points unless they say pixels; positions are on the screen, in portrait, from its top left corner.
package enum DeviceMessage: Hashable, Sendable {
    /// The first message: what the device is. The app waits for it, and for `surface`, before its delegate is called.
    case hello(Hello)
    /// The memory that the app draws its screen into. A later one replaces it; the app redraws everything.
    case surface(SurfaceDescription)
    /// Fingers that changed, and the time in seconds of the monotonic clock.
    case touches([TouchPoint], timestamp: Double)
    /// A key of the hardware keyboard.
    case key(KeyPress)
    /// What is being composed on the machine's keyboard, or what came of that.
    case composition(Composition)
    /// The app is covered by something (an alert, the lock screen) or about to be ended: no touches follow.
    case resignActive
    /// The app has the screen to itself again. Also sent once after `AppMessage.launched`.
    case becomeActive
    /// The app is to end now, having been told to resign. It answers with `AppMessage.exiting` and exits.
    case terminate
    /// Memory is short.
    case memoryWarning
    /// The time jumped: midnight, another time zone, the clock set.
    case significantTimeChange
    /// The device was turned.
    case orientation(DeviceOrientation)
    /// The device is being shaken.
    case motion(MotionPhase)
    /// A reading of the accelerometer, in units of gravity along the device's axes.
    case acceleration(x: Double, y: Double, z: Double)
    /// The device has taken the frame of this number: the app may draw into its surface again.
    case frameDone(sequence: UInt32)
    /// Virtual clock only: live until this time, then answer with `AppMessage.advanced`.
    case advance(toNanoseconds: Int64)
    /// Asks for the accessibility tree; answered by `AppMessage.treeReply` with the same number.
    case tree(request: UInt32)
    /// An URL that another app opened and this one handles.
    case openURL(String)
    /// The height of the status bar in points: 20, 40 during a call, 0 when hidden.
    case statusBarFrame(height: Double)
    /// A button of a headset or another remote control.
    case remoteControl(RemoteControlCommand)
    /// Asks the app to look at its own views; answered by `AppMessage.examined` with the same number.
    case examine(request: UInt32)
    /// Where the device is, for an app that asked by `AppMessage.locate`; nil while nobody can tell.
    case location(LocationFix?)
    /// Which way the top of the device points, in degrees from magnetic north, for an app that asked by
    /// `AppMessage.measureHeading`, and how far off that may be.
    case heading(degrees: Double, accuracy: Double)
    /// What the user has answered when asked whether the app may know where the device is.
    case locationAuthorization(LocationAuthorization)
    /// Somebody else has changed the device's contacts.
    case addressBookChanged
    /// The pictures of the device, or what its cameras see, have changed.
    case mediaChanged
    /// An app was installed or removed: the schemes of URLs that the device's apps open now, in lower case.
    case urlSchemes([String])
    /// A local notification for the delegate: it is due while the app has the screen, or the user has chosen to view
    /// it.
    case notification(propertyList: String)
    /// The notification of this number has been delivered for the last time.
    case notificationOver(number: UInt32)
    /// The device has changed the number on the app's icon.
    case badge(Int32)
    /// The battery's charge has changed, or what it is at.
    case battery(BatteryReading)
    /// The answer to `AppMessage.registerForPush`. None comes if the user does not allow push messages.
    case pushRegistration(PushRegistration)
    /// A push message for the delegate, as JSON: it comes while the app has the screen, or the user has chosen to view it.
    case pushMessage(json: String)
    /// Something came near to the front of the device, or went away, for an app that asked by
    /// `AppMessage.monitorProximity`.
    case proximity(isNear: Bool)
    /// A hardware keyboard was connected, or is gone. Without this message there is none.
    case hardwareKeyboard(isConnected: Bool)
    /// How to draw from now on. Without this message nothing is slow or tinted.
    case rendering(RenderingOptions)
    /// The user has chosen another time zone, by its name in the database of zones; empty for the machine's.
    case timeZone(String)
    /// The device's network is like this from now on.
    case network(NetworkCondition)
    /// The volume, the silent switch or the headset has changed.
    case sound(SoundHardware)
    /// The device needs the loudspeaker for itself, or does not any more.
    case soundInterruption(isOver: Bool)
    /// The app has left the screen and stays in memory, having been told to resign. It tells its delegate, draws the
    /// picture that is shown when it comes back, and answers with `AppMessage.inBackground` of the same visit.
    /// `seconds`: how long it may finish tasks.
    case enterBackground(visit: UInt32, seconds: Double)
    /// The time for tasks in the background is over: those that do not end soon end the app.
    case expireBackgroundTasks
    /// Virtual clock only: the app stood still until this time, and did not live through what lies between.
    case skip(toNanoseconds: Int64)
    /// The app has the screen again; `becomeActive` follows unless something covers it.
    case enterForeground
    /// What one of the device's services says to the app.
    case fromService(DeviceService, json: String)

    /// Whether the message only asks for something: an app that gets it does nothing that takes time.
    package var isQuestion: Bool {
        switch self {
        case .tree, .examine: true
        default: false
        }
    }

    /// Whether the message is for the app's own code, which gets it when its run loop is in a mode for that. The clock,
    /// the screen and the end do not wait.
    package var waitsForInput: Bool {
        switch self {
        case .hello, .surface, .frameDone, .advance, .skip, .tree, .examine, .terminate, .rendering: false
        default: true
        }
    }

    /// The first message of a connection.
    package struct Hello: Hashable, Sendable {
        /// The protocol version of the device.
        package var version: UInt8
        package var profile: DeviceProfile
        package var clock: DeviceClock
        /// Why the app is launched: the keys are UIKit's launch option keys (`UIApplicationLaunchOptionsURLKey`).
        package var launchOptions: [String: String]
        /// The schemes of URLs that the device's apps open, in lower case.
        package var urlSchemes: [String]
        /// The local notifications that the app has scheduled before, in the order of their dates.
        package var notifications: [ScheduledNotification]
        /// The number on the app's icon.
        package var badge: Int32
        package var battery: BatteryReading
        /// What push messages may do, see `AppMessage.registerForPush`.
        package var pushTypes: UInt8

        package init(
            version: UInt8 = DeviceLinkLimits.version, profile: DeviceProfile, clock: DeviceClock = .wall,
            launchOptions: [String: String] = [:], urlSchemes: [String] = [],
            notifications: [ScheduledNotification] = [], badge: Int32 = 0, battery: BatteryReading = .full,
            pushTypes: UInt8 = 0
        ) {
            self.battery = battery
            self.pushTypes = pushTypes
            self.notifications = notifications
            self.badge = badge
            self.urlSchemes = urlSchemes
            self.version = version
            self.profile = profile
            self.clock = clock
            self.launchOptions = launchOptions
        }
    }
}
