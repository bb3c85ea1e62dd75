import CObjCRuntime
import UIKit

/// The class of shells whose Swift class is not registered.
enum RootClass {
    static let shellClass: ObjCClass = framework_root_class()
}
