import COpenSSL

/// OpenSSL's objects as bytes in the Distinguished Encoding Rules of ASN.1, and back.
enum DEREncoding {
    /// - Parameter write: one of OpenSSL's `i2d` functions: counts the bytes without a place for them, and moves the place.
    static func encode(_ write: (UnsafeMutablePointer<UnsafeMutablePointer<UInt8>?>?) -> Int32) throws -> [UInt8] {
        let count = write(nil)
        guard count > 0 else { throw CertificateError.openSSL(.other, "cannot be encoded") }
        var bytes = [UInt8](repeating: 0, count: Int(count))
        let written = bytes.withUnsafeMutableBufferPointer { buffer in
            var place = buffer.baseAddress
            return write(&place)
        }
        guard written == count else { throw CertificateError.openSSL(.other, "cannot be encoded") }
        return bytes
    }

    /// - Parameters:
    ///   - name: what the bytes should be, for errors: "certificate".
    ///   - limit: as many bytes are taken at most.
    ///   - read: one of OpenSSL's `d2i` functions: moves the place behind what it has read.
    /// - Throws: also if more bytes follow: two readers must not see two things in one file.
    static func decode<Handle>(
        _ bytes: [UInt8], as name: String, limit: Int, free: (Handle) -> Void,
        read: (UnsafeMutablePointer<UnsafePointer<UInt8>?>, Int) -> Handle?
    ) throws -> Handle {
        guard bytes.count <= limit else {
            throw CertificateError(.tooLarge, "a \(name) of \(bytes.count) bytes: \(limit) are taken at most")
        }
        var used = 0
        let handle = bytes.withUnsafeBufferPointer { buffer -> Handle? in
            var place = buffer.baseAddress
            guard let start = place, let handle = read(&place, buffer.count) else { return nil }
            used = place.map { $0 - start } ?? 0
            return handle
        }
        guard let handle else { throw CertificateError.openSSL(.malformed, "not a \(name)") }
        guard used == bytes.count else {
            free(handle)
            throw CertificateError(.malformed, "\(bytes.count - used) bytes follow the \(name)")
        }
        return handle
    }
}
