import COpenSSL

/// Bytes that OpenSSL reads or writes as a stream (its BIO).
final class MemoryStream {
    let handle: OpaquePointer

    init(_ bytes: [UInt8] = []) throws {
        guard let handle = BIO_new(BIO_s_mem()) else { throw CertificateError.openSSL(.other, "no memory") }
        self.handle = handle
        verger_bio_end(handle)
        guard bytes.isEmpty || BIO_write(handle, bytes, Int32(clamping: bytes.count)) == bytes.count else {
            throw CertificateError.openSSL(.tooLarge, "\(bytes.count) bytes are more than can be kept")
        }
    }

    deinit { BIO_free(handle) }

    /// What was written and not yet read.
    var bytes: [UInt8] {
        var start: UnsafeMutablePointer<CChar>?
        let count = verger_bio_memory(handle, &start)
        guard count > 0, let start else { return [] }
        return [UInt8](UnsafeRawBufferPointer(start: start, count: count))
    }
}
