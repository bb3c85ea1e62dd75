import Foundation

/// A value of a property list with the line that it begins in. Numbers, dates and truth values are texts, as in OpenStep's
/// format, which has no others.
struct PropertyListNode: Sendable {
    enum Value: Sendable {
        case text(String)
        case data(Data)
        case list([PropertyListNode])
        case dictionary([Entry])
    }

    struct Entry: Sendable {
        let key: String
        let value: PropertyListNode
    }

    let value: Value
    /// From 1.
    let line: Int

    /// What the value is, in words for messages.
    var kind: String {
        switch value {
        case .text: "a text"
        case .data: "data"
        case .list: "a list"
        case .dictionary: "a dictionary"
        }
    }

    /// Of two entries with one key the last counts.
    subscript(_ key: String) -> PropertyListNode? {
        guard case .dictionary(let entries) = value else { return nil }
        return entries.last { $0.key == key }?.value
    }
}
