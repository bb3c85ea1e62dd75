import Foundation
import Glibc

/// A moment as the device's clock shows it.
struct WallTime {
    private let parts: tm

    /// - Parameter seconds: since 1970.
    init(seconds: Int64, usesUTC: Bool) {
        var time = time_t(seconds)
        var parts = tm()
        if usesUTC { gmtime_r(&time, &parts) } else { localtime_r(&time, &parts) }
        self.parts = parts
    }

    /// "9:41".
    var hourAndMinute: String {
        let hour = (Int(parts.tm_hour) + 11) % 12 + 1
        return "\(hour):\(parts.tm_min < 10 ? "0" : "")\(parts.tm_min)"
    }

    /// "9:41 AM".
    var text: String { hourAndMinute + (parts.tm_hour < 12 ? " AM" : " PM") }

    /// "Friday, June 19".
    var day: String {
        let days = ["Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"]
        let months = [
            "January", "February", "March", "April", "May", "June", "July", "August", "September", "October",
            "November", "December",
        ]
        return "\(days[Int(parts.tm_wday)]), \(months[Int(parts.tm_mon)]) \(parts.tm_mday)"
    }
}
