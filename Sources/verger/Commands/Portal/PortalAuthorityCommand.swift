import ArgumentParser
import Certificates
import Foundation
import Portal

struct PortalAuthorityCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "authority", abstract: "The portal's certificate authority.",
        discussion: "Who trusts its certificate, and looks at its list of revoked ones, trusts what the portal issues.")

    @Option(help: "Saves the authority's certificate (PEM) in a file.", completion: .file()) var certificate: String?
    @Option(help: "Saves the list of revoked certificates (DER) in a file.", completion: .file()) var list: String?
    @Option(
        help: ArgumentHelp(
            "Where others reach the site: certificates issued from now on name it for OCSP and the list.",
            valueName: "https://…"))
    var address: String?
    @Flag(help: "Certificates issued from now on name no address.") var noAddress = false
    @OptionGroup var output: PortalOutput

    private struct Reply: Encodable {
        var name: String
        var folder: String
        var fingerprint: String
        var expires: Date
        var revoked: Int
        var nextList: Date
        var address: String?
    }

    func validate() throws {
        if address != nil, noAddress { throw ValidationError("--address and --no-address contradict each other.") }
    }

    func run() throws {
        let authority = try Portal(PortalPlace()).authority
        if noAddress { try authority.setAddress(nil) }
        if let address {
            let checked: AuthorityAddress
            do { checked = try AuthorityAddress(address) } catch { throw CommandError("\(error)", status: .wrongUse) }
            try authority.setAddress(checked)
        }
        let revoked = try authority.revocationList()
        if let certificate { try PortalOutput.write([UInt8](authority.certificate.pem.utf8), to: certificate) }
        if let list { try PortalOutput.write(revoked.der, to: list) }
        guard certificate != "-", list != "-" else { return }
        let reply = Reply(
            name: authority.certificate.subject.commonName ?? "", folder: authority.folder,
            fingerprint: authority.certificate.fingerprint(.sha256).hexadecimal,
            expires: authority.certificate.notAfter, revoked: revoked.revoked.count, nextList: revoked.nextUpdate,
            address: try authority.address()?.text)
        try output.show(
            reply,
            """
            \(reply.name)
            in \(reply.folder), until \(PortalOutput.day(reply.expires))
            SHA-256 \(reply.fingerprint)
            \(reply.revoked) certificates are revoked; the next list is due on \(PortalOutput.day(reply.nextList)).
            """ + (reply.address.map { "\nNew certificates name \($0) for OCSP and the list." } ?? ""))
    }
}
