import Foundation

extension PropertyList {
    private static let maximumDepth = 512
    /// A small file can have collections that are shared so often that no memory could hold them apart.
    private static let maximumCount = 1 << 24

    /// A list of Foundation's values: texts, numbers, truth values, dates, data, arrays, and dictionaries with texts as
    /// keys, which are put in order. Equal texts are kept once.
    ///
    /// - Throws: `ArchiveError` for what no property list can hold.
    package init(foundation root: Any) throws {
        var texts: [String: Int] = [:]
        self.root = try add(root, depth: 0, &texts)
    }

    private mutating func add(_ value: Any, depth: Int, _ texts: inout [String: Int]) throws -> Int {
        guard depth < Self.maximumDepth else { throw ArchiveError("collections stand in each other too deeply") }
        guard values.count < Self.maximumCount else { throw ArchiveError("the property list has too many values") }
        switch value {
        case let text as String: return add(text, &texts)
        case let data as Data: return add(.data(data))
        case let date as Date: return add(.date(date.timeIntervalSinceReferenceDate))
        case let number as NSNumber: return add(try Self.number(number))
        case let array as [Any]:
            let places = try array.map { try add($0, depth: depth + 1, &texts) }
            return addCollection(places) { .array($0) }
        case let dictionary as [String: Any]:
            if dictionary.count == 1, let number = dictionary["CF$UID"] as? Int, number >= 0 {
                return add(.identifier(number))
            }
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
        case UInt8(ascii: "Q") where number.uint64Value > UInt64(Int64.max): return .unsigned(number.uint64Value)
        default: return .integer(number.int64Value)
        }
    }

    /// The list as Foundation's values. A reference of a keyed archive is a dictionary with the key `CF$UID`; of equal
    /// keys the last counts. What is shared in the list is made once.
    ///
    /// - Throws: `ArchiveError` for collections that contain themselves, and for keys that are no texts.
    package func foundationValue() throws -> Any {
        var known: [Int: Any] = [:]
        var open: Set<Int> = []
        return try foundationValue(at: root, &known, &open)
    }

    private func foundationValue(at place: Int, _ known: inout [Int: Any], _ open: inout Set<Int>) throws -> Any {
        let range: Range<Int>
        switch values[place] {
        case .null: return NSNull()
        case .boolean(let value): return NSNumber(value: value)
        case .integer(let value): return NSNumber(value: value)
        case .unsigned(let value): return NSNumber(value: value)
        case .single(let value): return NSNumber(value: value)
        case .real(let value): return NSNumber(value: value)
        case .date(let seconds): return Date(timeIntervalSinceReferenceDate: seconds)
        case .data(let data): return data
        case .string(let text): return text
        case .identifier(let number): return ["CF$UID": NSNumber(value: number)]
        case .array(let links), .dictionary(let links): range = links
        }
        if let value = known[place] { return value }
        guard open.count < Self.maximumDepth, open.insert(place).inserted else {
            throw ArchiveError("collections stand in each other too deeply")
        }
        let value: Any
        if case .array = values[place] {
            value = try links[range].map { try foundationValue(at: $0, &known, &open) }
        } else {
            var dictionary: [String: Any] = [:]
            for index in stride(from: range.lowerBound, to: range.upperBound, by: 2) {
                guard case .string(let key) = values[links[index]] else { throw ArchiveError("a key is no text") }
                dictionary[key] = try foundationValue(at: links[index + 1], &known, &open)
            }
            value = dictionary
        }
        open.remove(place)
        known[place] = value
        return value
    }
}
