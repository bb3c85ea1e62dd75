/// What kind of device an app runs on.
package struct DeviceProfile: Hashable, Sendable {
    /// The owner's name for the device, as in Settings.
    package var name: String
    /// The screen in portrait, in points.
    package var pointWidth: Double
    package var pointHeight: Double
    /// Pixels per point.
    package var scale: Double
    /// The height of the status bar in points.
    package var statusBarHeight: Double
    /// The version of the system, for example "3.1.3".
    package var systemVersion: String
    /// What the device is: "iPhone", "iPod touch", "iPad".
    package var model: String
    /// The language of its texts, as a BCP 47 tag.
    package var language: String
    /// The region's formats, for example "en_US".
    package var locale: String
    /// The device's own identifier, the same in every launch: 40 hexadecimal digits.
    package var identifier: String

    package init(
        name: String = "iPhone", pointWidth: Double = 320, pointHeight: Double = 480, scale: Double = 1,
        statusBarHeight: Double = 20, systemVersion: String = "3.1.3", model: String = "iPhone",
        language: String = "en", locale: String = "en_US",
        identifier: String = "0000000000000000000000000000000000000000"
    ) {
        self.name = name
        self.pointWidth = pointWidth
        self.pointHeight = pointHeight
        self.scale = scale
        self.statusBarHeight = statusBarHeight
        self.systemVersion = systemVersion
        self.model = model
        self.language = language
        self.locale = locale
        self.identifier = identifier
    }

    /// Whether interfaces are made for the screen of an iPad.
    package var isPad: Bool { min(pointWidth, pointHeight) >= 768 }
    /// The width of the screen in whole pixels.
    package var pixelWidth: Int { Int((pointWidth * scale).rounded()) }
    /// The height of the screen in whole pixels.
    package var pixelHeight: Int { Int((pointHeight * scale).rounded()) }
}
