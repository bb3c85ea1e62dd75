import AppFoundation
import CObjCRuntime
import CPlatform
import UIKit

/// The offer of a shell to the next object of a type that is made on this thread: its root initialiser takes the shell,
/// so that members called during initialisation already have it.
struct PendingShell {
    private let shell: ObjCObject
    /// The offer that was pending before: an initialiser may make this object before its own root initialiser runs.
    private let outer: PlatformPendingShell

    static func offer(_ shell: ObjCObject, to type: PlatformObject.Type) -> PendingShell {
        let outer = platform_pending_shell()
        platform_set_pending_shell(
            PlatformPendingShell(shell: shell, type: unsafeBitCast(type, to: UnsafeRawPointer.self)))
        return PendingShell(shell: shell, outer: outer)
    }

    /// Ends the offer.
    /// - Returns: true if a root initialiser has taken the shell.
    func end() -> Bool {
        let wasTaken = platform_pending_shell().shell != shell
        platform_set_pending_shell(outer)
        return wasTaken
    }
}

/// Makes, binds and frees shells.
enum Shells {
    static func make(for object: PlatformObject) -> ObjCObject {
        let shell = shell_allocate(ShellClasses.nearest(to: object))
        object.shell = shell
        ObjCShell.peerSlot(shell).pointee = Unmanaged.passUnretained(object).toOpaque()
        ShellVariables.move(object, to: shell)
        return shell
    }

    static func attach(_ shell: ObjCObject, to object: PlatformObject) {
        object.shell = shell
        shell_take_peer(shell, Unmanaged.passUnretained(object).toOpaque())
        object.isPeer = true
        object.looksUpOverrides = !class_is_plain_framework(class_of(shell))
        ShellVariables.adopt(object, shell)
    }

    /// Takes the shell from an object that got it by mistake: one of the same type that an initialiser made before its
    /// own root initialiser ran.
    static func detach(_ peer: UnsafeMutableRawPointer) {
        let object = Unmanaged<PlatformObject>.fromOpaque(peer).takeUnretainedValue()
        object.shell = nil
        object.isPeer = false
        object.looksUpOverrides = false
    }

    /// Frees a shell that never got a peer.
    static func discard(_ shell: ObjCObject) { shell_discard(shell) }
}

/// The calls that `PlatformObject` makes to the bridge.
struct BridgeShellOwner: ShellOwner {
    func bind(_ shell: UnsafeMutableRawPointer, _ object: PlatformObject) { Shells.attach(shell, to: object) }

    func objectWasMade(_ object: PlatformObject) { CustomizedClasses.adopt(object) }

    func isEqual(_ object: PlatformObject, _ other: Any?) -> Bool? {
        guard let shell = overridingShell(object, Selectors.isEqual) else { return nil }
        return object_is_equal(shell, objectiveCAny(other))
    }

    func hash(_ object: PlatformObject) -> Int? {
        overridingShell(object, Selectors.hash).map { Int(truncatingIfNeeded: object_hash($0)) }
    }

    func description(_ object: PlatformObject) -> String? {
        overridingShell(object, Selectors.description).map { String(cString: object_description($0)) }
    }

    /// The shell, if the app's class has a method of its own for the selector.
    private func overridingShell(_ object: PlatformObject, _ selector: ObjCSelector) -> ObjCObject? {
        guard let shell = object.shell, method_is_overridden(class_of(shell), selector) else { return nil }
        return shell
    }

    func dispose(_ shell: UnsafeMutableRawPointer) {
        shell_destruct(shell)
        if let attachments = ObjCShell.attachmentsSlot(shell).pointee {
            ObjCShell.attachmentsSlot(shell).pointee = nil
            Unmanaged<ShellAttachments>.fromOpaque(attachments).release()
        }
        ObjCShell.peerSlot(shell).pointee = nil
        shell_free(shell)
    }
}
