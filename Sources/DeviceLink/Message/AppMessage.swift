/// What an app says to its device.
package enum AppMessage: Hashable, Sendable {
    /// The first message: the app's process runs and has understood `DeviceMessage.hello`.
    case ready(version: UInt8, processIdentifier: Int32)
    /// The delegate's `application(_:didFinishLaunchingWithOptions:)` has returned.
    case launched
    /// The surface shows a new picture that differs in these rectangles. The app leaves the surface alone until
    /// `DeviceMessage.frameDone` with the same number.
    case frame(sequence: UInt32, damage: [DamageRect])
    /// Virtual clock only, after `DeviceMessage.advance`: the app has lived until `toNanoseconds` and its frame, if
    /// any, was sent before. `nextWake`: when its next timer, animation or scheduled call is due (nil: none). `busy`:
    /// it has more to draw, and waits for `DeviceMessage.frameDone`.
    case advanced(toNanoseconds: Int64, nextWake: Int64?, busy: Bool)
    /// The accessibility tree as JSON, for `DeviceMessage.tree` of the same number.
    case treeReply(request: UInt32, json: String)
    /// How the status bar is to look.
    case statusBar(style: StatusBarAppearance, hidden: Bool, animated: Bool)
    /// Which way up the status bar is drawn, and over how many seconds it turns (0: at once).
    case statusBarOrientation(InterfaceOrientation, duration: Double)
    /// Whether the status bar shows the network wheel.
    case networkActivity(Bool)
    /// The number on the app's icon, 0 for none.
    case badge(Int32)
    /// Whether the device must not dim and lock by itself.
    case idleTimerDisabled(Bool)
    /// An URL that the app wants opened by whoever handles it.
    case openURL(String)
    /// The app is ending because of a fault: the report of it.
    case crash(report: String)
    /// The app is about to exit with this status.
    case exiting(status: Int32)
    /// Play the vibration.
    case vibrate
    /// Play a system sound by its number (AudioServices).
    case playSound(UInt32)
    /// What the app found when it looked at its views, for `DeviceMessage.examine` of the same number.
    case examined(request: UInt32, AppHealth)
    /// Whether the app wants to know where the device is, answered by `DeviceMessage.locationAuthorization` and
    /// `DeviceMessage.location`. The user is asked if need be, with the app's words about what it is for.
    case locate(Bool, purpose: String)
    /// Whether the app wants to know which way the device points, answered by `DeviceMessage.heading`.
    case measureHeading(Bool)
    /// Whether the app wants to know when something is near to the front of the device, answered by
    /// `DeviceMessage.proximity`. The screen is off as long as something is.
    case monitorProximity(Bool)
    /// Play a sound of the app's own, which is so many seconds long.
    case playFile(path: String, seconds: Double)
    /// The memory that the app writes its sound into (CSound's `sound_ring`). Once.
    case soundOutput(OwnedDescriptor)
    /// An engine for a web view of the app: the end of a pair of stream sockets that the engine speaks on (CWebLink's
    /// `web_message`). The device starts it, since the app may start no programs.
    case webEngine(OwnedDescriptor)
    /// Whether the app plays something.
    case playsSound(Bool)
    /// The memory that the device writes into what its microphone hears (CSound's `sound_ring`). Once.
    case soundInput(OwnedDescriptor)
    /// Whether something in the app listens to the microphone.
    case listens(Bool)
    /// How loud the app wants the device to be, from 0 to 1: its user moves a slider for that.
    case setVolume(Double)
    /// The app has put a message into the device's outbox.
    case sentMessage(path: String)
    /// A local notification for the device to deliver when it is due, whether the app runs then or not. One of the same
    /// number is replaced.
    case scheduleNotification(ScheduledNotification)
    /// Takes back the notification of this number.
    case cancelNotification(number: UInt32)
    /// Whether the app wants push messages, and what they may do: badges 1, sounds 2, alerts 4, added; 0 for none any more.
    /// Answered by `DeviceMessage.pushRegistration`, unless it is 0.
    case registerForPush(types: UInt8)
    /// After `DeviceMessage.enterBackground` of this visit: the delegate was told. Sent again, while the app is in the
    /// background, when it begins or ends to have tasks that it wants to finish.
    case inBackground(visit: UInt32, hasTasks: Bool)
    /// What the app asks of one of the device's services; see `Device/Services`.
    case toService(DeviceService, json: String)
}
