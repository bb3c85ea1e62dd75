import AppFoundation
import CObjCRuntime
import UIKit

/// A Swift value that Objective-C has no class for, in an object that carries it. Predicates and sort descriptors ask it
/// for its stored properties by name.
final class SwiftValue {
    let value: Any
    private init(_ value: Any) { self.value = value }

    static func box(_ value: Any) -> ObjCObject {
        value_box(Unmanaged.passRetained(SwiftValue(value)).toOpaque()) { pointer in
            Unmanaged<SwiftValue>.fromOpaque(pointer).release()
        }
    }

    static func of(_ content: UnsafeMutableRawPointer) -> SwiftValue {
        Unmanaged<SwiftValue>.fromOpaque(content).takeUnretainedValue()
    }

    /// - Returns: nil if there is no stored property of that name, also in superclasses.
    func property(_ name: String) -> Any? {
        var mirror: Mirror? = Mirror(reflecting: value)
        while let current = mirror {
            if let found = current.children.first(where: { $0.label == name }) { return found.value }
            mirror = current.superclassMirror
        }
        return nil
    }
}

/// An optional of any type.
private protocol AnyOptional {
    var wrapped: Any? { get }
}

extension Optional: AnyOptional {
    fileprivate var wrapped: Any? { map { $0 } }
}

@_cdecl("objc_bridge_value_for_key")
public func swiftValueForKey(
    _ content: UnsafeMutableRawPointer, _ key: UnsafeMutableRawPointer, _ isThere: UnsafeMutablePointer<Bool>
) -> UnsafeMutableRawPointer? {
    let value = SwiftValue.of(content)
    guard let key = swift(key, as: String.self) else { return nil }
    if key == "self" {
        isThere.pointee = true
        return SwiftValue.box(value.value)
    }
    guard let found = value.property(key) else { return nil }
    isThere.pointee = true
    guard let optional = found as? any AnyOptional else { return objectiveCAny(found) }
    return objectiveCAny(optional.wrapped)
}

@_cdecl("objc_bridge_values_are_equal")
public func swiftValuesAreEqual(_ content: UnsafeMutableRawPointer, _ other: UnsafeMutableRawPointer) -> Bool {
    guard let one = SwiftValue.of(content).value as? AnyHashable else { return false }
    return one == SwiftValue.of(other).value as? AnyHashable
}

@_cdecl("objc_bridge_value_hash")
public func swiftValueHash(_ content: UnsafeMutableRawPointer) -> Int {
    (SwiftValue.of(content).value as? AnyHashable)?.hashValue ?? 0
}
