import Foundation

/// A property list in one row: collections refer to their contents by place, so that neither depth nor sharing costs
/// anything.
///
/// The C core (CPropertyLists) reads and writes all formats; this is its table in Swift's types.
package struct PropertyList {
    package enum Value: Equatable {
        case null
        case boolean(Bool)
        case integer(Int64)
        /// A number above `Int64.max`.
        case unsigned(UInt64)
        case single(Float)
        case real(Double)
        /// Seconds since the first instant of 2001, GMT.
        case date(Double)
        case data(Data)
        case string(String)
        /// A reference of a keyed archive.
        case identifier(Int)
        /// Places in ``links``.
        case array(Range<Int>)
        /// Places in ``links``: key, value, key, value …
        case dictionary(Range<Int>)
    }

    package internal(set) var values: [Value] = []
    /// Places in ``values``.
    package internal(set) var links: [Int] = []
    package internal(set) var root = 0
    /// The line of each value in a file of text, from 1; empty for binary lists.
    package internal(set) var lines: [UInt32] = []

    /// Adds a value that is not a collection, or an empty one.
    mutating func add(_ value: Value) -> Int {
        values.append(value)
        return values.count - 1
    }

    /// The keys and values of a dictionary, as places; nil for other values.
    func dictionary(at place: Int) -> [(key: String, value: Int)]? {
        guard case .dictionary(let range) = values[place] else { return nil }
        return stride(from: range.lowerBound, to: range.upperBound, by: 2).compactMap { index in
            guard case .string(let key) = values[links[index]] else { return nil }
            return (key, links[index + 1])
        }
    }

    func array(at place: Int) -> ArraySlice<Int>? {
        guard case .array(let range) = values[place] else { return nil }
        return links[range]
    }

    /// The place of a dictionary's value.
    func place(of key: String, in dictionary: Int) -> Int? {
        guard case .dictionary(let range) = values[dictionary] else { return nil }
        for index in stride(from: range.lowerBound, to: range.upperBound, by: 2) {
            if case .string(let name) = values[links[index]], name == key { return links[index + 1] }
        }
        return nil
    }
}
