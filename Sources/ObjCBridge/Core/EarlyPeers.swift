import CObjCRuntime
import CPlatform
import UIKit

/// Makes peers for objects that get a message before `[super init…]`, or whose initialiser never calls it.
///
/// On the device such an object is zeroed memory that can already answer messages. Here an early peer is made at the
/// first message, by the plainest initialiser that the framework class has (`shell_make_peer`): `init`, or
/// `initWithFrame:` with an empty frame. If an initialiser runs later, the peer that it makes replaces the early one.
enum EarlyPeers {
    /// Makes the peer that a message needs; ends the app with a report if none can be made.
    @inline(never)
    static func needed(_ object: ObjCObject) -> UnsafeMutableRawPointer {
        guard let pointer = make(object) else { reportUninitialized(object) }
        return pointer
    }

    /// - Returns: nil if the framework class has none of these initialisers, or while an initialiser is making the
    ///   peer.
    @inline(never)
    static func make(_ object: ObjCObject) -> UnsafeMutableRawPointer? {
        guard platform_pending_shell().shell != object, shell_make_peer(object) else { return nil }
        ShellAttachments.of(object).isEarly = true
        return ObjCShell.peerSlot(object).pointee
    }

    /// True if the object's own framework class makes peers of this type. False when a category of the app on a
    /// framework class calls `[super init…]`: that is the superclass's initialiser, which would make a peer of the
    /// wrong class.
    static func isPeer(_ type: PlatformObject.Type, of object: ObjCObject) -> Bool {
        guard let expected = shell_swift_type(object) else { return true }
        return expected == unsafeBitCast(type, to: UnsafeRawPointer.self)
            || expected == _getSuperclass(type).map { unsafeBitCast($0, to: UnsafeRawPointer.self) }
    }

    /// True if the peer is an early one that nothing but its shell refers to, and the initialiser is not plain `init`,
    /// which would make the same peer again.
    static func givesWay(
        _ pointer: UnsafeMutableRawPointer, of object: ObjCObject, to selector: ObjCSelector
    ) -> Bool {
        guard ObjCShell.attachmentsSlot(object).pointee != nil else { return false }
        let attachments = ShellAttachments.of(object)
        guard attachments.isEarly else { return false }
        attachments.isEarly = false
        return strcmp(sel_getName(selector), "init") != 0 && swift_retainCount(pointer) == 1
    }

    /// Releases an early peer.
    /// - Returns: the values set on it, which the peer that replaces it gets.
    static func takeAway(_ pointer: UnsafeMutableRawPointer, from object: ObjCObject) -> EarlyValues? {
        let former = Unmanaged<PlatformObject>.fromOpaque(pointer)
        let values = EarlyValues(former.takeUnretainedValue())
        Shells.detach(pointer)
        ObjCShell.peerSlot(object).pointee = nil
        former.release()
        return values
    }
}
