import Foundation

/// A call that was made, taken or missed.
struct RecentCall: Equatable {
    enum Kind: String { case outgoing, incoming, missed }

    /// Empty for a caller that does not tell it.
    var number: String
    var kind: Kind
    var date: Date

    /// For the list on the disk.
    var propertyList: [String: Any] { ["Number": number, "Kind": kind.rawValue, "Date": date] }

    init(number: String, kind: Kind, date: Date = Date()) {
        (self.number, self.kind, self.date) = (number, kind, date)
    }

    /// - Returns: nil for what is no such list.
    init?(propertyList: [String: Any]) {
        guard let number = propertyList["Number"] as? String, let date = propertyList["Date"] as? Date,
            let kind = (propertyList["Kind"] as? String).flatMap(Kind.init)
        else { return nil }
        self.init(number: number, kind: kind, date: date)
    }
}
