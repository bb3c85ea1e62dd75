import CDownload
import Foundation
import Glibc

/// Something that is loaded from a server of this machine, into a file. Its figures are for any thread.
final class LocalTransfer: @unchecked Sendable {
    let address: LocalAddress
    private let transfer: OpaquePointer

    /// - Throws: `transferFailed` without memory.
    init(_ address: LocalAddress) throws {
        guard let transfer = local_transfer_new() else { throw DeviceError(.transferFailed, "There is no memory.") }
        self.address = address
        self.transfer = transfer
    }

    deinit { local_transfer_free(transfer) }

    func cancel() { local_transfer_cancel(transfer) }

    /// How much has come, from 0 to 1; 0 if the server does not say how much there is.
    var progress: Double {
        let expected = local_transfer_expected(transfer)
        return expected > 0 ? min(1, Double(local_transfer_received(transfer)) / Double(expected)) : 0
    }

    /// Loads it, on the present thread.
    ///
    /// - Parameters:
    ///   - file: takes the answer; must not be there.
    ///   - limit: bytes of the answer.
    ///   - roots: a file of certificates that are trusted, if it is there.
    ///   - body: what is sent by POST, with its type.
    /// - Throws: `transferFailed` with the reason.
    func run(to file: String, limit: Int, roots: String, body: (bytes: [UInt8], type: String)? = nil) throws {
        let output = open(file, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, 0o600)
        guard output >= 0 else { throw failure("\(file): \(String(cString: strerror(errno)))") }
        defer { close(output) }
        let hasRoots = access(roots, R_OK) == 0
        let bytes = body?.bytes ?? []
        let end = address.text.withCString { address in
            roots.withCString { roots in
                (body?.type ?? "").withCString { type in
                    bytes.withUnsafeBytes { content in
                        // Nothing to send is still something that is sent.
                        var request = local_request(
                            address: address, body: body == nil ? nil : content.baseAddress ?? UnsafeRawPointer(type),
                            body_size: Int64(content.count), type: type, roots: hasRoots ? roots : nil,
                            limit: Int64(limit), output: output)
                        return local_transfer_run(transfer, &request)
                    }
                }
            }
        }
        if let reason = reason(end, limit) { throw failure(reason) }
    }

    /// The answer of a server that is no longer than `limit`, in memory.
    ///
    /// - Parameter folder: a folder of the device's own.
    static func content(
        of address: LocalAddress, in folder: String, limit: Int, roots: String,
        body: (bytes: [UInt8], type: String)? = nil
    ) throws -> Data {
        let file = folder + "/Answer-" + UUID().uuidString
        defer { unlink(file) }
        try LocalTransfer(address).run(to: file, limit: limit, roots: roots, body: body)
        return try Data(contentsOf: URL(fileURLWithPath: file))
    }

    private func failure(_ reason: String) -> DeviceError {
        DeviceError(.transferFailed, "\(address.text) cannot be loaded: \(reason).")
    }

    private func reason(_ end: local_transfer_end, _ limit: Int) -> String? {
        switch end {
        case local_transfer_done: nil
        case local_transfer_not_local: "a device loads from servers of this machine only"
        case local_transfer_no_connection: "nobody listens there"
        case local_transfer_refused: "the server answers with status \(local_transfer_status(transfer))"
        case local_transfer_too_large: "it has more than \(limit) bytes"
        case local_transfer_too_slow: "nothing came for too long"
        case local_transfer_cancelled: "it was cancelled"
        case local_transfer_not_written: "the disk is full"
        default: "the server does not speak HTTP, or its certificate is not trusted"
        }
    }
}
