import CObjCRuntime
import ObjCBridge
import UIKit

/// The app's subclasses of NSManagedObject, by the class names in models.
enum ManagedObjectTypes {
    /// - Parameter name: `Recipe`, `Module.Recipe`, or `.Recipe`, as Xcode writes for the app's own module.
    /// - Returns: nil for NSManagedObject itself, and for a name that the app has no such class of.
    static func type(named name: String) -> NSManagedObject.Type? {
        let name = name.hasPrefix(".") ? String(name.dropFirst()) : name
        guard let type = SwiftClass.named(name) as? NSManagedObject.Type, type != NSManagedObject.self else {
            return nil
        }
        return type
    }

    /// The same for the framework, with an NSString.
    static func pointer(named name: ObjCObject) -> UnsafeRawPointer? {
        String.fromObjectiveC(name).flatMap(type).map { unsafeBitCast($0, to: UnsafeRawPointer.self) }
    }
}
