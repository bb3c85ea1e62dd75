import CObjCRuntime
import UIKit

/// The Swift class behind an Objective-C class: that of a framework class, or, for an app's class, of the framework
/// class it comes from. Nil for a class that comes from none.
func swiftClass(_ class_: ObjCClass?) -> AnyClass? {
    var next = class_
    while let current = next {
        if let known = ShellClasses.swiftClass(of: current) { return known }
        next = class_superclass(current)
    }
    return nil
}

/// The Objective-C class that stands for a Swift class, nil if none is registered for it.
func objectiveCClass(_ class_: AnyClass?) -> ObjCClass? {
    (class_ as? PlatformObject.Type).flatMap(ShellClasses.registered)
}
