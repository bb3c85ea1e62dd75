import CObjCRuntime
import UIKit

/// A dictionary whose keys are string constants of the frameworks, for instance launch options.
func swiftRawKeys<Key: RawRepresentable & Hashable>(_ object: ObjCObject?, as type: Key.Type) -> [Key: Any]?
where Key.RawValue == String {
    guard let dictionary = swiftStringDictionary(object) else { return nil }
    var result: [Key: Any] = [:]
    for (name, value) in dictionary {
        if let key = Key(rawValue: name) { result[key] = value }
    }
    return result
}

/// The inverse: an NSDictionary with NSString keys.
func objectiveCRawKeys<Key: RawRepresentable & Hashable>(_ dictionary: [Key: Any]?) -> ObjCObject?
where Key.RawValue == String {
    guard let dictionary else { return nil }
    var result: [String: Any] = [:]
    for (key, value) in dictionary { result[key.rawValue] = value }
    return objectiveCAny(result)
}
