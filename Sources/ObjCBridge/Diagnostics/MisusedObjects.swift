import CObjCRuntime
import UIKit

/// Ends the process with a report: a message was sent to an object after `+alloc`, before any initialiser.
func reportUninitialized(_ object: ObjCObject) -> Never {
    fatalError(
        "*** A message was sent to an object of class \(String(cString: class_name_of(object))) that was allocated but "
            + "not initialised; send it an -init… message first, and use what that returns")
}

/// Reports a message to a responder on another thread than the main one. Images, colours, layers and CoreGraphics'
/// objects may be used on any thread.
func reportOffMainThread(_ type: PlatformObject.Type, _ object: ObjCObject, _ selector: ObjCSelector?) {
    if type is UIResponder.Type { report_off_main_thread(object, selector) }
}
