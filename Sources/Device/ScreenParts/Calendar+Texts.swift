import Foundation

extension Calendar {
    /// A moment as the calendar's language writes it, with plain spaces as on the phone.
    func text(
        of moment: Date, date: DateFormatter.Style = .none, time: DateFormatter.Style = .none
    ) -> String {
        let formatter = DateFormatter()
        formatter.locale = locale
        formatter.calendar = self
        formatter.timeZone = timeZone
        formatter.dateStyle = date
        formatter.timeStyle = time
        return formatter.string(from: moment).replacing("\u{202F}", with: " ")
    }
}
