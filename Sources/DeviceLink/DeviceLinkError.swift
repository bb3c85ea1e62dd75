import Foundation

/// Why a connection between an app and its device ended, or a message could not be sent.
///
/// Either side treats the other as hostile: every fault of the peer arrives as one of these, and the connection is
/// over.
package enum DeviceLinkError: Error, Equatable, CustomStringConvertible {
    /// The other side closed the connection: it ended, or was ended.
    case closed
    /// A system call on the connection failed; `errno` tells why.
    case system(operation: String, errno: Int32)
    /// The other side speaks another version of the protocol.
    case unsupportedVersion(UInt8)
    /// A message of a kind that this side does not know.
    case unknownMessage(code: UInt8)
    /// A message that announces more bytes than any message may have.
    case messageTooLong(byteCount: Int)
    /// A field of a message that cannot be read, with its reason.
    case malformed(message: String, field: String, reason: String)
    /// A field of a message to be sent that is beyond its limit.
    case unsendable(message: String, field: String, reason: String)
    /// Descriptors arrived that no message announced, or more than may wait.
    case unexpectedDescriptors
    /// The other side has not read for so long that the bounded queue is full.
    case peerNotReading(queuedBytes: Int)
    /// Shared memory that cannot be used, with the reason.
    case unusableMemory(reason: String)

    package var description: String {
        switch self {
        case .closed: "the other side of the device link closed the connection"
        case .system(let operation, let errno):
            "\(operation) failed on the device link: \(String(cString: strerror(errno)))"
        case .unsupportedVersion(let version):
            "the other side of the device link speaks version \(version), this one \(DeviceLinkLimits.version): "
                + "rebuild the app with this SDK"
        case .unknownMessage(let code): "unknown device link message \(code)"
        case .messageTooLong(let byteCount):
            "a device link message of \(byteCount) bytes is longer than the limit of "
                + "\(DeviceLinkLimits.messageByteCount)"
        case .malformed(let message, let field, let reason): "bad device link message \(message): \(field) \(reason)"
        case .unsendable(let message, let field, let reason): "cannot send \(message): \(field) \(reason)"
        case .unexpectedDescriptors: "file descriptors arrived on the device link that belong to no message"
        case .peerNotReading(let queuedBytes):
            "the other side of the device link does not read: \(queuedBytes) bytes wait to be sent"
        case .unusableMemory(let reason): "shared memory cannot be used: \(reason)"
        }
    }
}
