import CObjCRuntime
import UIKit

/// Objects that live as long as a shell: the proxies of its delegates and the Swift stand-ins for targets of its
/// actions.
final class ShellAttachments {
    var proxies: [ObjectIdentifier: ProtocolProxy] = [:]
    var targets: [ObjCObject: ForeignTarget] = [:]
    /// True if the peer is an early one (`EarlyPeers`).
    var isEarly = false
    /// Memory behind a pointer that a C function returned: a colour's components, an image's decode array.
    var components: UnsafeMutableBufferPointer<Double>?

    deinit { components?.deallocate() }

    static func of(_ shell: ObjCObject) -> ShellAttachments {
        let slot = ObjCShell.attachmentsSlot(shell)
        if let existing = slot.pointee {
            return Unmanaged<ShellAttachments>.fromOpaque(existing).takeUnretainedValue()
        }
        let attachments = ShellAttachments()
        slot.pointee = Unmanaged.passRetained(attachments).toOpaque()
        return attachments
    }
}
