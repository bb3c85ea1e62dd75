import CObjCRuntime
import UIKit

@_cdecl("UIAccessibilityPostNotification")
public func accessibilityPostNotification(_ notification: UInt32, _ argument: ObjCObject?) {
    object_retain(argument)
    let post: @MainActor () -> Void = {
        UIAccessibilityPostNotification(notification, swiftAny(argument))
        object_release(argument)
    }
    // Apps post from threads of their own, too.
    if thread_is_main() { MainActor.assumeIsolated(post) } else { DispatchQueue.main.async(execute: post) }
}
