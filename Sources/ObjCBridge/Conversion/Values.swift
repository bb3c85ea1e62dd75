import AppFoundation
import CObjCRuntime
import UIKit

// Structures in NSValue. Those of GNUstep (NSRect …) and those of the frameworks (CGRect …) are told apart by size and
// kind of content, not by name: an app may box either.

/// The content of an NSValue whose type has the shape of `Structure`.
private func content<Structure>(_ object: ObjCObject, _ names: [String], as type: Structure.Type) -> Structure? {
    guard foundation_is(object, FoundationKindValue) else { return nil }
    let encoding = String(cString: foundation_value_type(object))
    guard names.contains(where: { encoding.hasPrefix("{\($0)=") || encoding.hasPrefix("{_\($0)=") }) else { return nil }
    return withUnsafeTemporaryAllocation(of: Structure.self, capacity: 1) { buffer in
        guard let start = buffer.baseAddress, foundation_value_get(object, start, MemoryLayout<Structure>.size) else {
            return nil
        }
        return start.move()
    }
}

extension CGPoint: ObjectiveCConvertible {
    package static func fromObjectiveC(_ object: ObjCObject) -> CGPoint? {
        content(object, ["CGPoint", "NSPoint"], as: ObjCPoint.self)?.swift
    }

    package func toObjectiveC() -> ObjCObject { foundation_value_point(ObjCPoint(self)) }
}

extension CGSize: ObjectiveCConvertible {
    package static func fromObjectiveC(_ object: ObjCObject) -> CGSize? {
        content(object, ["CGSize", "NSSize"], as: ObjCSize.self)?.swift
    }

    package func toObjectiveC() -> ObjCObject { foundation_value_size(ObjCSize(self)) }
}

extension CGRect: ObjectiveCConvertible {
    package static func fromObjectiveC(_ object: ObjCObject) -> CGRect? {
        content(object, ["CGRect", "NSRect"], as: ObjCRect.self)?.swift
    }

    package func toObjectiveC() -> ObjCObject { foundation_value_rect(ObjCRect(self)) }
}

extension NSRange: ObjectiveCConvertible {
    package static func fromObjectiveC(_ object: ObjCObject) -> NSRange? {
        content(object, ["NSRange"], as: ObjCRange.self)?.swift
    }

    package func toObjectiveC() -> ObjCObject {
        var range = ObjCRange(self)
        return foundation_value_bytes(&range, "{_NSRange=QQ}")
    }
}

extension CGAffineTransform: ObjectiveCConvertible {
    package static func fromObjectiveC(_ object: ObjCObject) -> CGAffineTransform? {
        content(object, ["CGAffineTransform"], as: ObjCAffineTransform.self)?.swift
    }

    package func toObjectiveC() -> ObjCObject {
        var transform = ObjCAffineTransform(self)
        return foundation_value_bytes(&transform, "{CGAffineTransform=dddddd}")
    }
}

extension CATransform3D: ObjectiveCConvertible {
    package static func fromObjectiveC(_ object: ObjCObject) -> CATransform3D? {
        content(object, ["CATransform3D"], as: ObjCTransform3D.self)?.swift
    }

    package func toObjectiveC() -> ObjCObject {
        var transform = ObjCTransform3D(self)
        return foundation_value_bytes(&transform, "{CATransform3D=dddddddddddddddd}")
    }
}
