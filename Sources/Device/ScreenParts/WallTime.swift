import Foundation
import Glibc

/// A moment as the device's clock shows it.
struct WallTime {
    private let parts: tm
    private let uses24Hours: Bool

    /// - Parameter seconds: since 1970.
    init(seconds: Int64, _ style: ClockStyle) {
        uses24Hours = style.uses24Hours
        var parts = tm()
        if let zone = style.zone {
            let date = Date(timeIntervalSince1970: Double(seconds))
            var time = time_t(seconds + Int64(zone.secondsFromGMT(for: date)))
            gmtime_r(&time, &parts)
        } else {
            var time = time_t(seconds)
            localtime_r(&time, &parts)
        }
        self.parts = parts
    }

    /// "9:41", or "09:41" of 24 hours.
    var hourAndMinute: String {
        if uses24Hours { return String(format: "%02d:%02d", parts.tm_hour, parts.tm_min) }
        let hour = (Int(parts.tm_hour) + 11) % 12 + 1
        return "\(hour):\(parts.tm_min < 10 ? "0" : "")\(parts.tm_min)"
    }

    /// "9:41 AM", or "09:41".
    var text: String { hourAndMinute + (uses24Hours ? "" : parts.tm_hour < 12 ? " AM" : " PM") }

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
