import Certificates
import Foundation
import Testing

/// The authority's answers to OCSP, as the `openssl` command asks and reads them.
@Suite struct CertificateStatusTests {
    private let test: TestAuthority
    private let openssl: OpenSSLCommand

    init() throws {
        test = try TestAuthority()
        openssl = test.openssl
    }

    private func write(_ certificate: Certificate, _ name: String) throws {
        try openssl.write(certificate.pem, name + ".pem")
    }

    /// What openssl says after it has asked for these.
    ///
    /// - Parameter change: what becomes of the answer on its way.
    private func ask(
        _ names: [String], options: String = "", change: ([UInt8]) -> [UInt8] = { $0 }
    ) throws -> String {
        let certificates = names.map { "-cert \($0).pem" }.joined(separator: " ")
        let question = "ocsp \(options) -issuer authority/authority.pem \(certificates) "
        #expect(try openssl.run(line: question + "-reqout question.der").isSuccess)
        let answer = try test.authority.answer(statusRequest: openssl.read("question.der"))
        try openssl.write(change(answer), "answer.der")
        // openssl looks either at a certificate’s status, or at whether the answer is one to this question.
        let status = try openssl.run(
            line: "ocsp \(options) -no_nonce -issuer authority/authority.pem \(certificates) -respin answer.der "
                + "-CAfile authority/authority.pem")
        let match = try openssl.run(
            line: "ocsp -no_nonce -reqin question.der -respin answer.der -CAfile authority/authority.pem")
        return status.text + match.text
    }

    @Test func `good, revoked and unknown certificates`() throws {
        let lost = try test.issue(.developer)
        try write(test.issue(.developer), "good")
        try write(lost, "lost")
        try test.authority.revoke(serial: lost.serial, reason: .keyCompromise)
        for options in ["", "-sha256", "-no_nonce"] {
            let text = try ask(["good", "lost"], options: options)
            #expect(!text.contains("error") && text.contains("Response verify OK"), "\(text)")
            #expect(text.contains("good.pem: good"), "\(text)")
            #expect(text.contains("lost.pem: revoked"), "\(text)")
            #expect(text.contains("Reason: keyCompromise"), "\(text)")
        }
        // A number that was never given out.
        #expect(
            try openssl.run(line: "ocsp -issuer authority/authority.pem -serial 0x1234 -reqout question.der").isSuccess)
        try openssl.write(test.authority.answer(statusRequest: openssl.read("question.der")), "answer.der")
        let text = try openssl.run(
            line:
                "ocsp -no_nonce -issuer authority/authority.pem -serial 0x1234 -respin answer.der -CAfile authority/authority.pem"
        ).text
        #expect(text.contains("0x1234: unknown"), "\(text)")
        openssl.remove()
    }

    @Test func `another authority’s certificate is unknown, whatever its number`() throws {
        let other = try TestAuthority()
        let certificate = try test.issue(.developer)
        try write(certificate, "own")
        #expect(
            try openssl.run(line: "ocsp -issuer authority/authority.pem -cert own.pem -reqout question.der").isSuccess)
        try openssl.write(other.authority.answer(statusRequest: openssl.read("question.der")), "answer.der")
        let text = try openssl.run(
            line: "ocsp -no_nonce -issuer authority/authority.pem -cert own.pem -respin answer.der -noverify"
        ).text
        #expect(text.contains("own.pem: unknown"), "\(text)")
        other.openssl.remove()
        openssl.remove()
    }

    @Test func `a changed answer does not verify, and one to another question is not taken`() throws {
        try write(test.issue(.developer), "good")
        let changed = try ask(["good"]) { answer in
            var answer = answer
            answer[100] ^= 1
            return answer
        }
        #expect(!changed.contains("Response verify OK"), "\(changed)")
        _ = try ask(["good"])
        let earlier = try openssl.read("answer.der")
        let replayed = try ask(["good"]) { _ in earlier }
        #expect(replayed.contains("Nonce Verify error"), "\(replayed)")
        openssl.remove()
    }

    @Test func `what is no question is answered with that`() throws {
        // OCSPResponse, malformedRequest.
        let refusal: [UInt8] = [0x30, 3, 0x0a, 1, 1]
        for question in [[], [0], Array("GET".utf8), Array(repeating: 0x30, count: 100_000)] as [[UInt8]] {
            #expect(try test.authority.answer(statusRequest: question) == refusal)
        }
        openssl.remove()
    }

    @Test func `certificates name the authority’s address from when it has one until it has none`() throws {
        try test.authority.setAddress(AuthorityAddress("https://portal.example:8443/"))
        #expect(try test.authority.address()?.text == "https://portal.example:8443")
        let certificate = try test.issue(.developer)
        try write(certificate, "with")
        try test.authority.setAddress(nil)
        try test.authority.setAddress(nil)
        try write(test.issue(.developer), "without")
        let (with, without) = (
            try openssl.run(line: "x509 -in with.pem -noout -text").text,
            try openssl.run(line: "x509 -in without.pem -noout -text").text
        )
        #expect(with.contains("OCSP - URI:https://portal.example:8443/ocsp"), "\(with)")
        #expect(with.contains("URI:https://portal.example:8443/revoked.crl"), "\(with)")
        #expect(!without.contains("URI:"), "\(without)")
        _ = try test.authority.trust().verify(certificate, with: [], for: .codeSigning)
        openssl.remove()
    }

    @Test(arguments: [
        "", "portal.example", "ftp://portal.example", "https://", "https://portal.example?a",
        "https://me@portal.example", "https://portal.example,URI:http://other", "https://portal.example;x",
        "https://portal.example/\n", "https://é.example", "https://" + String(repeating: "a", count: 200),
    ]) func `what is no address of a site is refused`(_ text: String) {
        #expect(throws: CertificateError.self) { try AuthorityAddress(text) }
    }
}
