import CObjCRuntime
import UIKit

/// A Swift object that stands for one Objective-C object of a framework that is written in Objective-C.
package protocol ObjectiveCTwin: AnyObject {
    var object: ObjCObject { get }
}

package enum ObjectiveCTwins {
    /// The Swift object that stands for an object of such a framework, nil for other objects. A framework sets it when
    /// it is first used.
    package nonisolated(unsafe) static var find: ((ObjCObject) -> Any?)?

    static func twin(of object: ObjCObject) -> Any? {
        ForeignPredicates.value(of: object) ?? find?(object)
    }
}
