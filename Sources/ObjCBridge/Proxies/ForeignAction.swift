import CObjCRuntime
import QuartzCore

/// An Objective-C object is a layer's action if it implements `runActionForKey:object:arguments:`. Unlike delegates,
/// actions are retained by the dictionary that they are in.
extension ForeignObject: CAAction {
    func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {
        guard object_responds(object, ForeignObject.runAction) else { return }
        let send = unsafeBitCast(
            objc_msg_lookup(object, ForeignObject.runAction),
            to: (@convention(c) (ObjCObject, ObjCSelector, ObjCObject?, ObjCObject?, ObjCObject?) -> Void).self)
        send(object, ForeignObject.runAction, objectiveC(event), objectiveCAny(anObject), objectiveCAny(dict))
    }

    private nonisolated(unsafe) static let runAction = selector("runActionForKey:object:arguments:")
}
