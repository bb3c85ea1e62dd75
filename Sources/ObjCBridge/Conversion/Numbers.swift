import AppFoundation
import CObjCRuntime
import UIKit

extension Int: ObjectiveCConvertible {
    static func fromObjectiveC(_ object: ObjCObject) -> Int? {
        foundation_is(object, FoundationKindNumber) ? Int(foundation_number_as_integer(object)) : nil
    }

    func toObjectiveC() -> ObjCObject { foundation_number_integer(Int64(self)) }
}

extension UInt: ObjectiveCConvertible {
    static func fromObjectiveC(_ object: ObjCObject) -> UInt? {
        Int.fromObjectiveC(object).map(UInt.init(bitPattern:))
    }

    func toObjectiveC() -> ObjCObject { foundation_number_integer(Int64(bitPattern: UInt64(self))) }
}

extension Bool: ObjectiveCConvertible {
    static func fromObjectiveC(_ object: ObjCObject) -> Bool? { Int.fromObjectiveC(object).map { $0 != 0 } }
    func toObjectiveC() -> ObjCObject { foundation_number_bool(self) }
}

extension Double: ObjectiveCConvertible {
    static func fromObjectiveC(_ object: ObjCObject) -> Double? {
        foundation_is(object, FoundationKindNumber) ? foundation_number_as_double(object) : nil
    }

    func toObjectiveC() -> ObjCObject { foundation_number_double(self) }
}

extension Float: ObjectiveCConvertible {
    static func fromObjectiveC(_ object: ObjCObject) -> Float? { Double.fromObjectiveC(object).map(Float.init) }
    func toObjectiveC() -> ObjCObject { foundation_number_double(Double(self)) }
}

extension CGFloat: ObjectiveCConvertible {
    static func fromObjectiveC(_ object: ObjCObject) -> CGFloat? {
        Double.fromObjectiveC(object).map { CGFloat($0) }
    }

    func toObjectiveC() -> ObjCObject { foundation_number_double(Double(self)) }
}

extension NSNumber: ObjectiveCConvertible {
    static func fromObjectiveC(_ object: ObjCObject) -> Self? {
        guard foundation_is(object, FoundationKindNumber) else { return nil }
        switch foundation_value_type(object).pointee {
        case CChar(UInt8(ascii: "f")), CChar(UInt8(ascii: "d")):
            return NSNumber(value: foundation_number_as_double(object)) as? Self
        case CChar(UInt8(ascii: "B")): return NSNumber(value: foundation_number_as_integer(object) != 0) as? Self
        default: return NSNumber(value: foundation_number_as_integer(object)) as? Self
        }
    }

    func toObjectiveC() -> ObjCObject {
        switch objCType.pointee {
        case CChar(UInt8(ascii: "f")), CChar(UInt8(ascii: "d")): foundation_number_double(doubleValue)
        default: foundation_number_integer(int64Value)
        }
    }
}
