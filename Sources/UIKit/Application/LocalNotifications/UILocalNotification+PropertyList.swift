internal import Archiving
internal import DeviceLink

/// The serialization of a notification for the device, which also stores it: an XML property list.
extension UILocalNotification {
    /// nil if ``userInfo`` is not a property list or the result exceeds the device's limit.
    package var propertyList: String? {
        var values: [String: Any] = ["hasAction": hasAction]
        values["fireDate"] = fireDate
        values["timeZone"] = timeZone?.identifier
        values["repeatInterval"] = repeatInterval == 0 ? nil : Int(clamping: repeatInterval)
        values["repeatCalendar"] = repeatCalendar.flatMap { Self.name(of: $0) }
        values["alertBody"] = alertBody
        values["alertAction"] = alertAction
        values["alertLaunchImage"] = alertLaunchImage
        values["soundName"] = soundName
        values["badge"] = applicationIconBadgeNumber == 0 ? nil : applicationIconBadgeNumber
        if let userInfo {
            guard let texts = userInfo as? [String: Any] else { return nil }
            values["userInfo"] = texts
        }
        guard let list = try? PropertyList(foundation: values) else { return nil }
        let text = String(decoding: list.markup(), as: UTF8.self)
        return text.utf8.count <= DeviceLinkLimits.stringByteCount ? text : nil
    }

    /// - Parameter text: Data from the other side of the link, which may be invalid.
    package convenience init?(propertyList text: String) {
        guard
            let list = try? PropertyList.read(
                Data(text.utf8), as: .markup, maximumDepth: 64, maximumCount: DeviceLinkLimits.stringByteCount),
            let values = (try? list.foundationValue()) as? [String: Any]
        else { return nil }
        self.init()
        fireDate = values["fireDate"] as? Date
        timeZone = (values["timeZone"] as? String).flatMap { TimeZone(identifier: $0) }
        repeatInterval = (values["repeatInterval"] as? NSNumber).map { UInt(clamping: $0.int64Value) } ?? 0
        repeatCalendar = (values["repeatCalendar"] as? String)
            .flatMap { Self.calendars[$0] }.map { Calendar(identifier: $0) }
        alertBody = values["alertBody"] as? String
        hasAction = values["hasAction"] as? Bool ?? true
        alertAction = values["alertAction"] as? String
        alertLaunchImage = values["alertLaunchImage"] as? String
        soundName = values["soundName"] as? String
        applicationIconBadgeNumber = (values["badge"] as? NSNumber)?.intValue ?? 0
        userInfo = values["userInfo"] as? [String: Any]
    }

    /// By the identifiers of NSCalendar.
    private static let calendars: [String: Calendar.Identifier] = [
        "gregorian": .gregorian, "buddhist": .buddhist, "chinese": .chinese, "hebrew": .hebrew, "islamic": .islamic,
        "islamic-civil": .islamicCivil, "japanese": .japanese, "roc": .republicOfChina, "persian": .persian,
        "indian": .indian, "iso8601": .iso8601,
    ]

    private static func name(of calendar: Calendar) -> String? {
        calendars.first { $0.value == calendar.identifier }?.key
    }

    /// Returns true if both notifications have the same contents, regardless of their identifiers.
    func saysTheSame(as other: UILocalNotification) -> Bool {
        fireDate == other.fireDate && timeZone == other.timeZone && repeatInterval == other.repeatInterval
            && alertBody == other.alertBody && alertAction == other.alertAction && soundName == other.soundName
            && applicationIconBadgeNumber == other.applicationIconBadgeNumber
            && NSDictionary(dictionary: userInfo ?? [:]) == NSDictionary(dictionary: other.userInfo ?? [:])
    }
}
