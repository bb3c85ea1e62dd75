import CObjCRuntime

/// A zeroing weak reference to an Objective-C object.
final class WeakObject {
    private let place = UnsafeMutablePointer<ObjCObject?>.allocate(capacity: 1)

    init(_ object: ObjCObject) { weak_initialize(place, object) }

    deinit {
        weak_destroy(place)
        place.deallocate()
    }

    /// The object, nil once it is gone. Not retained: it is used on the main thread, as a delegate or target is.
    var object: ObjCObject? { place.pointee }
}
