import ArgumentParser
import Foundation
import PushGateway

/// `verger push tokens`
struct TokensCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "tokens", abstract: "List the apps of devices that want messages, with their tokens.")

    @OptionGroup var options: FolderOptions

    @Option(help: "Only those of this app.")
    var topic: String?

    func run() throws {
        let database = try options.database()
        try database.forEachRegistration(topic: topic) { device, registration in
            print(
                "\(registration.token.hexadecimal) \(registration.topic.identifier) \(registration.topic.environment) \(device)"
            )
        }
    }
}
