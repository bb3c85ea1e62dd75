import Foundation

/// A text message that came or was sent.
struct TextMessage: Equatable {
    /// That of the other end, as it was written.
    var number: String
    var text: String
    var isIncoming: Bool
    var isRead: Bool
    var date: Date

    /// Longer texts are cut, in characters.
    static let longestText = 4_096
    static let longestNumber = 64

    init(_ text: String, number: String, isIncoming: Bool, isRead: Bool, date: Date = Date()) {
        self.number = String(number.prefix(TextMessage.longestNumber))
        self.text = String(text.prefix(TextMessage.longestText))
        (self.isIncoming, self.isRead, self.date) = (isIncoming, isRead, date)
    }

    /// For the list on the disk.
    var propertyList: [String: Any] {
        ["Number": number, "Text": text, "Incoming": isIncoming, "Read": isRead, "Date": date]
    }

    /// - Returns: nil for what is no such list.
    init?(propertyList: [String: Any]) {
        guard let number = propertyList["Number"] as? String, let text = propertyList["Text"] as? String,
            let isIncoming = propertyList["Incoming"] as? Bool, let isRead = propertyList["Read"] as? Bool,
            let date = propertyList["Date"] as? Date
        else { return nil }
        self.init(text, number: number, isIncoming: isIncoming, isRead: isRead, date: date)
    }
}
