import Foundation

extension PropertyList {
    private static let maximumDepth = 512

    /// A list of Foundation's values: texts, numbers, truth values, dates, data, arrays, and dictionaries with texts as keys,
    /// which are put in order. Equal texts are kept once.
    ///
    /// - Throws: `ArchiveError` for what no property list can hold.
    init(foundation root: Any) throws {
        var texts: [String: Int] = [:]
        self.root = try add(root, depth: 0, &texts)
    }

    private mutating func add(_ value: Any, depth: Int, _ texts: inout [String: Int]) throws -> Int {
        guard depth < Self.maximumDepth else { throw ArchiveError("collections stand in each other too deeply") }
        switch value {
        case let text as String: return add(text, &texts)
        case let data as Data: return add(.data(data))
        case let date as Date: return add(.date(date.timeIntervalSinceReferenceDate))
        case let number as NSNumber: return add(try Self.number(number))
        case let array as [Any]:
            let places = try array.map { try add($0, depth: depth + 1, &texts) }
            return addCollection(places) { .array($0) }
        case let dictionary as [String: Any]:
            let places = try dictionary.sorted { $0.key < $1.key }.flatMap { key, value in
                [add(key, &texts), try add(value, depth: depth + 1, &texts)]
            }
            return addCollection(places) { .dictionary($0) }
        default: throw ArchiveError("a property list cannot hold a value of type \(type(of: value))")
        }
    }

    private mutating func add(_ text: String, _ texts: inout [String: Int]) -> Int {
        if let place = texts[text] { return place }
        let place = add(.string(text))
        texts[text] = place
        return place
    }

    private mutating func addCollection(_ places: [Int], _ value: (Range<Int>) -> Value) -> Int {
        let start = links.count
        links += places
        return add(value(start..<links.count))
    }

    private static func number(_ number: NSNumber) throws -> Value {
        switch UInt8(bitPattern: number.objCType.pointee) {
        case UInt8(ascii: "c"), UInt8(ascii: "B"): return .boolean(number.boolValue)
        case UInt8(ascii: "f"), UInt8(ascii: "d"): return .real(number.doubleValue)
        case UInt8(ascii: "Q") where number.uint64Value > UInt64(Int64.max):
            throw ArchiveError("the number \(number) is too large")
        default: return .integer(number.int64Value)
        }
    }
}
