import AppFoundation
import CObjCRuntime
import ObjCBridge

/// The root of this module's classes: a Swift object that stands for one object of the framework in Objective-C, and holds
/// it. As long as anybody holds the Swift object, it is the only one for that object.
open class CoreDataObject: NSObject, ObjectiveCTwin {
    package let object: ObjCObject

    package init(adopting object: ObjCObject) {
        self.object = object
        _ = object_retain(object)
        super.init()
        Twins.add(self)
    }

    /// - Parameter object: A new object, whose hold is taken over.
    package init(takingOver object: ObjCObject) {
        self.object = object
        super.init()
        Twins.add(self)
    }

    deinit {
        Twins.remove(self)
        withAutoreleasePool { object_release(object) }
    }

    open override var description: String {
        withAutoreleasePool { String(cString: object_description(object)) }
    }

    open override var hash: Int { withAutoreleasePool { Int(truncatingIfNeeded: object_hash(object)) } }

    open override func isEqual(_ other: Any?) -> Bool {
        guard let other = other as? CoreDataObject else { return false }
        return self === other || withAutoreleasePool { object_is_equal(object, other.object) }
    }
}
