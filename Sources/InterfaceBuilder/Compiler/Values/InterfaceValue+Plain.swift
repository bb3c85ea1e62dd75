import Foundation

extension InterfaceValue {
    /// The greatest absolute value of a number: the sums of larger ones would not fit a nib's floats.
    private static let largest = 1e15

    private static func bounded(_ value: Double) -> Double? {
        value.isFinite ? max(-largest, min(largest, value)) : nil
    }

    /// A number in any format; nil for other values and for numbers that are not finite.
    var number: Double? {
        switch self {
        case .boolean(let value): return value ? 1 : 0
        case .integer(let value): return Self.bounded(Double(value))
        case .real(let value): return Self.bounded(value)
        case .string(let text): return Double(text).flatMap(Self.bounded)
        default: return nil
        }
    }

    var flag: Bool? {
        switch self {
        case .boolean(let value): return value
        case .integer(let value): return value != 0
        case .string("YES"), .string("true"): return true
        case .string("NO"), .string("false"): return false
        default: return nil
        }
    }

    /// An integer; other numbers are rounded and limited to 32 bits.
    var integer: Int? {
        switch self {
        case .integer(let value): return value
        default: return number.map { Int(max(-2_147_483_648, min(4_294_967_295, $0.rounded()))) }
        }
    }

    var text: String? {
        switch self {
        case .string(let text): return text
        case .object(let object) where object.className == "NSMutableString" || object.className == "NSString":
            return object["NS.string"]?.text ?? object["NS.bytes"]?.text ?? ""
        case .object(let object) where object.className.hasSuffix("AttributedString"):
            return object["NSString"]?.text
        case .data(let data): return String(decoding: data.prefix { $0 != 0 }, as: UTF8.self)
        default: return nil
        }
    }

    /// The numbers of a point, rectangle or the like: as a string `{{20, 20}, {280, 40}}` or as a list. Those that are
    /// not finite become 0.
    var numbers: [Double]? {
        switch self {
        case .numbers(let numbers): return numbers.map { Self.bounded($0) ?? 0 }
        case .string(let text): return Self.numbers(in: text.utf8)
        case .data(let data): return Self.numbers(in: data.prefix { $0 != 0 })
        default: return nil
        }
    }

    /// The numbers in a text; all other characters separate them.
    static func numbers(in text: some Sequence<UInt8>) -> [Double] {
        var numbers: [Double] = []
        var digits = ""
        func finish() {
            if !digits.isEmpty, let number = Double(digits).flatMap(bounded) { numbers.append(number) }
            digits = ""
        }
        for byte in text {
            switch byte {
            case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "."), UInt8(ascii: "-"), UInt8(ascii: "+"),
                UInt8(ascii: "e"), UInt8(ascii: "E"):
                digits.unicodeScalars.append(Unicode.Scalar(byte))
            default: finish()
            }
        }
        finish()
        return numbers
    }
}
