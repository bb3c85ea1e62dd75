import AppFoundation
import CObjCRuntime
import UIKit

/// Messages to objects of frameworks that are written in Objective-C. Arguments and results are objects, NSNumber for C types.
///
/// A selector that the object does not have ends the app with its name.
package enum BoxedMessage {
    /// - Returns: The result's object, autoreleased.
    package static func object(
        _ receiver: ObjCObject, _ selector: StaticString, _ arguments: [ObjCObject?],
        error: UnsafeMutablePointer<ObjCObject?>? = nil
    ) -> ObjCObject? {
        object_send_boxed(receiver, selector.asciiPointer, arguments, arguments.count, error)
    }

    /// A new object, autoreleased.
    package static func make(_ class_: ObjCClass, _ initializer: StaticString, _ arguments: [ObjCObject?])
        -> ObjCObject?
    {
        class_make_boxed(class_, initializer.asciiPointer, arguments, arguments.count)
    }
}

/// Runs `body` in an autorelease pool of its own: what it returns must not be an object that the pool holds.
///
/// Nothing drains pools in the main loop of a Swift app.
@inline(__always)
package func withAutoreleasePool<Result>(_ body: () throws -> Result) rethrows -> Result {
    let pool = autorelease_pool_push()
    defer { autorelease_pool_pop(pool) }
    return try body()
}
