import AppFoundation
import CObjCRuntime
import UIKit

/// The predicates of apps' Foundation for Swift.
final class ForeignPredicates: PredicateLanguage {
    func predicate(format: String, arguments: [Any?]) -> NSPredicate {
        withAutoreleasePool {
            let made = Self.parse("NSPredicate", "predicateWithFormat:argumentArray:", format, arguments)
            return Self.value(of: made) as? NSPredicate ?? NSPredicate(value: false)
        }
    }

    func expression(format: String, arguments: [Any?]) -> NSExpression {
        withAutoreleasePool {
            NSExpression(
                part: ForeignPart(
                    Self.parse("NSExpression", "expressionWithFormat:argumentArray:", format, arguments)))
        }
    }

    func make(_ className: StaticString, _ message: StaticString, _ arguments: [Any?]) -> any PredicatePart {
        withAutoreleasePool {
            let made = BoxedMessage.object(Self.classNamed(className), message, arguments.map(objectiveCAny))
            return ForeignPart(made ?? foundation_null())
        }
    }

    func part(of predicate: NSPredicate) -> any PredicatePart {
        withAutoreleasePool { ForeignPart(Self.object(for: predicate)) }
    }

    private static func parse(
        _ className: StaticString, _ message: StaticString, _ format: String, _ arguments: [Any?]
    ) -> ObjCObject {
        let list = objectiveCArray(arguments.map { $0 ?? NSNull() })
        return BoxedMessage.object(classNamed(className), message, [format.toObjectiveC(), list]) ?? foundation_null()
    }

    private static func classNamed(_ name: StaticString) -> ObjCClass {
        class_named(name.asciiPointer) ?? framework_root_class()
    }

    // MARK: Conversion

    /// The Swift object for an Objective-C predicate, expression or sort descriptor; nil for another object.
    static func value(of object: ObjCObject) -> Any? {
        switch predicate_kind(object) {
        case PredicateKindComparison: return NSComparisonPredicate(part: ForeignPart(object))
        case PredicateKindCompound:
            let type = (swiftAny(BoxedMessage.object(object, "compoundPredicateType", [])) as? UInt)
                .flatMap(NSCompoundPredicate.LogicalType.init)
            let parts = swiftArray(BoxedMessage.object(object, "subpredicates", [])) as? [NSPredicate]
            return NSCompoundPredicate(type: type ?? .and, subpredicates: parts ?? [])
        case PredicateKindTrue: return NSPredicate(value: true)
        case PredicateKindFalse: return NSPredicate(value: false)
        case PredicateKindOther: return OpaquePredicate(part: ForeignPart(object))
        case PredicateKindExpression: return NSExpression(part: ForeignPart(object))
        case PredicateKindSortDescriptor: return KeySortDescriptor(part: ForeignPart(object))
        default: return nil
        }
    }

    static func object(for predicate: NSPredicate) -> ObjCObject {
        switch predicate {
        case let comparison as NSComparisonPredicate: return object(of: comparison.part)
        case let opaque as OpaquePredicate: return object(of: opaque.part)
        case let compound as NSCompoundPredicate:
            let parts = objectiveCArray(compound.subpredicates)
            let type = Int(compound.compoundPredicateType.rawValue).toObjectiveC()
            return BoxedMessage.make(classNamed("NSCompoundPredicate"), "initWithType:subpredicates:", [type, parts])
                ?? foundation_null()
        default: return object(ofConstantOrClosure: predicate)
        }
    }

    private static func object(ofConstantOrClosure predicate: NSPredicate) -> ObjCObject {
        if let constant = predicate.constant {
            return BoxedMessage.object(classNamed("NSPredicate"), "predicateWithValue:", [constant.toObjectiveC()])
                ?? foundation_null()
        }
        return predicate_of_function(
            Unmanaged.passRetained(predicate).toOpaque(),
            { content, object, bindings in
                let predicate = Unmanaged<NSPredicate>.fromOpaque(content).takeUnretainedValue()
                return predicate.evaluate(
                    with: swiftAny(object), substitutionVariables: swiftStringDictionary(bindings))
            }, { Unmanaged<NSPredicate>.fromOpaque($0).release() })
    }

    static func object(for expression: NSExpression) -> ObjCObject { object(of: expression.part) }

    static func object(for descriptor: NSSortDescriptor) -> ObjCObject {
        if let descriptor = descriptor as? KeySortDescriptor { return object(of: descriptor.part) }
        return sort_descriptor_of_function(
            Unmanaged.passRetained(descriptor).toOpaque(),
            { content, left, right in
                let descriptor = Unmanaged<NSSortDescriptor>.fromOpaque(content).takeUnretainedValue()
                guard let left = swiftAny(left), let right = swiftAny(right) else { return 0 }
                return descriptor.compare(left, to: right).rawValue
            }, { Unmanaged<NSSortDescriptor>.fromOpaque($0).release() })
    }

    private static func object(of part: any PredicatePart) -> ObjCObject {
        guard let part = part as? ForeignPart else { return foundation_null() }
        return object_autorelease(object_retain(part.object)) ?? part.object
    }
}
