import Foundation
import Testing

import Certificates

/// Certificate signing requests, with openssl as the other side.
@Suite struct CertificateRequestTests {
    private static let subject = CertificateSubject(
        commonName: "Jané Doe", country: "US", emailAddress: "jane@example.com")

    @Test(arguments: [KeyAlgorithm.rsa2048, .ellipticP256])
    func `openssl reads a request and confirms it`(_ algorithm: KeyAlgorithm) throws {
        let openssl = try OpenSSLCommand()
        defer { openssl.remove() }
        let key = try PrivateKey(algorithm)
        let request = try CertificateRequest(subject: Self.subject, key: key)
        #expect(request.subject == Self.subject)
        #expect(request.publicKey == key.publicKey)
        try openssl.write(request.pem, "request.pem")
        let result = try openssl.run(line: "req -in request.pem -verify -noout -subject -nameopt utf8,sep_comma_plus")
        #expect(result.isSuccess)
        #expect(result.text.contains("emailAddress=jane@example.com,CN=Jané Doe,C=US"), "\(result.text)")
        let again = try CertificateRequest(openssl.read("request.pem"))
        #expect(again.der == request.der)
        #expect(again.subject == Self.subject)
    }

    @Test func `Requests of openssl are read`() throws {
        let openssl = try OpenSSLCommand()
        defer { openssl.remove() }
        let make = "req -new -newkey rsa:2048 -nodes -keyout key.pem -sha256 -subj /CN=Jane/emailAddress=a@b.c"
        try #require(openssl.run(line: make + " -out request").isSuccess)
        #expect(try CertificateRequest(openssl.read("request")).subject.emailAddress == "a@b.c")
        try #require(openssl.run(line: make + " -outform DER -out request").isSuccess)
        #expect(try CertificateRequest(openssl.read("request")).subject.commonName == "Jane")
    }

    @Test(arguments: [
        "-newkey rsa:2048 -sha1", "-newkey rsa:2048 -md5", "-newkey rsa:1024 -sha256",
        "-newkey ec -pkeyopt ec_paramgen_curve:P-384 -sha256", "-newkey ed25519",
    ])
    func `What is weak or of another kind is refused`(_ options: String) throws {
        let openssl = try OpenSSLCommand()
        defer { openssl.remove() }
        try #require(
            openssl.run(line: "req -new -nodes -keyout key.pem -subj /CN=Jane -out request \(options)").isSuccess)
        #expect(reason { try CertificateRequest(openssl.read("request")) } == .refusedByPolicy)
    }

    @Test func `A request that was changed is refused`() throws {
        let request = try CertificateRequest(subject: Self.subject, key: PrivateKey(.ellipticP256)).der
        for index in request.indices {
            var damaged = request
            damaged[index] ^= 1 << UInt8(index % 8)
            #expect(throws: CertificateError.self, "byte \(index)") { try CertificateRequest(damaged) }
        }
    }

    @Test(arguments: ["", String(repeating: "a", count: 256), "one\ntwo", "zero\0"])
    func `Names that cannot stand in a certificate are refused`(_ name: String) throws {
        let key = try PrivateKey(.ellipticP256)
        #expect(reason { try CertificateRequest(subject: .init(commonName: name), key: key) } == .refusedByPolicy)
        #expect(reason { try CertificateRequest(subject: .init(country: "USA"), key: key) } == .refusedByPolicy)
    }
}
