import Foundation

/// A value that a setting can have: a scalar of a property list.
package enum SettingValue: Hashable {
    case number(Double)
    case boolean(Bool)
    case text(String)
    case date(Date)
    case data(Data)

    /// - Returns: nil for arrays, dictionaries and nothing.
    init?(_ value: Any?) {
        switch value {
        case let value as String: self = .text(value)
        case let value as Date: self = .date(value)
        case let value as Data: self = .data(value)
        case let value as NSNumber:
            self = String(cString: value.objCType) == "c" ? .boolean(value.boolValue) : .number(value.doubleValue)
        default: return nil
        }
    }

    /// As it is stored: whole numbers are integers.
    var propertyList: Any {
        switch self {
        case .number(let value): Int(exactly: value) ?? value
        case .boolean(let value): value
        case .text(let value): value
        case .date(let value): value
        case .data(let value): value
        }
    }

    /// As it is shown where a setting names no title for it.
    var text: String {
        switch self {
        case .number(let value): Int(exactly: value).map(String.init) ?? String(value)
        case .boolean(let value): value ? "1" : "0"
        case .text(let value): value
        case .date(let value): "\(value)"
        case .data: ""
        }
    }

    /// The number that a text or truth value stands for.
    var number: Double? {
        switch self {
        case .number(let value): value
        case .boolean(let value): value ? 1 : 0
        case .text(let value): Double(value)
        case .date, .data: nil
        }
    }

    /// Whether it stands for yes.
    var isTrue: Bool {
        switch self {
        case .boolean(let value): value
        case .number(let value): value != 0
        case .text(let value): ["YES", "TRUE", "1"].contains(value.uppercased())
        case .date, .data: false
        }
    }

    /// Whether both mean the same: apps store truth values as numbers, and numbers as truth values.
    func means(_ other: SettingValue) -> Bool {
        switch (self, other) {
        case (.number(let left), .number(let right)): left == right
        case (.number(let number), .boolean(let truth)), (.boolean(let truth), .number(let number)):
            number == (truth ? 1 : 0)
        default: self == other
        }
    }
}
