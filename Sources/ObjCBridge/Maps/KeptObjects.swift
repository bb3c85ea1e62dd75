import AppFoundation
import CObjCRuntime
import UIKit

// Objects of a protocol that the frameworks keep, such as annotations of maps: not delegates, and of any class.

/// The Swift value for an object of such a protocol: the framework object itself if its class conforms, else one that
/// stands for it and keeps it.
func keptObject<Kept>(_ object: ObjCObject?, conforming: (AnyObject) -> Kept?) -> Kept? {
    guard let object else { return nil }
    return peerIfAny(object, as: PlatformObject.self).flatMap(conforming) ?? conforming(ForeignObject(object))
}

/// The values for the objects of an array; nil for what is none.
func keptObjects<Kept>(_ array: ObjCObject?, conforming: (AnyObject) -> Kept?) -> [Kept]? {
    guard let array, foundation_is(array, FoundationKindArray) else { return nil }
    let count = foundation_count(array)
    var elements = [ObjCObject?](repeating: nil, count: count)
    elements.withUnsafeMutableBufferPointer { buffer in
        if let start = buffer.baseAddress { foundation_elements(array, start) }
    }
    return elements.compactMap { keptObject($0, conforming: conforming) }
}
