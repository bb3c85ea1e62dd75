import ArgumentParser
import Certificates
import Foundation

/// `verger push certificate`
struct CertificateCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "certificate", abstract: "Make a push certificate for an app: NAME.pem and NAME.p12.",
        discussion: "The .p12's passphrase is empty unless one is given. The files hold the private key.")

    @OptionGroup var options: FolderOptions

    @Argument(help: "The app's bundle identifier.")
    var topic: String

    enum Environment: String, ExpressibleByArgument, CaseIterable {
        case sandbox
        case production
        case both
    }

    @Option(help: "Which of the services it is for.")
    var environment = Environment.both

    @Option(name: .shortAndLong, help: "The files' name without its ending; the bundle identifier without it.")
    var output: String?

    @Option(help: "The passphrase of the .p12.")
    var password = ""

    @Flag(help: "Encrypt the .p12 so that programs of that time can read it.")
    var old = false

    func run() throws {
        let kind: CertificateKind =
            switch environment {
            case .sandbox: .pushDevelopment
            case .production: .pushProduction
            case .both: .pushBoth
            }
        let bundle = try options.open().makePushCertificate(topic: topic, kind: kind)
        let name = output ?? topic
        let pem = try bundle.key.pem() + (bundle.certificate?.pem ?? "") + bundle.chain.map { try $0.pem }.joined()
        try KeptFile.write(Array(pem.utf8), to: name + ".pem")
        let p12 = try bundle.write(passphrase: password, encryption: old ? .old : .modern)
        try KeptFile.write(p12, to: name + ".p12")
        print(URL(fileURLWithPath: name + ".pem").path)
        print(URL(fileURLWithPath: name + ".p12").path)
    }
}
