import Archiving
import Foundation

/// A value of a property list with the line that it begins in. Numbers, dates and truth values are texts, as in
/// OpenStep's format, which has no others.
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

    /// - Throws: `XcodeProjectError` for a binary list whose keys are no texts.
    init(_ list: PropertyList, path: String) throws { try self.init(list, at: list.root, path: path) }

    /// Texts know their depth: the reader has limited it.
    private init(_ list: PropertyList, at place: Int, path: String) throws {
        line = list.lines.isEmpty ? 0 : Int(list.lines[place])
        switch list.values[place] {
        case .string(let text): value = .text(text)
        case .data(let data): value = .data(data)
        case .array(let range):
            value = .list(try list.links[range].map { try PropertyListNode(list, at: $0, path: path) })
        case .dictionary(let range):
            var entries: [Entry] = []
            entries.reserveCapacity(range.count / 2)
            for index in stride(from: range.lowerBound, to: range.upperBound, by: 2) {
                guard case .string(let key) = list.values[list.links[index]] else {
                    throw XcodeProjectError("a key is no text", path: path, line: line)
                }
                let value = try PropertyListNode(list, at: list.links[index + 1], path: path)
                entries.append(.init(key: key, value: value))
            }
            value = .dictionary(entries)
        case .boolean(let isTrue): value = .text(isTrue ? "YES" : "NO")
        case .integer(let number): value = .text(String(number))
        case .unsigned(let number): value = .text(String(number))
        case .identifier(let number): value = .text(String(number))
        case .single(let number): value = .text("\(number)")
        case .real(let number): value = .text("\(number)")
        case .date(let seconds): value = .text(Date(timeIntervalSinceReferenceDate: seconds).description)
        case .null: value = .text("")
        }
    }
}
