import AppFoundation
import CObjCRuntime
import UIKit

extension String: ObjectiveCConvertible {
    package static func fromObjectiveC(_ object: ObjCObject) -> String? {
        guard foundation_is(object, FoundationKindString) else { return nil }
        let length = foundation_string_length(object)
        guard length > 0 else { return "" }
        return withUnsafeTemporaryAllocation(of: UInt16.self, capacity: length) { buffer in
            guard let start = buffer.baseAddress else { return "" }
            foundation_string_characters(object, start, length)
            return String(decoding: buffer, as: UTF16.self)
        }
    }

    package func toObjectiveC() -> ObjCObject {
        var text = self
        return text.withUTF8 { foundation_string($0.baseAddress, $0.count) }
    }
}

extension Notification.Name: ObjectiveCConvertible {
    package static func fromObjectiveC(_ object: ObjCObject) -> Notification.Name? {
        String.fromObjectiveC(object).map(Notification.Name.init(rawValue:))
    }

    package func toObjectiveC() -> ObjCObject { rawValue.toObjectiveC() }
}

extension RunLoop.Mode: ObjectiveCConvertible {
    package static func fromObjectiveC(_ object: ObjCObject) -> RunLoop.Mode? {
        String.fromObjectiveC(object).map(RunLoop.Mode.init(rawValue:))
    }

    package func toObjectiveC() -> ObjCObject { rawValue.toObjectiveC() }
}
