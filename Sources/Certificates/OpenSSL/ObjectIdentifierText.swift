import COpenSSL

/// Names of kinds of things in certificates: numbers with points, "2.5.29.15".
enum ObjectIdentifierText {
    /// - Returns: nil for one of more than a thousand characters, which nobody means.
    static func text(of object: OpaquePointer?) -> String? {
        var text = [CChar](repeating: 0, count: 1024)
        guard let object, case let count = OBJ_obj2txt(&text, Int32(text.count), object, 1), count > 0,
            count < text.count
        else { return nil }
        return String(decoding: text.prefix(Int(count)).map { UInt8(bitPattern: $0) }, as: UTF8.self)
    }

    static func withObject<Result>(_ text: String, _ use: (OpaquePointer) throws -> Result) throws -> Result {
        guard let object = OBJ_txt2obj(text, 1) else {
            throw CertificateError.openSSL(.other, "“\(text)” is no object identifier")
        }
        defer { ASN1_OBJECT_free(object) }
        return try use(object)
    }
}
