/// A message that the app leaves for later (*Local and Push Notification Programming Guide*).
@MainActor open class UILocalNotification: PlatformObject, @MainActor NSCoding {
    public init() { super.init(platform: ()) }

    /// A notification from an archive.
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

    /// A notification that says the same.
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

    /// When it is delivered; nil means at once.
    open var fireDate: Date?

    /// nil, the default, means that the date is a point in time; else it is the time that a clock there shows.
    open var timeZone: TimeZone?

    /// After which unit of the calendar (`NSDayCalendarUnit` …) it is delivered again. 0, never, by default.
    open var repeatInterval: UInt = 0

    /// The calendar that ``repeatInterval`` counts in; nil, the default, means the user's.
    open var repeatCalendar: Calendar?

    // MARK: What

    /// The text of the alert; nil, the default, shows no alert.
    open var alertBody: String?

    /// True to show a button in the alert that opens the app. The default is true.
    open var hasAction = true

    /// The title of this button; nil is "View".
    open var alertAction: String?

    /// The launch image when the app is opened by the alert.
    open var alertLaunchImage: String?

    /// The sound's file in the app's bundle, or ``UILocalNotificationDefaultSoundName``.
    open var soundName: String?

    /// The number on the app's icon; 0, the default, leaves it as it is.
    open var applicationIconBadgeNumber = 0

    /// For the app's own use: a property list.
    open var userInfo: [AnyHashable: Any]?
}

/// The system's sound for a notification.
public let UILocalNotificationDefaultSoundName = "UILocalNotificationDefaultSoundName"
