import CPlatform
@_exported import Foundation

/// The root of every framework class.
///
/// A framework object may have a twin in another language: the *shell*, an Objective-C object that stands for it. The
/// frameworks know nothing of that language; they only carry the pointer and tell its owner when the object goes.
/// There is one reference count, Swift's; the shell forwards to it.
open class PlatformObject: NSObject {
    /// The shell of this object, if one was made. Owned by `shellOwner`.
    package final var shell: UnsafeMutableRawPointer?

    /// True for objects of generated peer classes: those whose methods may be overridden in the shell's language.
    package final var isPeer = false

    /// True for peers whose members really may be overridden: by a subclass, a category or an observer in the shell's
    /// language. The others need no look-up.
    package final var looksUpOverrides = false

    /// Set by a caller that wants the framework's own implementation of the next overridable member: how a message to
    /// `super` arrives. The peer's override clears it.
    package final var passesThrough = false

    /// True while the shell's language asks for the framework's own answer to `isEqual`, `hash` or `description`.
    package final var answersForItself = false

    /// Takes the pending shell of this thread, if any. Named so that each framework class declares its own `init()`
    /// with the isolation it needs.
    package init(platform: Void) {
        super.init()
        let type = unsafeBitCast(type(of: self), to: UnsafeRawPointer.self)
        if let pending = platform_take_pending_shell(type) {
            PlatformObject.shellOwner?.bind(pending, self)
        } else if PlatformObject.announcesObjects {
            PlatformObject.shellOwner?.objectWasMade(self)
        }
    }

    deinit {
        if let shell { PlatformObject.shellOwner?.dispose(shell) }
    }

    /// Called when all objects of the nib that this one came from are there and their outlets are set.
    /// - ObjC: -
    @MainActor open func awakeFromNib() {}

    // Members of Foundation's root class, which the shell's language may override, too.

    open override func isEqual(_ object: Any?) -> Bool {
        if let owner = overridingOwner, let answer = owner.isEqual(self, object) { return answer }
        return super.isEqual(object)
    }

    open override var hash: Int {
        if let owner = overridingOwner, let answer = owner.hash(self) { return answer }
        return super.hash
    }

    open override var description: String {
        if let owner = overridingOwner, let answer = owner.description(self) { return answer }
        return super.description
    }

    private final var overridingOwner: ShellOwner? {
        looksUpOverrides && !answersForItself ? PlatformObject.shellOwner : nil
    }

    /// The language bridge of this process, if there is one. Set once, before the first object is made.
    package nonisolated(unsafe) static var shellOwner: ShellOwner?

    /// Whether the bridge wants to hear of each object that the frameworks make themselves: once the shell's language
    /// has replaced members of a framework class.
    package nonisolated(unsafe) static var announcesObjects = false
}

/// What a language bridge does for the objects that have a shell.
package protocol ShellOwner {
    /// Makes `shell` stand for `object`.
    func bind(_ shell: UnsafeMutableRawPointer, _ object: PlatformObject)
    /// An object without a pending shell has reached its root initialiser.
    func objectWasMade(_ object: PlatformObject)
    /// Frees the memory of `shell`: its object is going.
    func dispose(_ shell: UnsafeMutableRawPointer)
    /// What an override in the shell's language answers; nil if there is none.
    func isEqual(_ object: PlatformObject, _ other: Any?) -> Bool?
    func hash(_ object: PlatformObject) -> Int?
    func description(_ object: PlatformObject) -> String?
}
