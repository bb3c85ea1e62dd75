import CObjCRuntime
import UIKit

/// What is kept for the life of a framework object on behalf of Objective-C: the proxies of its delegates, the
/// stand-ins for its targets.
final class ShellAttachments {
    var proxies: [ObjectIdentifier: ProtocolProxy] = [:]
    var targets: [ObjCObject: ForeignTarget] = [:]
    /// The Swift object was made for a message that came before an initialiser.
    var isEarly = false
    /// A colour's components, or an image's decoding, as C reads them.
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
