import CObjCRuntime
import UIKit

/// Framework classes of which a category of the app has replaced methods. Objects of such a class that the frameworks
/// make (a navigation controller makes its bar) have to call the app's methods, too: each is changed to its peer class
/// while its root initialiser runs, and looks overrides up from then on, as if the app had made it.
enum CustomizedClasses {
    /// For each class looked at, the peer class of its objects, or nil if none of its methods was replaced.
    nonisolated(unsafe) private static var known: [ObjectIdentifier: AnyClass?] = [:]

    /// Called when a category was loaded.
    static func changed() {
        framework_classes_lock()
        defer { framework_classes_unlock() }
        known = [:]
        PlatformObject.announcesObjects = true
    }

    /// - Parameter object: an object without a shell, whose root initialiser is running.
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
        let peerClass: AnyClass? = isCustomized(type) ? PeerClasses.exact(for: type) : nil
        known[ObjectIdentifier(type)] = .some(peerClass)
        return peerClass
    }

    /// A category's class is registered before the category is loaded, so a class that is not registered has only the
    /// customisation of its superclasses.
    private static func isCustomized(_ type: PlatformObject.Type) -> Bool {
        var next: AnyClass? = type
        while let current = next as? PlatformObject.Type {
            if let shellClass = ShellClasses.ifRegistered(current) { return !class_is_plain_framework(shellClass) }
            next = _getSuperclass(current)
        }
        return false
    }
}

/// Called when a category of the app replaces a method of a framework class.
@_cdecl("objc_bridge_class_customized")
public func classWasCustomized() { CustomizedClasses.changed() }
