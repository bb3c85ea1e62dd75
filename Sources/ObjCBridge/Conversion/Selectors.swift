import CObjCRuntime
import UIKit

extension Selector {
    /// The selector's name as UIKit carries it.
    init(_ selector: ObjCSelector) { self.init(String(cString: sel_getName(selector))) }

    init?(ifAny selector: ObjCSelector?) {
        guard let selector else { return nil }
        self.init(selector)
    }
}
