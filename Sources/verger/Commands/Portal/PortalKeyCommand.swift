import ArgumentParser
import Foundation
import Portal

struct PortalKeyCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "key", abstract: "Keys that sign providers' tokens for push.",
        subcommands: [AddKeyCommand.self, ListKeysCommand.self, RevokeKeyCommand.self])
}

struct AddKeyCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "add", abstract: "Make a key and save it in a file (.p8), which is the only one with it.")

    @Argument(help: "What the team calls it.") var name: String
    @Option(name: [.short, .long], help: "The file.", completion: .file()) var output: String?
    @OptionGroup var options: PortalOptions

    private struct Reply: Encodable {
        var key: PushKey
        var team: String
        var file: String
    }

    func run() throws {
        let portal = try options.portal()
        let member = try options.membership(in: portal)
        let (key, text) = try portal.addPushKey(name: name, by: member)
        let file = output ?? "AuthKey_\(key.identifier).p8"
        do { try PortalOutput.writeSecret([UInt8](text.utf8), to: file) } catch {
            // Nobody has the key: it would only take a place.
            try? portal.revokePushKey(key.identifier, by: member)
            throw error
        }
        try options.output.show(
            Reply(key: key, team: member.team.identifier, file: file),
            "The key \(key.identifier) of the team \(member.team.identifier) is in \(file), and nowhere else.")
    }
}

struct ListKeysCommand: ParsableCommand {
    static let configuration = CommandConfiguration(commandName: "list", abstract: "List the keys.")

    @OptionGroup var options: PortalOptions

    func run() throws {
        let portal = try options.portal()
        let keys = try portal.pushKeys(of: options.team(in: portal))
        try options.output.show(keys, ["IDENTIFIER", "NAME", "SINCE", "REVOKED"], nothing: "The team has no keys.") {
            [$0.identifier, $0.name, PortalOutput.day($0.created), PortalOutput.day($0.revoked)]
        }
    }
}

struct RevokeKeyCommand: ParsableCommand {
    static let configuration = CommandConfiguration(commandName: "revoke", abstract: "Let a key count no longer.")

    @Argument(help: "The key's identifier.") var key: String
    @OptionGroup var options: PortalOptions

    func run() throws {
        let portal = try options.portal()
        let member = try options.membership(in: portal)
        try portal.revokePushKey(key, by: member)
        let revoked = try portal.pushKeys(of: member.team).filter { $0.identifier == key }
        try options.output.show(revoked, "The key \(key) is revoked.")
    }
}
