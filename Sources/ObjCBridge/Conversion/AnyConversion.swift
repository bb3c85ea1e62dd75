import AppFoundation
import CObjCRuntime
import UIKit

/// `id` and `Any`.
enum AnyConversion {
    static func value(of object: ObjCObject) -> Any {
        switch foundation_kind(object) {
        case FoundationKindShell: return peerIfAny(object, as: PlatformObject.self) ?? ForeignObject(object)
        case FoundationKindString: return String.fromObjectiveC(object) ?? ""
        case FoundationKindNumber: return NSNumber.fromObjectiveC(object) ?? NSNumber(value: 0)
        case FoundationKindValue: return structure(of: object) ?? ForeignObject(object)
        case FoundationKindArray, FoundationKindDictionary, FoundationKindSet: return collection(of: object)
        case FoundationKindData: return Data.fromObjectiveC(object) ?? Data()
        case FoundationKindDate: return Date.fromObjectiveC(object) ?? Date()
        case FoundationKindURL: return URL.fromObjectiveC(object) ?? ForeignObject(object)
        case FoundationKindIndexPath: return IndexPath.fromObjectiveC(object) ?? IndexPath()
        case FoundationKindIndexSet: return IndexSet.fromObjectiveC(object) ?? IndexSet()
        case FoundationKindTimeZone: return TimeZone.fromObjectiveC(object) ?? ForeignObject(object)
        case FoundationKindLocale: return Locale.fromObjectiveC(object) ?? ForeignObject(object)
        case FoundationKindCalendar: return Calendar.fromObjectiveC(object) ?? ForeignObject(object)
        case FoundationKindError: return NSError.fromObjectiveC(object) ?? ForeignObject(object)
        case FoundationKindNull: return NSNull()
        default:
            if object_is_undo_manager(object), thread_is_main() {
                return MainActor.assumeIsolated { ForeignUndoManager.of(object) }
            }
            if let array = foundation_ordered_set_array(object).flatMap({ swiftArray($0) }) {
                return NSOrderedSet(array: array)
            }
            return ObjectiveCTwins.twin(of: object) ?? boxedValue(object) ?? ForeignObject(object)
        }
    }

    /// A collection that contains itself, as one from an archive may, is not converted inside itself.
    private static func collection(of object: ObjCObject) -> Any {
        guard collection_conversion_begin(object) else { return ForeignObject(object) }
        defer { collection_conversion_end() }
        if let array = swiftArray(object) { return array }
        if let dictionary = swiftDictionary(object) { return dictionary }
        return swiftSet(object) ?? ForeignObject(object)
    }

    static func object(for value: Any) -> ObjCObject {
        switch value {
        case let object as PlatformObject: return autoreleasedShell(of: object) ?? foundation_null()
        case let foreign as ForeignObject: return object_autorelease(object_retain(foreign.object)) ?? foreign.object
        case let twin as any ObjectiveCTwin: return object_autorelease(object_retain(twin.object)) ?? twin.object
        case let target as ForeignTarget: return target.object ?? foundation_null()
        case let proxy as ProtocolProxy: return proxy.target ?? foundation_null()
        case let manager as ForeignUndoManager:
            return object_autorelease(object_retain(manager.object)) ?? manager.object
        case let text as String: return text.toObjectiveC()
        case let flag as Bool: return flag.toObjectiveC()
        case let number as NSNumber: return number.toObjectiveC()
        case let value as NSValue: return structure(in: value).map(object(for:)) ?? box(value)
        case let convertible as any ObjectiveCConvertible: return convertible.toObjectiveC()
        case let array as [Any]: return objectiveCArray(array)
        case let set as NSOrderedSet: return foundation_ordered_set(objectiveCArray(set.array))
        case let dictionary as [AnyHashable: Any]: return objectiveCDictionary(dictionary)
        case let set as Set<AnyHashable>: return objectiveCSet(set)
        case let hashable as AnyHashable where !(hashable.base is AnyHashable) && isConvertible(hashable.base):
            return object(for: hashable.base)
        case is NSNull: return foundation_null()
        case let predicate as NSPredicate: return ForeignPredicates.object(for: predicate)
        case let descriptor as NSSortDescriptor: return ForeignPredicates.object(for: descriptor)
        case let expression as NSExpression: return ForeignPredicates.object(for: expression)
        case let text as NSString: return (text as String).toObjectiveC()
        case let data as NSData: return (data as Data).toObjectiveC()
        case let date as NSDate: return (date as Date).toObjectiveC()
        case let url as NSURL: return (url as URL).toObjectiveC()
        case let error as NSError: return error.toObjectiveC()
        default: return box(value)
        }
    }

    private static func isConvertible(_ value: Any) -> Bool { value is any ObjectiveCConvertible }

    /// The structure in an NSValue.
    private static func structure(of value: ObjCObject) -> Any? {
        CGRect.fromObjectiveC(value) ?? CGPoint.fromObjectiveC(value) ?? CGSize.fromObjectiveC(value)
            ?? CGAffineTransform.fromObjectiveC(value) ?? CATransform3D.fromObjectiveC(value) ?? NSRange.fromObjectiveC(
                value) as Any?
    }

    /// The structure in an NSValue of Swift's Foundation.
    private static func structure(in value: NSValue) -> Any? {
        switch String(cString: value.objCType) {
        case geometryTypes.point: value.pointValue
        case geometryTypes.size: value.sizeValue
        case geometryTypes.rect: value.rectValue
        case geometryTypes.range: value.rangeValue
        default: nil
        }
    }

    private static let geometryTypes = (
        point: String(cString: NSValue(point: .zero).objCType), size: String(cString: NSValue(size: .zero).objCType),
        rect: String(cString: NSValue(rect: .zero).objCType), range: String(cString: NSValue(range: NSRange()).objCType)
    )

    private static func box(_ value: Any) -> ObjCObject { SwiftValue.box(value) }

    private static func boxedValue(_ object: ObjCObject) -> Any? {
        value_box_content(object).map { SwiftValue.of($0).value }
    }
}
