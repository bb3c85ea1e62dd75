import AppFoundation
import CObjCRuntime
import UIKit

/// An Objective-C object that is no framework object, where Swift has `Any` or `AnyObject`. Equal and hashed as the
/// object itself says; gives the very same object back.
class ForeignObject: NSObject {
    /// The object, kept alive as long as this is.
    final let object: ObjCObject

    init(_ object: ObjCObject) {
        self.object = object
        super.init()
        _ = object_retain(object)
    }

    deinit { object_release(object) }

    override func isEqual(_ other: Any?) -> Bool {
        guard let other = other as? ForeignObject else { return false }
        return object == other.object || object_is_equal(object, other.object)
    }

    override var hash: Int { Int(truncatingIfNeeded: object_hash(object)) }
    override var description: String { String(cString: object_description(object)) }
}

/// An Objective-C object as the target of an action: not retained, and the same stand-in for the same object as long
/// as the control lives.
final class ForeignTarget: NSObject {
    private let reference: WeakObject
    var object: ObjCObject? { reference.object }
    init(_ object: ObjCObject) { reference = WeakObject(object) }
}

/// The Swift value for a target given by Objective-C: a framework object itself, or a stand-in that `owner` keeps.
///
/// - Parameter owner: the shell of the control.
///
///     control.addTarget(actionTarget(a0, of: object), action: Selector(a1), for: …)
func actionTarget(_ object: ObjCObject?, of owner: ObjCObject) -> AnyObject? {
    guard let object else { return nil }
    if let peer = peerIfAny(object, as: PlatformObject.self) { return peer }
    let attachments = ShellAttachments.of(owner)
    if let known = attachments.targets[object], known.object == object { return known }
    let made = ForeignTarget(object)
    attachments.targets[object] = made
    return made
}

/// What Objective-C gets for a target: the object itself.
func targetObject(_ target: Any?) -> ObjCObject? {
    switch target {
    case let foreign as ForeignTarget: foreign.object
    case let value?: objectiveCAny(value)
    case nil: nil
    }
}
