import CObjCRuntime
import QuartzCore

/// An object of the app's own is an action of a layer if it takes the message of one. Unlike delegates, actions are
/// kept alive by the dictionary that they are in.
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
