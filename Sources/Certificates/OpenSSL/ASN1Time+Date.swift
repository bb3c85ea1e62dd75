import COpenSSL
import Foundation

extension Date {
    /// A moment in a certificate, to the second.
    ///
    /// - Returns: nil for a time that is none.
    init?(_ time: UnsafePointer<ASN1_TIME>?) {
        var parts = tm()
        // Without a time OpenSSL answers with the present one.
        guard let time, ASN1_TIME_to_tm(time, &parts) == 1 else {
            ERR_clear_error()
            return nil
        }
        self.init(timeIntervalSince1970: Double(timegm(&parts)))
    }

    /// What `use` makes of the moment in OpenSSL's form.
    func withCertificateTime<Result>(_ use: (UnsafeMutablePointer<ASN1_TIME>) throws -> Result) throws -> Result {
        guard let time = ASN1_TIME_set(nil, Int(timeIntervalSince1970.rounded(.down))) else {
            throw CertificateError.openSSL(.other, "\(self) is no time for a certificate")
        }
        defer { ASN1_TIME_free(time) }
        return try use(time)
    }
}
