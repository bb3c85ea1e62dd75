import Foundation

/// Whether single certificates count still.
extension Authority {
    /// Seconds for which an answer may be kept.
    private static let answerLifetime: TimeInterval = 3600

    /// What the authority says of a certificate with this number.
    private func status(ofSerial serial: String) throws -> CertificateStatus {
        if let revoked = try revocation(ofSerial: serial) { return .revoked(revoked.date, revoked.reason) }
        return try certificate(serial: serial) == nil ? .unknown : .good
    }

    /// Answers a question of OCSP (RFC 6960): `application/ocsp-request`, `application/ocsp-response`.
    ///
    /// - Returns: an answer also to what is no question.
    package func answer(statusRequest bytes: [UInt8], now: Date = Date()) throws -> [UInt8] {
        guard let request = try? StatusRequest(bytes) else { return try StatusAnswer.refusal(.malformedRequest) }
        do {
            let statuses = try request.certificates.map { asked -> CertificateStatus in
                guard StatusRequest.isOf(certificate, asked.identifier) else { return .unknown }
                return try status(ofSerial: asked.serial)
            }
            return try StatusAnswer.sign(
                statuses, for: request, by: certificate, key: key, thisUpdate: now,
                nextUpdate: now.addingTimeInterval(Self.answerLifetime))
        } catch { return try StatusAnswer.refusal(.internalError) }
    }
}
