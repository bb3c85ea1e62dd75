import CObjCRuntime
import UIKit

/// An app's NSMutableData that the frameworks append to.
final class MutableData {
    private let object: ObjCObject

    /// Nil for nil and for objects that cannot be appended to. The object is retained.
    init?(_ object: ObjCObject?) {
        guard let object, object_responds(object, MutableData.appendBytes) else { return nil }
        self.object = object
        object_retain(object)
    }

    deinit { object_release(object) }

    func append(_ bytes: UnsafeRawBufferPointer) {
        guard let base = bytes.baseAddress else { return }
        let method = objc_msg_lookup(object, MutableData.appendBytes)
        unsafeBitCast(method, to: (@convention(c) (ObjCObject, ObjCSelector, UnsafeRawPointer, Int) -> Void).self)(
            object, MutableData.appendBytes, base, bytes.count)
    }

    private nonisolated(unsafe) static let appendBytes = selector("appendBytes:length:", "v32@0:8^v16Q24")
}
