import ArgumentParser
import Certificates
import Foundation
import PushGateway

/// `verger push key`
struct KeyCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "key", abstract: "Keys with which a team's servers sign their tokens (ES256).",
        subcommands: [Make.self, Revoke.self], defaultSubcommand: Make.self)

    struct Make: ParsableCommand {
        static let configuration = CommandConfiguration(abstract: "Make a key: AuthKey_NAME.p8.")

        @OptionGroup var options: FolderOptions

        @Option(help: "The team, by its ten letters and digits: the issuer of its tokens.")
        var team: String

        func run() throws {
            let database = try options.database()
            let key = try PrivateKey(.ellipticP256)
            // As Apple's: ten letters and digits that nobody mistakes for others.
            let letters = Array("23456789ABCDEFGHJKLMNPQRSTUVWXYZ")
            let identifier = String((0..<10).map { _ in letters.randomElement() ?? "A" })
            try database.add(
                ProviderKey(
                    identifier: identifier, team: team, publicKeyPEM: try key.publicKey.pem))
            let path = "AuthKey_\(identifier).p8"
            try KeptFile.write(Array(try key.pem().utf8), to: path, isNew: true)
            print(URL(fileURLWithPath: path).path)
            print("kid \(identifier), iss \(team)")
        }
    }

    struct Revoke: ParsableCommand {
        static let configuration = CommandConfiguration(
            abstract: "Take a key back; within ten seconds nothing is taken by it.")

        @OptionGroup var options: FolderOptions

        @Argument(help: "The key's name, the kid of tokens.")
        var identifier: String

        func run() throws {
            let database = try options.database()
            guard try database.revokeKey(identifier: identifier) else {
                throw ValidationError("there is no key \(identifier)")
            }
        }
    }
}
