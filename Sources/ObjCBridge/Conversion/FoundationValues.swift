import AppFoundation
import CObjCRuntime
import UIKit

extension Data: ObjectiveCConvertible {
    package static func fromObjectiveC(_ object: ObjCObject) -> Data? {
        guard foundation_is(object, FoundationKindData) else { return nil }
        var count = 0
        guard let bytes = foundation_data_bytes(object, &count), count > 0 else { return Data() }
        return Data(bytes: bytes, count: count)
    }

    package func toObjectiveC() -> ObjCObject { withUnsafeBytes { foundation_data($0.baseAddress, $0.count) } }
}

extension Date: ObjectiveCConvertible {
    package static func fromObjectiveC(_ object: ObjCObject) -> Date? {
        guard foundation_is(object, FoundationKindDate) else { return nil }
        return Date(timeIntervalSinceReferenceDate: foundation_date_seconds(object))
    }

    package func toObjectiveC() -> ObjCObject { foundation_date(timeIntervalSinceReferenceDate) }
}

extension URL: ObjectiveCConvertible {
    package static func fromObjectiveC(_ object: ObjCObject) -> URL? {
        guard foundation_is(object, FoundationKindURL) else { return nil }
        return String.fromObjectiveC(foundation_url_string(object)).flatMap { URL(string: $0) }
    }

    package func toObjectiveC() -> ObjCObject { foundation_url(absoluteString.toObjectiveC()) ?? foundation_null() }
}

extension IndexPath: ObjectiveCConvertible {
    // Tables use a path for each row: two indexes are converted without an array.

    package static func fromObjectiveC(_ object: ObjCObject) -> IndexPath? {
        guard foundation_is(object, FoundationKindIndexPath) else { return nil }
        let length = foundation_index_path_length(object)
        return withUnsafeTemporaryAllocation(of: UInt.self, capacity: Swift.max(length, 2)) { indexes in
            indexes.initialize(repeating: 0)
            guard let start = indexes.baseAddress else { return nil }
            foundation_index_path_indexes(object, start)
            if length == 2 { return IndexPath(index: Int(bitPattern: start[0])).appending(Int(bitPattern: start[1])) }
            return IndexPath(indexes: indexes.prefix(length).map { Int(bitPattern: $0) })
        }
    }

    package func toObjectiveC() -> ObjCObject {
        if count == 2 { return foundation_index_path_of_two(UInt(bitPattern: self[0]), UInt(bitPattern: self[1])) }
        let indexes = map { UInt(bitPattern: $0) }
        return foundation_index_path(indexes, indexes.count)
    }
}

extension IndexSet: ObjectiveCConvertible {
    package static func fromObjectiveC(_ object: ObjCObject) -> IndexSet? {
        guard foundation_is(object, FoundationKindIndexSet) else { return nil }
        var indexes = [UInt](repeating: 0, count: foundation_index_set_count(object))
        foundation_index_set_indexes(object, &indexes)
        return IndexSet(indexes.lazy.compactMap { Int(exactly: $0) })
    }

    package func toObjectiveC() -> ObjCObject {
        let ranges = rangeView.flatMap { [UInt(bitPattern: $0.lowerBound), UInt($0.count)] }
        return foundation_index_set(ranges, ranges.count / 2)
    }
}

extension NSError: ObjectiveCConvertible {
    package static func fromObjectiveC(_ object: ObjCObject) -> Self? {
        guard foundation_is(object, FoundationKindError) else { return nil }
        return NSError(
            domain: String.fromObjectiveC(foundation_error_domain(object)) ?? "",
            code: foundation_error_code(object),
            userInfo: swiftStringDictionary(foundation_error_user_info(object))) as? Self
    }

    package func toObjectiveC() -> ObjCObject {
        foundation_error(domain.toObjectiveC(), code, objectiveCDictionary(userInfo))
    }
}

extension Bundle: ObjectiveCConvertible {
    package static func fromObjectiveC(_ object: ObjCObject) -> Self? {
        String.fromObjectiveC(foundation_bundle_path(object)).flatMap { Bundle(path: $0) as? Self }
    }

    package func toObjectiveC() -> ObjCObject { foundation_bundle(bundlePath.toObjectiveC()) ?? foundation_null() }
}

/// Any run loop becomes the main one, in which frames are drawn.
extension RunLoop: ObjectiveCConvertible {
    package static func fromObjectiveC(_ object: ObjCObject) -> Self? { RunLoop.main as? Self }
    package func toObjectiveC() -> ObjCObject { foundation_main_run_loop() }
}

extension PlatformObject: ObjectiveCConvertible {
    package static func fromObjectiveC(_ object: ObjCObject) -> Self? { peerIfAny(object, as: Self.self) }
    package func toObjectiveC() -> ObjCObject { autoreleasedShell(of: self) ?? foundation_null() }
}
