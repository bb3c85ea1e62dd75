import Foundation

extension Alarm {
    /// "7:30 AM", or as the language of the calendar writes it.
    func time(in calendar: Calendar) -> String {
        let day = calendar.startOfDay(for: Date())
        let moment = calendar.date(bySettingHour: hour, minute: minute, second: 0, of: day) ?? day
        return calendar.text(of: moment, time: .short)
    }

    /// "Weekdays", "Mon Wed" …; nil for one that rings once.
    func repetition(in calendar: Calendar) -> String? {
        switch weekdays {
        case []: nil
        case Set(1...7): "Every day"
        case Set(2...6): "Weekdays"
        case [1, 7]: "Weekends"
        default: weekdays.sorted().map { calendar.shortWeekdaySymbols[$0 - 1] }.joined(separator: " ")
        }
    }
}
