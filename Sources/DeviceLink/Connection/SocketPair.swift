internal import CPlatform
import Foundation

/// The two ends of a new link.
package enum SocketPair {
    /// The environment variable by which an app finds its end: the number of an inherited descriptor.
    package static let environmentVariable = "VERGER_DEVICE_LINK"

    /// Makes two connected, non-blocking sockets. Both are closed on exec: a device that starts an app duplicates the
    /// app's end into it.
    /// - Throws: `DeviceLinkError.system` when the process has no descriptors left.
    package static func make() throws(DeviceLinkError) -> (device: Int32, app: Int32) {
        var sockets: [Int32] = [-1, -1]
        let result = platform_socket_pair(&sockets)
        guard result == 0 else { throw .system(operation: "socketpair", errno: -result) }
        return (sockets[0], sockets[1])
    }
}
