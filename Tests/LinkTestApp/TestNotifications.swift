import DeviceLink
import Foundation

/// The local notifications that a behaviour schedules.
struct TestNotifications {
    let messages: [AppMessage]

    init(_ behavior: String) {
        let wake = Self.schedule(
            1, "2009-06-19T09:42:00Z", body: "Wake up",
            "<key>alertAction</key><string>Snooze</string><key>badge</key><integer>4</integer>"
                + "<key>soundName</key><string>UILocalNotificationDefaultSoundName</string>")
        let tea = Self.schedule(
            2, "2009-06-19T09:43:00Z", body: "Tea", "<key>repeatInterval</key><integer>16</integer>")
        let silent = Self.schedule(3, "2009-06-19T09:41:30Z", body: "", "<key>soundName</key><string>../x</string>")
        switch behavior {
        case "notify": messages = [wake, tea, silent]
        case "notify-and-cancel": messages = [wake, .cancelNotification(number: 1)]
        case "notify-without-end":
            let endless = "<key>repeatInterval</key><integer>128</integer>"
            messages =
                (0..<200).map { Self.schedule(UInt32($0), "20\(10 + $0 / 12)-0\(1 + $0 % 9)-01T00:00:00Z", body: "x") }
                + [
                    .scheduleNotification(ScheduledNotification(number: 0, propertyList: "<plist><arr")),
                    Self.schedule(0, "0001-01-01T00:00:00Z", body: "", endless),
                ]
        default: messages = []
        }
    }

    private static func schedule(_ number: UInt32, _ date: String, body: String, _ rest: String = "") -> AppMessage {
        let list =
            "<?xml version=\"1.0\" encoding=\"UTF-8\"?><plist version=\"1.0\"><dict><key>fireDate</key><date>\(date)"
            + "</date><key>alertBody</key><string>\(body)</string>\(rest)</dict></plist>"
        return .scheduleNotification(ScheduledNotification(number: number, propertyList: list))
    }
}
