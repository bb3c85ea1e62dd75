import CObjCRuntime
import UIKit

/// Nibs of apps in Objective-C: classes by their names, outlets by key-value coding, which finds setters and instance
/// variables.
@MainActor struct ObjectiveCNibLanguage: NibLanguage {
    func makeObject(ofClass name: String, coder: NSCoder?) -> AnyObject? {
        guard let object = nib_object_make(name, objectiveCCoder(coder)) else { return nil }
        defer { object_release(object) }
        return nibObject(object)
    }

    func makeCell(ofClass cellClass: Any, reuseIdentifier: String) -> UITableViewCell? {
        guard let named = objectiveCAny(cellClass), let cell = nib_cell_make(named, reuseIdentifier.toObjectiveC())
        else { return nil }
        defer { object_release(cell) }
        return peerIfAny(cell, as: UITableViewCell.self)
    }

    func makeSegue(
        ofClass name: String, identifier: String?, source: UIViewController, destination: UIViewController
    ) -> UIStoryboardSegue? {
        let segue = nib_segue_make(
            name, identifier.map { $0.toObjectiveC() } ?? nil, unretainedShell(of: source),
            unretainedShell(of: destination))
        guard let segue else { return nil }
        defer { object_release(segue) }
        return peerIfAny(segue, as: UIStoryboardSegue.self)
    }

    func hasClass(named name: String) -> Bool { class_named(name) != nil }

    func setValue(_ value: Any?, forKey key: String, of object: AnyObject) -> Bool {
        guard let receiver = objectiveCAny(object) else { return true }
        let failure = object_set_value(receiver, objectiveCAny(value), key.toObjectiveC())
        guard let name = swift(failure.name, as: String.self), let reason = swift(failure.reason, as: String.self)
        else { return true }
        // Keys that only the frameworks set have no setter that apps see.
        if FrameworkKeys.set(value, forKey: key, of: object) == .done { return true }
        raise(name, reason)
        return false
    }

    func setValue(_ value: Any?, forKeyPath path: String, of object: AnyObject) -> Bool {
        var keys = path.split(separator: ".", omittingEmptySubsequences: false).map(String.init)[...]
        var target = object
        while keys.count > 1, let key = keys.popFirst() {
            switch self.object(forKey: key, of: target) {
            case .found(let next): target = next
            case .none: return true
            case .failed: return false
            }
        }
        return setValue(value, forKey: keys.first ?? "", of: target)
    }

    func awakeFromNib(_ object: AnyObject) {
        if let object = object as? PlatformObject, object.shell == nil { return object.awakeFromNib() }
        guard let receiver = objectiveCAny(object) else { return }
        object_awake_from_nib(receiver)
    }

    func target(_ object: AnyObject, of sender: AnyObject) -> AnyObject {
        guard let sender = sender as? PlatformObject else { return object }
        return actionTarget(objectiveCAny(object), of: unretainedShell(of: sender)) ?? object
    }

    private enum Step {
        case found(AnyObject)
        /// A message to nil does nothing, as does the rest of a path behind it.
        case none
        /// An exception was raised.
        case failed
    }

    /// The object for a key inside a path.
    private func object(forKey key: String, of object: AnyObject) -> Step {
        guard let receiver = objectiveCAny(object) else { return .none }
        var failure = KeyFailure()
        let value = object_value(receiver, key.toObjectiveC(), &failure)
        if let name = swift(failure.name, as: String.self), let reason = swift(failure.reason, as: String.self) {
            if let known = FrameworkKeys.object(forKey: key, of: object) { return .found(known) }
            raise(name, reason)
            return .failed
        }
        return value.map { .found(nibObject($0)) } ?? .none
    }

    private func raise(_ name: String, _ reason: String) {
        FrameworkException.raise(FrameworkException.Name(rawValue: name) ?? .generic, reason)
    }
}

/// The Swift object by which the nib loader knows an Objective-C object: a framework object, or a stand-in, also for
/// objects that are otherwise converted to Swift values.
func nibObject(_ object: ObjCObject) -> AnyObject {
    peerIfAny(object, as: PlatformObject.self) ?? ForeignObject(object)
}
