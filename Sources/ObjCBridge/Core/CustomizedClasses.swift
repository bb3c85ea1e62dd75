import CObjCRuntime
import UIKit

/// Framework classes of which a category of the app has replaced members. The frameworks make objects of them, too: a
/// navigation controller its bar. Such an object changes to its peer class as soon as it exists, and looks overrides up
/// from then on, as if the app had made it.
enum CustomizedClasses {
    /// What has been found out about a class: the peer class of its objects, nil if nothing of it was replaced.
    nonisolated(unsafe) private static var known: [ObjectIdentifier: AnyClass?] = [:]

    /// Called when a category was loaded.
    static func changed() {
        framework_classes_lock()
        defer { framework_classes_unlock() }
        known = [:]
        PlatformObject.announcesObjects = true
    }

    /// - Parameter object: one without a shell, whose root initialiser runs.
    static func adopt(_ object: PlatformObject) {
        guard let peerClass = peerClass(for: type(of: object)) else { return }
        PeerClasses.change(object, to: peerClass)
        _ = Shells.make(for: object)
        object.looksUpOverrides = true
    }

    private static func peerClass(for type: PlatformObject.Type) -> AnyClass? {
        framework_classes_lock()
        defer { framework_classes_unlock() }
        if let known = known[ObjectIdentifier(type)] { return known }
        let peerClass = isCustomized(type) ? PeerClasses.exact(for: type) : nil
        known[ObjectIdentifier(type)] = .some(peerClass)
        return peerClass
    }

    /// A category can only be loaded when its class is registered: others are customised if a superclass is.
    private static func isCustomized(_ type: PlatformObject.Type) -> Bool {
        var next: AnyClass? = type
        while let current = next as? PlatformObject.Type {
            if let shellClass = ShellClasses.ifRegistered(current) { return !class_is_plain_framework(shellClass) }
            next = _getSuperclass(current)
        }
        return false
    }
}

/// A category of the app replaces a member of a framework class.
@_cdecl("objc_bridge_class_customized")
public func classWasCustomized() { CustomizedClasses.changed() }
