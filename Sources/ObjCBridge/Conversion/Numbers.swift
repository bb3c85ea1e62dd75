import AppFoundation
import CObjCRuntime
import UIKit

extension Int: ObjectiveCConvertible {
    package static func fromObjectiveC(_ object: ObjCObject) -> Int? {
        foundation_is(object, FoundationKindNumber) ? Int(foundation_number_as_integer(object)) : nil
    }

    package func toObjectiveC() -> ObjCObject { foundation_number_integer(Int64(self)) }
}

extension UInt: ObjectiveCConvertible {
    package static func fromObjectiveC(_ object: ObjCObject) -> UInt? {
        Int.fromObjectiveC(object).map(UInt.init(bitPattern:))
    }

    package func toObjectiveC() -> ObjCObject { foundation_number_integer(Int64(bitPattern: UInt64(self))) }
}

extension FixedWidthInteger where Self: ObjectiveCConvertible {
    /// A number that the type cannot hold is cut off, as by `-shortValue` and the like.
    package static func fromObjectiveC(_ object: ObjCObject) -> Self? {
        Int.fromObjectiveC(object).map(Self.init(truncatingIfNeeded:))
    }

    package func toObjectiveC() -> ObjCObject { foundation_number_integer(Int64(truncatingIfNeeded: self)) }
}

extension Int8: ObjectiveCConvertible {}
extension Int16: ObjectiveCConvertible {}
extension Int32: ObjectiveCConvertible {}
extension Int64: ObjectiveCConvertible {}
extension UInt8: ObjectiveCConvertible {}
extension UInt16: ObjectiveCConvertible {}
extension UInt32: ObjectiveCConvertible {}
extension UInt64: ObjectiveCConvertible {}

extension Bool: ObjectiveCConvertible {
    package static func fromObjectiveC(_ object: ObjCObject) -> Bool? { Int.fromObjectiveC(object).map { $0 != 0 } }
    package func toObjectiveC() -> ObjCObject { foundation_number_bool(self) }
}

extension Double: ObjectiveCConvertible {
    package static func fromObjectiveC(_ object: ObjCObject) -> Double? {
        foundation_is(object, FoundationKindNumber) ? foundation_number_as_double(object) : nil
    }

    package func toObjectiveC() -> ObjCObject { foundation_number_double(self) }
}

extension Float: ObjectiveCConvertible {
    package static func fromObjectiveC(_ object: ObjCObject) -> Float? { Double.fromObjectiveC(object).map(Float.init) }
    package func toObjectiveC() -> ObjCObject { foundation_number_double(Double(self)) }
}

extension CGFloat: ObjectiveCConvertible {
    package static func fromObjectiveC(_ object: ObjCObject) -> CGFloat? {
        Double.fromObjectiveC(object).map { CGFloat($0) }
    }

    package func toObjectiveC() -> ObjCObject { foundation_number_double(Double(self)) }
}

extension NSNumber: ObjectiveCConvertible {
    package static func fromObjectiveC(_ object: ObjCObject) -> Self? {
        guard foundation_is(object, FoundationKindNumber) else { return nil }
        if let digits = foundation_decimal_text(object) {
            return NSDecimalNumber(string: String.fromObjectiveC(digits)) as? Self
        }
        switch foundation_value_type(object).pointee {
        case CChar(UInt8(ascii: "f")), CChar(UInt8(ascii: "d")):
            return NSNumber(value: foundation_number_as_double(object)) as? Self
        case CChar(UInt8(ascii: "B")): return NSNumber(value: foundation_number_as_integer(object) != 0) as? Self
        default: return NSNumber(value: foundation_number_as_integer(object)) as? Self
        }
    }

    package func toObjectiveC() -> ObjCObject {
        if let decimal = self as? NSDecimalNumber { return foundation_decimal(decimal.stringValue.toObjectiveC()) }
        switch objCType.pointee {
        case CChar(UInt8(ascii: "f")), CChar(UInt8(ascii: "d")): return foundation_number_double(doubleValue)
        default: return foundation_number_integer(int64Value)
        }
    }
}

extension Decimal: ObjectiveCConvertible {
    package static func fromObjectiveC(_ object: ObjCObject) -> Decimal? {
        NSNumber.fromObjectiveC(object)?.decimalValue
    }

    package func toObjectiveC() -> ObjCObject { NSDecimalNumber(decimal: self).toObjectiveC() }
}
