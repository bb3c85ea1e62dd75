import ArgumentParser
import Foundation
import Portal

struct PortalAccountCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "account", abstract: "People who use the portal.",
        subcommands: [AddAccountCommand.self, ListAccountsCommand.self, AccountPasswordCommand.self])
}

struct AddAccountCommand: ParsableCommand {
    static let configuration = CommandConfiguration(commandName: "add", abstract: "Add a person.")

    @Argument(help: "The person's address.") var email: String
    @Option(help: "The person's name, as it will stand in certificates.") var name: String
    @Option(help: "A file with a password for the web site; - for standard input.", completion: .file())
    var passwordFile: String?
    @OptionGroup var output: PortalOutput

    func run() throws {
        let portal = try Portal(PortalPlace())
        let password = try passwordFile.map(AccountPasswordCommand.read)
        let account = try portal.addAccount(email: email, name: name, password: password)
        try output.show(account, "\(account.name) <\(account.email)> has an account.")
    }
}

struct ListAccountsCommand: ParsableCommand {
    static let configuration = CommandConfiguration(commandName: "list", abstract: "List the accounts.")

    @OptionGroup var output: PortalOutput

    func run() throws {
        let accounts = try Portal(PortalPlace()).accounts()
        try output.show(accounts, ["ADDRESS", "NAME", "PASSWORD"], nothing: "There are no accounts.") {
            [$0.email, $0.name, $0.hasPassword ? "yes" : "no"]
        }
    }
}

struct AccountPasswordCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "password", abstract: "Set the password with which a person logs in at the web site.")

    @Argument(help: "The person's address.") var email: String
    @Argument(help: "A file whose first line is the password; standard input if not given.", completion: .file())
    var file = "-"
    @OptionGroup var output: PortalOutput

    func run() throws {
        let portal = try Portal(PortalPlace())
        let account = try portal.account(email)
        try portal.setPassword(Self.read(file), of: account)
        try output.show(portal.account(email), "The password of \(account.email) is set.")
    }

    /// The first line.
    static func read(_ path: String) throws -> String {
        let text = try StandardInput.text(ofFile: path)
        return String(text.prefix { !$0.isNewline })
    }
}
