import Certificates
import Foundation

/// A program asks whether a certificate counts still (OCSP over HTTP, RFC 6960): by `POST /ocsp`, or by `GET /ocsp/…` with the
/// question in Base64.
struct StatusVisit {
    /// Bytes.
    static let longestQuestion = 64 << 10

    let site: PortalSite
    let request: SiteRequest

    func answer() -> SiteResponse {
        var question = request.body
        if request.method == .get {
            // Slashes are digits of Base64.
            let digits = request.path.dropFirst("/\(AuthorityAddress.statusPath)/".count)
            question = Data(base64Encoded: String(digits)).map { [UInt8]($0) } ?? []
        }
        guard let answer = try? site.portal.authority.answer(statusRequest: question, now: site.clock()) else {
            return SiteResponse(.internalError)
        }
        return SiteResponse(.ok, fields: ["Content-Type": "application/ocsp-response"], body: answer)
    }
}
