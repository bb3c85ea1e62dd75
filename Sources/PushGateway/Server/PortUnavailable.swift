import Glibc
import NIOCore
import NIOPosix

/// A port that the gateway cannot listen on.
package struct PortUnavailable: Error, CustomStringConvertible {
    package let port: Int
    package let reason: String

    package var description: String {
        "port \(port): \(reason). Another one can be given as an option; 0 is any free one."
    }
}

extension ServerBootstrap {
    /// - Throws: `PortUnavailable`.
    func bindOrSay(host: String, port: Int) async throws -> any Channel {
        do {
            return try await bind(host: host, port: port).get()
        } catch let error as IOError {
            throw PortUnavailable(port: port, reason: String(cString: strerror(error.errnoCode)))
        }
    }
}
