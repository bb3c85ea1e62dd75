import ArgumentParser
import Foundation

struct KeychainCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "keychain", abstract: "Remove what all apps keep in their keychains.",
        discussion: "keychain DEVICE reset")

    enum Action: String, ExpressibleByArgument, CaseIterable {
        case reset
        case addRootCertificate = "add-root-cert"
        case addCertificate = "add-cert"
    }

    @OptionGroup var target: DeviceArgument
    @Argument(help: "reset.") var action: Action
    @Argument(help: "Nothing.") var file: String?

    func run() throws {
        guard action == .reset else {
            throw CommandError(
                "\(action.rawValue): apps trust this machine's certificates",
                cure: "Add it there: update-ca-certificates. reset removes what apps keep.", status: .wrongUse)
        }
        try target.perform(.keychain, [action.rawValue])
    }
}
