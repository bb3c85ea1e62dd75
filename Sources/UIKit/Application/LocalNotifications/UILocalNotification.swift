/// A notification that the app schedules for delivery by the device (*Local and Push Notification Programming Guide*).
@MainActor open class UILocalNotification: PlatformObject, @MainActor NSCoding {
    public init() { super.init(platform: ()) }

    /// Decodes a notification.
    public required init?(coder: NSCoder) {
        super.init(platform: ())
        coder.begin(self)
        fireDate = coder.decode(Date.self, forKey: "UIFireDate")
        repeatInterval = UInt(max(coder.decodeWhole(forKey: "UIRepeatInterval") ?? 0, 0))
        alertBody = coder.decodeText(forKey: "UIAlertBody")
        hasAction = coder.decodeFlag(forKey: "UIHasAction") ?? true
        alertAction = coder.decodeText(forKey: "UIAlertAction")
        alertLaunchImage = coder.decodeText(forKey: "UIAlertLaunchImage")
        soundName = coder.decodeText(forKey: "UISoundName")
        applicationIconBadgeNumber = coder.decodeWhole(forKey: "UIApplicationIconBadgeNumber") ?? 0
        userInfo = coder.decode([AnyHashable: Any].self, forKey: "UIUserInfo")
    }

    /// - ObjC: encodeWithCoder:
    open func encode(with coder: NSCoder) {
        coder.encode(ifPresent: fireDate, forKey: "UIFireDate")
        coder.encode(Int(clamping: repeatInterval), forKey: "UIRepeatInterval", unless: 0)
        coder.encode(ifPresent: alertBody, forKey: "UIAlertBody")
        coder.encode(hasAction, forKey: "UIHasAction")
        coder.encode(ifPresent: alertAction, forKey: "UIAlertAction")
        coder.encode(ifPresent: alertLaunchImage, forKey: "UIAlertLaunchImage")
        coder.encode(ifPresent: soundName, forKey: "UISoundName")
        coder.encode(applicationIconBadgeNumber, forKey: "UIApplicationIconBadgeNumber", unless: 0)
        coder.encode(ifPresent: userInfo, forKey: "UIUserInfo")
    }

    /// A copy with the same contents.
    /// - ObjC: copyWithZone:
    open func copy(with zone: UnsafeMutableRawPointer?) -> UILocalNotification {
        let copy = UILocalNotification()
        (copy.fireDate, copy.timeZone, copy.repeatInterval) = (fireDate, timeZone, repeatInterval)
        (copy.repeatCalendar, copy.alertBody, copy.hasAction) = (repeatCalendar, alertBody, hasAction)
        (copy.alertAction, copy.alertLaunchImage, copy.soundName) = (alertAction, alertLaunchImage, soundName)
        (copy.applicationIconBadgeNumber, copy.userInfo) = (applicationIconBadgeNumber, userInfo)
        return copy
    }

    // MARK: When

    /// The date of delivery; nil delivers at once.
    open var fireDate: Date?

    /// nil, the default: the fire date is a point in time. Otherwise it is the wall clock time in this zone.
    open var timeZone: TimeZone?

    /// The calendar unit (`NSDayCalendarUnit` and so on) after which the notification is repeated. 0, the default, does
    /// not repeat it.
    open var repeatInterval: UInt = 0

    /// The calendar of ``repeatInterval``; nil, the default, is the user's.
    open var repeatCalendar: Calendar?

    // MARK: What

    /// The text of the alert; nil, the default, shows no alert.
    open var alertBody: String?

    /// True to show a button in the alert that opens the app. The default is true.
    open var hasAction = true

    /// The title of this button; nil is "View".
    open var alertAction: String?

    /// The launch image for an app opened from the alert.
    open var alertLaunchImage: String?

    /// The name of a sound file in the app's bundle, or ``UILocalNotificationDefaultSoundName``.
    open var soundName: String?

    /// The number for the app's icon; 0, the default, leaves it unchanged.
    open var applicationIconBadgeNumber = 0

    /// A property list for the app's own use.
    open var userInfo: [AnyHashable: Any]?
}

/// The name of the system's default sound for notifications.
public let UILocalNotificationDefaultSoundName = "UILocalNotificationDefaultSoundName"
