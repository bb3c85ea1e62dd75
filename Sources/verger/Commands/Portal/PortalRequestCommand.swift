import ArgumentParser
import Certificates
import CodeSigning
import Foundation

/// What Keychain Access calls its certificate assistant.
struct PortalRequestCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "request", abstract: "Make a key and a certificate signing request.",
        discussion: """
            The private key goes into the user's keychain and nowhere else; the request, which is for the portal, has its \
            public half.
            """)

    enum Kind: String, ExpressibleByArgument, CaseIterable {
        case rsa, p256

        var algorithm: KeyAlgorithm { self == .rsa ? .rsa2048 : .ellipticP256 }
    }

    @Option(help: "The person's name, by which the key is found.") var name: String
    @Option(help: "The person's address.") var email: String
    @Option(help: "Two letters of a country.") var country: String?
    @Option(help: "rsa is a key of 2048 bits, as Apple asks for; p256 one on that curve.") var keyType = Kind.rsa
    @Option(help: "The keychain; the usual one if not given.") var keychain: String?
    @Option(name: [.short, .long], help: "The request's file; - for standard output.", completion: .file())
    var output = "CertificateSigningRequest.certSigningRequest"
    @OptionGroup var format: PortalOutput

    private struct Reply: Encodable {
        var request: String
        var key: String
    }

    func run() throws {
        let key = try PrivateKey(keyType.algorithm)
        let subject = CertificateSubject(commonName: name, country: country?.uppercased(), emailAddress: email)
        let request = try CertificateRequest(subject: subject, key: key)
        let place = try PortalKeychain(keychain).add(key)
        try PortalOutput.write([UInt8](request.pem.utf8), to: output)
        guard output != "-" else { return }
        try format.show(
            Reply(request: output, key: place),
            "The key is in \(place).\nHand in the request: verger portal certificate submit \(output)")
    }
}
