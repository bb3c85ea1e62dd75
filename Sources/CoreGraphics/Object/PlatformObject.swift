import CPlatform
@_exported import Foundation

/// The root of every framework class.
///
/// A framework object may have a twin in Objective-C, its *shell*. The frameworks do not depend on Objective-C: they
/// only keep the pointer, and call `shellOwner` when the object is deallocated. There is one reference count, Swift's;
/// the shell forwards to it.
open class PlatformObject: NSObject {
    /// The shell of this object, if one was made. Owned by `shellOwner`.
    package final var shell: UnsafeMutableRawPointer?

    /// True for objects of generated peer classes: those whose methods may be overridden in the shell's language.
    package final var isPeer = false

    /// True for peers of which a subclass, a category or an observer in Objective-C may override members. Other peers
    /// skip the look-up of overrides.
    package final var looksUpOverrides = false

    /// Makes the next call of an overridable member run the framework's implementation: set for messages from
    /// Objective-C, among them those to `super`. The peer's override clears it.
    package final var passesThrough = false

    /// True while Objective-C asks for the framework's own `isEqual`, `hash` or `description`, so that overrides are
    /// not called again.
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

    /// Called when all objects of this object's nib are loaded and their outlets are set.
    /// - ObjC: -
    @MainActor open func awakeFromNib() {}

    // Members of NSObject, which Objective-C may override, too.

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

    /// True if the bridge has to be told of each object that the frameworks make: once an Objective-C category has
    /// replaced methods of a framework class.
    package nonisolated(unsafe) static var announcesObjects = false
}

/// The calls by which framework objects use the language bridge.
package protocol ShellOwner {
    /// Binds `shell` to `object`.
    func bind(_ shell: UnsafeMutableRawPointer, _ object: PlatformObject)
    /// Called when the root initialiser of an object runs and no shell is pending for it.
    func objectWasMade(_ object: PlatformObject)
    /// Frees the memory of `shell`, whose object is being deallocated.
    func dispose(_ shell: UnsafeMutableRawPointer)
    /// The answer of an override in Objective-C; nil if there is none.
    func isEqual(_ object: PlatformObject, _ other: Any?) -> Bool?
    func hash(_ object: PlatformObject) -> Int?
    func description(_ object: PlatformObject) -> String?
}
