import COpenSSL

/// A block of a text file in Privacy Enhanced Mail's form (RFC 7468): `-----BEGIN CERTIFICATE-----` and what follows.
struct PEMBlock {
    /// "CERTIFICATE", "PRIVATE KEY".
    var label: String
    /// The lines of old encrypted keys: how they are encrypted.
    var header: String
    var bytes: [UInt8]

    /// As many bytes of a file are looked at, at most.
    static let limit = 4 << 20

    /// The blocks of a file; text between them is passed over.
    static func all(in bytes: [UInt8]) throws -> [PEMBlock] {
        guard bytes.count <= limit else {
            throw CertificateError(.tooLarge, "a file of \(bytes.count) bytes: \(limit) are taken at most")
        }
        let stream = try MemoryStream(bytes)
        var blocks: [PEMBlock] = []
        while true {
            var (label, header): (UnsafeMutablePointer<CChar>?, UnsafeMutablePointer<CChar>?)
            var (data, count): (UnsafeMutablePointer<UInt8>?, Int) = (nil, 0)
            guard PEM_read_bio(stream.handle, &label, &header, &data, &count) == 1, let label, let header, let data
            else {
                ERR_clear_error()
                return blocks
            }
            blocks.append(
                PEMBlock(
                    label: String(cString: label), header: String(cString: header),
                    bytes: [UInt8](UnsafeBufferPointer(start: data, count: count))))
            for place in [
                UnsafeMutableRawPointer(label), UnsafeMutableRawPointer(header), UnsafeMutableRawPointer(data),
            ] {
                CRYPTO_free(place, "", 0)
            }
        }
    }

    /// The bytes of the first block with one of these labels, or the file itself if it is no text.
    static func content(of bytes: [UInt8], labels: Set<String>, name: String) throws -> [UInt8] {
        // Every structure that is read here begins as a sequence of ASN.1; no text does.
        if bytes.first == 0x30 { return bytes }
        guard let block = try all(in: bytes).first(where: { labels.contains($0.label) }) else {
            throw CertificateError(
                .malformed, "no \(name): neither DER nor a text with \(labels.sorted().joined(separator: " or "))")
        }
        return block.bytes
    }

    static func text(_ label: String, _ bytes: [UInt8]) throws -> String {
        let stream = try MemoryStream()
        guard PEM_write_bio(stream.handle, label, "", bytes, bytes.count) > 0 else {
            throw CertificateError.openSSL(.other, "cannot be written as text")
        }
        return String(decoding: stream.bytes, as: UTF8.self)
    }
}
