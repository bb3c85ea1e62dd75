import ArgumentParser
import CodeSigning
import Foundation

/// Apple's `security`, as far as scripts that build and sign apps use it.
struct SecurityCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "security", abstract: "Import and list keys and certificates, read signed messages.",
        discussion: usage)

    static let usage = """
        security find-identity [-v] [-p codesigning] [-s NAME] [KEYCHAIN…]
        security find-certificate [-a] [-c NAME] [-p] [-Z] [KEYCHAIN…]
        security import FILE [-k KEYCHAIN] [-P PASSPHRASE]
        security add-trusted-cert [-k KEYCHAIN] FILE
        security cms -D [-i FILE] [-o FILE]
        security list-keychains [-s KEYCHAIN…]
        security default-keychain [-s KEYCHAIN]
        security create-keychain -p PASSWORD KEYCHAIN
        security unlock-keychain [-p PASSWORD] [KEYCHAIN]
        security lock-keychain [KEYCHAIN]
        security delete-keychain KEYCHAIN
        """

    // Passed through, since the parser cannot read Apple's options, which have one dash.
    @Argument(parsing: .captureForPassthrough, help: "security's own arguments.")
    var arguments: [String] = []

    func run() throws {
        guard let verb = arguments.first, !["-h", "--help", "help"].contains(verb) else { return print(Self.usage) }
        let rest = Array(arguments.dropFirst())
        do {
            switch verb {
            case "find-identity": try IdentityListing(rest).run()
            case "find-certificate": try CertificateListing(rest).run()
            case "import": try KeychainImport(rest).run()
            case "add-trusted-cert": try KeychainImport.addTrusted(rest)
            case "cms": try MessageDecoding(rest).run()
            default:
                guard try KeychainVerbs.run(verb, rest) else {
                    throw CommandError(
                        "security has no command “\(verb)”", cure: "There are:\n\(Self.usage)", status: .wrongUse)
                }
            }
        } catch let error as SigningError {
            printError("security: \(error)")
            throw ExitCode(1)
        }
    }
}
