import COpenSSL
import Foundation

/// What an authority says of one certificate now.
enum CertificateStatus {
    case good
    case revoked(Date, RevocationReason)
    /// The authority has not issued it.
    case unknown

    /// OpenSSL's numbers.
    var code: Int32 {
        switch self {
        case .good: V_OCSP_CERTSTATUS_GOOD
        case .revoked: V_OCSP_CERTSTATUS_REVOKED
        case .unknown: V_OCSP_CERTSTATUS_UNKNOWN
        }
    }
}
