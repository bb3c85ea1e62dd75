@_exported import CoreGraphics
import AppFoundation
import CObjCRuntime
import ObjCBridge

/// An object of the URL loading system in Objective-C, which a Swift object of this module stands for.
public class LoadingObject: NSObject, ObjectiveCTwin, @unchecked Sendable {
    package let object: ObjCObject

    /// - Parameter object: It is retained.
    init(_ object: ObjCObject) {
        self.object = object
        _ = object_retain(object)
        super.init()
    }

    deinit { withAutoreleasePool { object_release(object) } }

    public override var hash: Int { withAutoreleasePool { Int(truncatingIfNeeded: object_hash(object)) } }

    public override func isEqual(_ other: Any?) -> Bool {
        guard let other = other as? LoadingObject else { return false }
        return self === other || withAutoreleasePool { object_is_equal(object, other.object) }
    }

    // MARK: Messages

    @discardableResult
    func send(_ selector: StaticString, _ arguments: Any?...) -> Any? {
        withAutoreleasePool {
            swiftAny(BoxedMessage.object(object, selector, arguments.map(objectiveCAny)))
        }
    }

    func text(_ selector: StaticString) -> String? { send(selector) as? String }
    func number(_ selector: StaticString) -> Int { (send(selector) as? NSNumber)?.intValue ?? 0 }
    func flag(_ selector: StaticString) -> Bool { (send(selector) as? NSNumber)?.boolValue ?? false }

    /// An object that a message returns, as `make` wraps it.
    func part<Part>(_ selector: StaticString, _ arguments: Any?..., make: (ObjCObject) -> Part) -> Part? {
        withAutoreleasePool { BoxedMessage.object(object, selector, arguments.map(objectiveCAny)).map(make) }
    }

    /// The elements of an array that a message returns.
    func parts<Part>(_ selector: StaticString, _ arguments: Any?..., make: @escaping (ObjCObject) -> Part) -> [Part]? {
        withAutoreleasePool {
            swiftArray(BoxedMessage.object(object, selector, arguments.map(objectiveCAny)), by: make) as? [Part]
        }
    }

    static func classNamed(_ name: String) -> ObjCClass {
        guard let found = class_named(name) else { fatalError("libCocoaTouch has no class \(name).") }
        return found
    }

    /// A new object, held by the caller only through what `wrap` makes of it.
    static func make<Wrapped>(
        _ className: String, _ initializer: StaticString, _ arguments: Any?..., wrap: (ObjCObject) -> Wrapped
    ) -> Wrapped? {
        withAutoreleasePool {
            BoxedMessage.make(classNamed(className), initializer, arguments.map(objectiveCAny)).map(wrap)
        }
    }

    static func sendToClass<Result>(
        _ className: String, _ selector: StaticString, _ arguments: Any?..., read: (ObjCObject) -> Result
    ) -> Result? {
        withAutoreleasePool {
            BoxedMessage.object(classNamed(className), selector, arguments.map(objectiveCAny)).map(read)
        }
    }
}
