import CObjCRuntime
import UIKit

/// The Swift object that `object` stands for, without retaining it and without a cast. Every trampoline begins with
/// this.
///
/// An object whose initialiser has not run yet gets a peer now (`EarlyPeers`).
@inline(__always)
func peer<Peer: PlatformObject>(_ object: ObjCObject, as type: Peer.Type) -> Peer {
    let pointer = ObjCShell.peerSlot(object).pointee ?? EarlyPeers.needed(object)
    if !thread_is_main() { reportOffMainThread(Peer.self, object, nil) }
    return Unmanaged<Peer>.fromOpaque(pointer).takeUnretainedValue()
}

/// Like `peer(_:as:)`, but the Swift object is not retained while `body` runs: for members that cannot release the
/// object, such as accessors of stored properties.
@inline(__always)
func withPeer<Peer: PlatformObject, Result>(
    _ object: ObjCObject, as type: Peer.Type, _ body: (Peer) -> Result
) -> Result {
    let pointer = ObjCShell.peerSlot(object).pointee ?? EarlyPeers.needed(object)
    if !thread_is_main() { reportOffMainThread(Peer.self, object, nil) }
    return Unmanaged<Peer>.fromOpaque(pointer)._withUnsafeGuaranteedRef(body)
}

/// The Swift object behind an argument, or nil when the argument is nil or is not a framework object of that type.
func peerIfAny<Peer: PlatformObject>(_ object: ObjCObject?, as type: Peer.Type) -> Peer? {
    guard let object, object_is_shell(object) else { return nil }
    var pointer = ObjCShell.peerSlot(object).pointee
    // Only arguments such as delegates have the type PlatformObject. An app may pass an object there that is not
    // initialised yet (`self` before `[super init]`): no early peer is made for that.
    if pointer == nil, type != PlatformObject.self { pointer = EarlyPeers.make(object) }
    guard let pointer else { return nil }
    return Unmanaged<PlatformObject>.fromOpaque(pointer).takeUnretainedValue() as? Peer
}

/// Makes the next call of a member run the framework's implementation, not the app's. Every trampoline of an open
/// member calls this before the ordinary virtual call; the peer's override clears the flag in `appMethod`.
@inline(__always)
func passThrough(_ object: PlatformObject) {
    if object.looksUpOverrides { object.passesThrough = true }
}

/// The app's implementation of a member of a framework class.
struct AppMethod {
    let implementation: ObjCImplementation
    let shell: ObjCObject
    let selector: ObjCSelector
}

/// The app's Objective-C implementation of a member that the framework calls, or nil if the framework's own is wanted:
/// because the message came from Objective-C (`passesThrough`), or because the object's class has no other than the
/// trampoline.
///
///     @inline(never) func override_UIView_layoutSubviews(_ it: UIView) -> Bool {
///         guard let method = appMethod(it, UIView_methods, 12) else { return false }
///         unsafeBitCast(method.implementation, to: (@convention(c) (ObjCObject, ObjCSelector) -> Void).self)(…)
///         return true
///     }
///
/// - Parameters:
///   - object: a peer that looks overrides up.
///   - methods: the methods of the class that declares the member.
///   - place: the index of the member's method in `methods`.
@inline(never)
func appMethod(_ object: PlatformObject, _ methods: MethodTable?, _ place: Int) -> AppMethod? {
    if object.passesThrough {
        object.passesThrough = false
        return nil
    }
    guard let shell = object.shell, let method = methods?[place] else { return nil }
    let selector = UnsafeMutableRawPointer(mutating: method.name)
    let found = objc_msg_lookup(shell, selector)
    if found == method.implementation { return nil }
    return AppMethod(
        implementation: implementation_expecting(found, method.types), shell: shell, selector: selector)
}

/// Initialises a shell: makes its peer, so that members called during initialisation already see the shell.
///
///     let UIView_initWithFrame_: @MainActor @convention(c) (ObjCObject, ObjCSelector, ObjCRect) -> ObjCObject? = {
///         object, selector, frame in
///         initialize(object, selector) { Peer_UIView(frame: frame.swift) }
///     }
///
/// - Returns: the shell, owned by the caller as Objective-C expects; nil if the initialiser failed, the shell is freed.
/// - Note: A responder that is made on another thread than the main one is reported here.
func initialize<Peer: PlatformObject>(
    _ object: ObjCObject, _ selector: ObjCSelector, _ make: () throws -> Peer?
) -> ObjCObject? {
    if !thread_is_main() { reportOffMainThread(Peer.self, object, selector) }
    var early: EarlyValues?
    if let pointer = ObjCShell.peerSlot(object).pointee {
        // `[super init]` was called twice on one object: the first peer is kept.
        guard EarlyPeers.givesWay(pointer, of: object, to: selector) else { return object }
        early = EarlyPeers.takeAway(pointer, from: object)
    } else if !EarlyPeers.isPeer(Peer.self, of: object), EarlyPeers.make(object) != nil {
        return object
    }
    let pending = PendingShell.offer(object, to: Peer.self)
    let made = try? make()
    let wasTaken = pending.end()
    guard let made else {
        // If the root initialiser had already taken the shell, releasing the failed Swift object has freed the shell,
        // too.
        if !wasTaken { Shells.discard(object) }
        return nil
    }
    if let shell = made.shell, shell != object {
        // The initialiser returned another object than a new one, for instance a shared one.
        Shells.discard(object)
        return object_retain(shell)
    }
    if made.shell == nil {
        if let other = ObjCShell.peerSlot(object).pointee { Shells.detach(other) }
        Shells.attach(object, to: made)
    }
    early?.set(made)
    _ = Unmanaged.passRetained(made)
    return object
}

/// Sends `-dealloc` to the app's class. Called by the peer class's deinitialiser, which runs before those of the
/// framework classes, while the Swift object is whole.
///
///     deinit { sendDealloc(self) }     // in every generated peer class
func sendDealloc(_ object: PlatformObject) {
    guard object.looksUpOverrides, let shell = object.shell else { return }
    _ = message_send(shell, Selectors.dealloc)
}

/// The shell of a Swift object, made when first needed; retained and autoreleased, so that it may be used after the
/// Swift owner lets go. During deinitialisation it is returned as it is.
func autoreleasedShell(of object: PlatformObject?) -> ObjCObject? {
    guard let object else { return nil }
    let shell = object.shell ?? Shells.make(for: object)
    if swift_isDeallocating(Unmanaged.passUnretained(object).toOpaque()) { return shell }
    _ = Unmanaged.passRetained(object)
    return object_autorelease(shell)
}

/// The shell of a Swift object without retaining it: for arguments of messages, whose caller keeps the object alive.
func unretainedShell(of object: PlatformObject) -> ObjCObject {
    object.shell ?? Shells.make(for: object)
}

/// The shell of a new Swift object with a retain count for the caller: what `+new…` and `copy…` methods return.
func retainedShell(of object: PlatformObject?) -> ObjCObject? {
    guard let object else { return nil }
    _ = Unmanaged.passRetained(object)
    return unretainedShell(of: object)
}
