import CObjCRuntime
import CPlatform
import UIKit

/// Peers of objects that get a message before `[super init…]`, or that never send it.
///
/// On the device such an object is zeroed memory, which answers. Here the plainest initialiser of its framework class
/// makes a peer as soon as one is needed. An initialiser that comes after all takes its place.
enum EarlyPeers {
    /// The peer for a message, which has to have one.
    @inline(never)
    static func needed(_ object: ObjCObject) -> UnsafeMutableRawPointer {
        guard let pointer = make(object) else { reportUninitialized(object) }
        return pointer
    }

    /// - Returns: nil for an object of a class that needs to know something to make one, and for one whose initialiser
    ///   is making it.
    @inline(never)
    static func make(_ object: ObjCObject) -> UnsafeMutableRawPointer? {
        guard platform_pending_shell().shell != object, shell_make_peer(object) else { return nil }
        ShellAttachments.of(object).isEarly = true
        return ObjCShell.peerSlot(object).pointee
    }

    /// Whether an initialiser that makes a `Peer` is one of the object's class. A category's `[super init]` is one of
    /// the superclass, whose Swift objects are others.
    static func isPeer(_ type: PlatformObject.Type, of object: ObjCObject) -> Bool {
        guard let expected = shell_swift_type(object) else { return true }
        return expected == unsafeBitCast(type, to: UnsafeRawPointer.self)
            || expected == _getSuperclass(type).map { unsafeBitCast($0, to: UnsafeRawPointer.self) }
    }

    /// Whether a peer is an early one, which nobody but its owner has, and the initialiser says more than the one that
    /// made it.
    static func givesWay(
        _ pointer: UnsafeMutableRawPointer, of object: ObjCObject, to selector: ObjCSelector
    ) -> Bool {
        guard ObjCShell.attachmentsSlot(object).pointee != nil else { return false }
        let attachments = ShellAttachments.of(object)
        guard attachments.isEarly else { return false }
        attachments.isEarly = false
        return strcmp(sel_getName(selector), "init") != 0 && swift_retainCount(pointer) == 1
    }

    /// Lets go of an early peer.
    /// - Returns: what the object that takes its place keeps of it.
    static func takeAway(_ pointer: UnsafeMutableRawPointer, from object: ObjCObject) -> EarlyValues? {
        let former = Unmanaged<PlatformObject>.fromOpaque(pointer)
        let values = EarlyValues(former.takeUnretainedValue())
        Shells.detach(pointer)
        ObjCShell.peerSlot(object).pointee = nil
        former.release()
        return values
    }
}
