import ArgumentParser
import Certificates
import Foundation
import Portal

struct PortalCertificateCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "certificate", abstract: "Submit requests, approve them, get and revoke certificates.",
        subcommands: [
            SubmitRequestCommand.self, ListCertificatesCommand.self, ApproveRequestCommand.self,
            RejectRequestCommand.self, DownloadCertificateCommand.self, InstallCertificateCommand.self,
            RevokeCertificateCommand.self,
        ])
}

/// The kinds of certificates that people ask for, as commands call them.
enum OrderedKind: String, ExpressibleByArgument, CaseIterable {
    case development, distribution
    case pushDevelopment = "push-development"
    case pushProduction = "push-production"
    case push

    var kind: CertificateKind {
        switch self {
        case .development: .developer
        case .distribution: .distribution
        case .pushDevelopment: .pushDevelopment
        case .pushProduction: .pushProduction
        case .push: .pushBoth
        }
    }

    static func name(of kind: CertificateKind) -> String {
        allCases.first { $0.kind == kind }?.rawValue ?? kind.rawValue
    }
}

struct SubmitRequestCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "submit", abstract: "Hand in a certificate signing request.")

    @Argument(help: "The request's file; - for standard input.", completion: .file()) var file: String
    @Option(help: "development, distribution, push-development, push-production, or push for both.")
    var kind = OrderedKind.development
    @Option(help: "For push: the App ID's bundle identifier.") var app: String?
    @OptionGroup var options: PortalOptions

    func run() throws {
        let portal = try options.portal()
        let request: CertificateRequest
        do { request = try CertificateRequest(PortalOutput.read(file)) } catch let error as CertificateError {
            throw CommandError("\(file): \(error)", cure: "Make a request: verger portal request", status: .wrongUse)
        }
        let order = try portal.submit(request, kind: kind.kind, app: app, by: options.membership(in: portal))
        try options.output.show(
            order,
            "The request \(order.number) is pending.\nApprove it: verger portal certificate approve \(order.number)")
    }
}

struct ListCertificatesCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "list", abstract: "List requests and certificates.")

    @OptionGroup var options: PortalOptions

    func run() throws {
        let portal = try options.portal()
        let orders = try portal.certificates(of: options.team(in: portal))
        let now = Date()
        let titles = ["NUMBER", "KIND", "STATE", "UNTIL", "FOR"]
        try options.output.show(orders, titles, nothing: "The team has no certificates.") { order in
            [
                "\(order.number)", OrderedKind.name(of: order.kind),
                order.isExpired(at: now) ? "expired" : order.state.rawValue, PortalOutput.day(order.expires),
                order.app ?? order.accountName,
            ]
        }
    }
}

struct ApproveRequestCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "approve", abstract: "Issue the certificate that was asked for.")

    @Argument(help: "The request's number.") var number: Int64
    @OptionGroup var options: PortalOptions

    func run() throws {
        let portal = try options.portal()
        let order = try portal.approve(number, by: options.membership(in: portal))
        try options.output.show(
            order,
            "The certificate \(number) is issued, until \(PortalOutput.day(order.expires)).\n"
                + "Install it beside its key: verger portal certificate install \(number)")
    }
}

struct RejectRequestCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "reject", abstract: "Refuse a request, or withdraw one's own.")

    @Argument(help: "The request's number.") var number: Int64
    @OptionGroup var options: PortalOptions

    func run() throws {
        let portal = try options.portal()
        let member = try options.membership(in: portal)
        try portal.reject(number, by: member)
        try options.output.show(
            portal.certificate(number, of: member.team), "The request \(number) is rejected.")
    }
}

struct DownloadCertificateCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "download", abstract: "Save a certificate in a file (DER).")

    @Argument(help: "The certificate's number.") var number: Int64
    @Option(name: [.short, .long], help: "The file; - for standard output.", completion: .file())
    var output: String?
    @OptionGroup var options: PortalOptions

    private struct Reply: Encodable {
        var file: String
        var serial: String
    }

    func run() throws {
        let portal = try options.portal()
        let team = try options.team(in: portal)
        let certificate = try portal.download(number, of: team)
        let kind = OrderedKind.name(of: try portal.certificate(number, of: team).kind)
        let file = output ?? "\(kind)_\(number).cer"
        try PortalOutput.write(certificate.der, to: file)
        guard file != "-" else { return }
        try options.output.show(Reply(file: file, serial: certificate.serial), "The certificate is in \(file).")
    }
}

struct InstallCertificateCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "install", abstract: "Put a certificate into the user's keychain, beside its key.")

    @Argument(help: "The certificate's number.") var number: Int64
    @Option(help: "The keychain; the usual one if not given.") var keychain: String?
    @OptionGroup var options: PortalOptions

    private struct Reply: Encodable {
        var identity: String
        var file: String
    }

    func run() throws {
        let portal = try options.portal()
        let certificate = try portal.download(number, of: options.team(in: portal))
        let file = try PortalKeychain(keychain).install(certificate, chain: [portal.authority.certificate])
        let name = certificate.subject.commonName ?? certificate.serial
        try options.output.show(Reply(identity: name, file: file), "“\(name)” is in the keychain: \(file)")
    }
}

extension RevocationReason: ExpressibleByArgument {
    private static let names: [(name: String, reason: RevocationReason)] = [
        ("unspecified", .unspecified), ("key-compromise", .keyCompromise), ("left", .affiliationChanged),
        ("superseded", .superseded), ("ended", .cessationOfOperation),
    ]

    public init?(argument: String) {
        guard let found = Self.names.first(where: { $0.name == argument }) else { return nil }
        self = found.reason
    }

    public static var allValueStrings: [String] { names.map(\.name) }
    public var defaultValueDescription: String { Self.names.first { $0.reason == self }?.name ?? "" }
}

struct RevokeCertificateCommand: ParsableCommand {
    static let configuration = CommandConfiguration(commandName: "revoke", abstract: "Revoke a certificate for good.")

    @Argument(help: "The certificate's number.") var number: Int64
    @Option(help: "key-compromise: others may have its key, which is never taken again.")
    var reason = RevocationReason.unspecified
    @OptionGroup var options: PortalOptions

    func run() throws {
        let portal = try options.portal()
        let member = try options.membership(in: portal)
        try portal.revoke(number, reason: reason, by: member)
        try options.output.show(
            portal.certificate(number, of: member.team), "The certificate \(number) is revoked.")
    }
}
