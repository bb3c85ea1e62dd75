import Foundation

/// Dates as people type them into a model's editor.
enum ModelDate {
    /// Seconds since the first instant of 2001, GMT. What is relative (“now”, “today”) is so to the time of compiling,
    /// as with Apple's compiler.
    static func seconds(_ text: String) -> Double? {
        switch text.lowercased() {
        case "now": return Date().timeIntervalSinceReferenceDate
        case "today", "noon": return Calendar.current.startOfDay(for: Date()).timeIntervalSinceReferenceDate + 43_200
        case "midnight": return Calendar.current.startOfDay(for: Date()).timeIntervalSinceReferenceDate
        default: break
        }
        let formatter = DateFormatter()
        formatter.locale = Locale(identifier: "en_US_POSIX")
        for format in ["yyyy-MM-dd HH:mm:ss Z", "yyyy-MM-dd HH:mm:ss", "yyyy-MM-dd", "MM/dd/yyyy", "MM/dd/yy"] {
            formatter.dateFormat = format
            if let date = formatter.date(from: text) { return date.timeIntervalSinceReferenceDate }
        }
        return nil
    }
}
