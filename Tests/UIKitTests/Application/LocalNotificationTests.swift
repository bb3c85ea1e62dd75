import DeviceLink
import Foundation
import OwnProcess
import Testing
import UIKit

extension SharedApplicationTests {
    @MainActor @Suite struct LocalNotificationTests {
        @Test func notificationsWaitInTheOrderOfTheirDates() {
            let application = UIApplication.shared
            defer { application.cancelAllLocalNotifications() }
            application.cancelAllLocalNotifications()
            for hours in [3.0, 1, 2] {
                let notification = UILocalNotification()
                notification.fireDate = Date(timeIntervalSinceNow: hours * 3600)
                notification.alertBody = "\(hours)"
                application.scheduleLocalNotification(notification)
            }
            #expect(application.scheduledLocalNotifications?.map(\.alertBody) == ["1.0", "2.0", "3.0"])
            for number in 0..<70 {
                let notification = UILocalNotification()
                notification.fireDate = Date(timeIntervalSinceNow: 60 + Double(number))
                application.scheduleLocalNotification(notification)
            }
            #expect(application.scheduledLocalNotifications?.count == 64)
        }

        @Test func theDeviceHearsOfWhatIsScheduledAndTakenBack() throws {
            let device = try FakeDevice()
            let delegate = RecordingDelegate()
            try device.launch(delegate: delegate)
            defer { delegate.window?.isHidden = true }
            let application = UIApplication.shared
            let notification = UILocalNotification()
            notification.fireDate = Date(timeIntervalSince1970: 2_000_000_000)
            notification.alertBody = "Later"
            _ = device.take()
            application.scheduleLocalNotification(notification)
            device.turn()
            guard case .scheduleNotification(let scheduled)? = device.take().first else {
                Issue.record("nothing was scheduled")
                return
            }
            #expect(scheduled.propertyList.contains("Later"))
            // One that says the same takes it back, as an app does that has read its own from a file.
            let same = UILocalNotification()
            (same.fireDate, same.alertBody) = (notification.fireDate, "Later")
            application.cancelLocalNotification(same)
            device.turn()
            #expect(device.take() == [.cancelNotification(number: scheduled.number)])
            #expect(application.scheduledLocalNotifications?.isEmpty == true)
            application.scheduleLocalNotification(notification)
            device.turn()
            guard case .scheduleNotification(let again)? = device.take().first else { return }
            try device.send(.notificationOver(number: again.number), .notification(propertyList: again.propertyList))
            #expect(application.scheduledLocalNotifications?.isEmpty == true)
            #expect(delegate.notifications.map(\.alertBody) == ["Later"])
        }

        @Test func aPropertyListKeepsAllOfANotification() throws {
            let notification = UILocalNotification()
            notification.fireDate = Date(timeIntervalSinceReferenceDate: 300_000_000)
            notification.timeZone = TimeZone(identifier: "Europe/Berlin")
            notification.repeatInterval = 1 << 4
            notification.repeatCalendar = Calendar(identifier: .buddhist)
            notification.alertBody = "Grüße & <Küsse>"
            notification.hasAction = false
            notification.alertAction = "Read"
            notification.alertLaunchImage = "Read.png"
            notification.soundName = "bell.caf"
            notification.applicationIconBadgeNumber = -1
            notification.userInfo = ["id": 7, "list": ["a", true, Date(timeIntervalSinceReferenceDate: 5)]]
            let list = try #require(notification.propertyList)
            let copy = try #require(UILocalNotification(propertyList: list))
            #expect(copy.fireDate == notification.fireDate && copy.timeZone == notification.timeZone)
            #expect(copy.repeatInterval == 1 << 4 && copy.repeatCalendar?.identifier == .buddhist)
            #expect(copy.alertBody == "Grüße & <Küsse>" && !copy.hasAction && copy.alertAction == "Read")
            #expect(copy.alertLaunchImage == "Read.png" && copy.soundName == "bell.caf")
            #expect(copy.applicationIconBadgeNumber == -1)
            let (read, written) = (copy.userInfo ?? [:], notification.userInfo ?? [:])
            #expect(NSDictionary(dictionary: read) == NSDictionary(dictionary: written))
            notification.userInfo = ["object": NSObject()]
            #expect(notification.propertyList == nil)
            for text in ["", "<plist>", "<plist><array/></plist>", "<plist><dict><key>fireDate</key>"] {
                #expect(UILocalNotification(propertyList: text) == nil)
            }
        }

        @Test func datesAreCountedFromTheFirst() throws {
            func date(_ text: String) throws -> Date { try Date(text + "T12:00:00Z", strategy: .iso8601) }
            let notification = UILocalNotification()
            var calendar = Calendar(identifier: .gregorian)
            calendar.timeZone = try #require(TimeZone(identifier: "UTC"))
            notification.repeatCalendar = calendar
            notification.fireDate = try date("2011-01-31")
            #expect(notification.date(after: try date("2011-01-01")) == (try date("2011-01-31")))
            #expect(notification.date(after: try date("2011-01-31")) == nil)
            notification.repeatInterval = 1 << 3
            #expect(notification.date(after: try date("2011-01-31")) == (try date("2011-02-28")))
            #expect(notification.date(after: try date("2011-02-28")) == (try date("2011-03-31")))
            notification.repeatInterval = 1 << 8
            #expect(notification.date(after: try date("2011-02-01")) == (try date("2011-02-07")))
            // However long ago and however short the interval, and whatever the numbers.
            for first in [-1e300, -1e12, -6e10, 0, 1e12, .infinity] {
                notification.fireDate = Date(timeIntervalSinceReferenceDate: first)
                for unit in 0..<20 {
                    notification.repeatInterval = 1 << UInt(unit)
                    let next = notification.date(after: try date("2011-02-01"))
                    #expect(try next.map { $0 > (try date("2011-02-01")) } ?? true)
                }
            }
        }

        @Test func theNumberOnTheIconOutlivesTheApp() throws {
            let device = try FakeDevice(badge: 5)
            let delegate = RecordingDelegate()
            try device.launch(delegate: delegate)
            defer { delegate.window?.isHidden = true }
            #expect(UIApplication.shared.applicationIconBadgeNumber == 5)
            _ = device.take()
            UIApplication.shared.applicationIconBadgeNumber = 0
            device.turn()
            #expect(device.take().contains(.badge(0)))
            try device.send(.badge(2))
            #expect(UIApplication.shared.applicationIconBadgeNumber == 2)
        }
    }
}
