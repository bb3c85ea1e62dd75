import Certificates
import CodeSigning
import Foundation
import Testing

struct SignatureMessageTests {
    @Test(arguments: [KeyAlgorithm.rsa2048, .ellipticP256])
    func opensslVerifiesTheMessage(_ algorithm: KeyAlgorithm) throws {
        let signer = try TestSigner(now: Date())
        let app = try SampleApp(hasCode: false)
        try app.sign(signer.identity(key: algorithm), at: signer.now)
        let root = try signer.folder.write(Data(try signer.authority.certificate.pem.utf8), "root.pem")
        let folder = app.path + "/_CodeSignature/"
        let arguments = [
            "cms", "-verify", "-binary", "-inform", "DER", "-in", folder + "CodeSignature", "-content",
            folder + "CodeDirectory", "-CAfile", root, "-purpose", "any", "-ignore_critical", "-out", "/dev/null",
        ]
        let run = try CommandRun("/usr/bin/openssl", arguments)
        #expect(run.status == 0, "\(run.text)")
        let other = arguments.map { $0 == folder + "CodeDirectory" ? folder + "CodeResources" : $0 }
        #expect(try CommandRun("/usr/bin/openssl", other).status != 0)
        let printed = try CommandRun(
            "/usr/bin/openssl", ["cms", "-cmsout", "-print", "-inform", "DER", "-in", folder + "CodeSignature"])
        #expect(printed.text.contains("1.2.840.113635.100.9.2"))
        #expect(printed.text.contains("signingTime"))
    }

    @Test func theTimeOfSigningIsInTheMessage() throws {
        let signer = try TestSigner()
        let app = try SampleApp(hasCode: false)
        let signature = try app.sign(signer.identity(), at: signer.now)
        #expect(signature.signer?.time == signer.now)
        #expect(signature.signer?.certificates.count == 2)
    }

    /// What no signature covers must be as it is written here, or the message is refused.
    @Test func everyChangedByteOfAMessageIsFound() throws {
        let signer = try TestSigner()
        let app = try SampleApp(hasCode: false)
        let signature = try app.sign(signer.identity(), at: signer.now)
        let message = try #require(signature.message)
        let directories = signature.directories.map { ($0.directory, $0.content) }
        let trust = try signer.trust()
        for place in message.indices {
            for mask: UInt8 in [0x01, 0x20, 0x80, 0xFF] {
                var changed = message
                changed[place] ^= mask
                #expect(throws: (any Error).self, "byte \(place), \(mask)") {
                    let read = try SignatureMessage(reading: changed)
                    try read.check(directories)
                    let chain = try trust.verify(read.certificate, with: read.certificates, for: .codeSigning)
                    guard read.certificates.allSatisfy(chain.contains) else {
                        throw SigningError("another certificate")
                    }
                }
            }
        }
    }

    @Test func cutMessagesAreRefused() throws {
        let signer = try TestSigner()
        let app = try SampleApp(hasCode: false)
        let message = try #require(try app.sign(signer.identity(), at: signer.now).message)
        for count in stride(from: 0, to: message.count, by: 3) {
            #expect(throws: (any Error).self) { try SignatureMessage(reading: message.prefix(count)) }
        }
        #expect(throws: (any Error).self) { try SignatureMessage(reading: message + [0]) }
    }
}
