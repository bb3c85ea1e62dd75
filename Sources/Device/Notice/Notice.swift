import DeviceLink

/// What a notification shows while its app has not the screen.
struct Notice {
    /// The alert's text; nil for none.
    var body: String?
    /// The title of the button that starts the app; nil for an alert that is only confirmed.
    var action: String?
    /// A file of the app; "default" has its own name, see `UILocalNotificationDefaultSoundName`.
    var sound: String?
    /// The icon's new number.
    var badge: Int?
    var launchImage: String?
    /// Why the app is started if the user views it.
    var option: (key: String, value: String)
    /// What the app gets if it runs.
    var message: DeviceMessage
}
