import Archiving
import Foundation

/// A file in which people describe something to the device, JSON or a property list, and the values in it. What is wrong is told with
/// the file, the place in it, and what would be right.
struct DescriptionFile: Sendable {
    /// The file's name, for errors.
    let name: String

    /// Larger files are refused, in bytes.
    static let largest = 1 << 20
    static let longestName = 255
    static let longestText = 4000
    /// What may stand before the first sign of XML; the last three are the mark of UTF-8.
    private static let blanks: Set<UInt8> = [0x20, 0x09, 0x0a, 0x0d, 0xef, 0xbb, 0xbf]

    /// - Throws: `badMedia` for a file that cannot be read, or is too large.
    static func data(ofFile file: String) throws -> Data {
        guard let size = try? FileManager.default.attributesOfItem(atPath: file)[.size] as? Int,
            size <= largest, let data = FileManager.default.contents(atPath: file)
        else { throw DeviceError(.badMedia, "\(file): cannot be read, or is larger than 1 MB.") }
        return data
    }

    /// The whole content: an array or a dictionary.
    ///
    /// - Returns: also whether it was a property list.
    func content(_ data: Data) throws -> (content: Any, isPropertyList: Bool) {
        guard data.count <= Self.largest else { throw wrong("", "is larger than 1 MB") }
        if PropertyList.isBinary(data) || data.first(where: { !Self.blanks.contains($0) }) == UInt8(ascii: "<") {
            do { return (try PropertyListData.read(data), true) } catch {
                throw wrong("", "is no property list (\(error)). Mend its syntax")
            }
        }
        do {
            return (try JSONSerialization.jsonObject(with: data), false)
        } catch {
            let list = try? PropertyList.read(data, as: .openStep).foundationValue()
            if let list, list is [Any] || list is [String: Any] { return (list, true) }
            let reason = (error as NSError).userInfo["NSDebugDescription"] as? String ?? error.localizedDescription
            throw wrong("", "is neither JSON (\(reason)) nor a property list. Mend its syntax")
        }
    }

    /// An array; empty if there is none.
    func list(_ value: Any?, _ place: String, limit: Int) throws -> [Any] {
        guard let value, !(value is NSNull) else { return [] }
        guard let list = value as? [Any] else { throw wrong(place, "is no array. Make it one") }
        guard list.count <= limit else { throw wrong(place, "has more than \(limit) entries") }
        return list
    }

    /// A dictionary; empty if there is none.
    func dictionary(_ value: Any?, _ place: String, limit: Int = 1000) throws -> [String: Any] {
        guard let value, !(value is NSNull) else { return [:] }
        guard let dictionary = value as? [String: Any] else { throw wrong(place, "is no dictionary. Make it one") }
        guard dictionary.count <= limit else { throw wrong(place, "has more than \(limit) entries") }
        return dictionary
    }

    /// A text that has to be there, of up to 255 bytes.
    func text(_ entry: [String: Any], _ key: String, _ place: String) throws -> String {
        guard let text = entry[key] as? String, !text.isEmpty, text.utf8.count <= Self.longestName else {
            throw wrong("\(place).\(key)", "is missing, or no text of up to \(Self.longestName) bytes. Add it")
        }
        return text
    }

    /// A text of up to 4000 bytes; empty if there is none.
    func optionalText(_ entry: [String: Any], _ key: String, _ place: String) throws -> String {
        guard let value = entry[key], !(value is NSNull) else { return "" }
        guard let text = value as? String, text.utf8.count <= Self.longestText else {
            throw wrong("\(place).\(key)", "is no text of up to \(Self.longestText) bytes")
        }
        return text
    }

    /// A whole number in a range; nil if there is none.
    func number(_ value: Any?, _ place: String, in range: ClosedRange<Int>) throws -> Int? {
        guard let value, !(value is NSNull) else { return nil }
        let number =
            (value as? NSNumber).flatMap { Int(exactly: $0.doubleValue) } ?? (value as? String).flatMap { Int($0) }
        guard let number, range.contains(number) else {
            throw wrong(place, "is no whole number from \(range.lowerBound) to \(range.upperBound)")
        }
        return number
    }

    /// True or false; false if there is none.
    func flag(_ entry: [String: Any], _ key: String, _ place: String) throws -> Bool {
        guard let value = entry[key], !(value is NSNull) else { return false }
        guard let flag = value as? Bool else { throw wrong("\(place).\(key)", "is neither true nor false") }
        return flag
    }

    func wrong(_ place: String, _ what: String) -> DeviceError {
        DeviceError(.badMedia, "\(name): \(place.isEmpty ? "" : place + " ")\(what).")
    }
}
