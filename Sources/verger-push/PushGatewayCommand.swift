import ArgumentParser
import Foundation

/// The command line of the push gateway; docs/Push.md describes it. `verger push` becomes this program.
@main
struct PushGatewayCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "verger push",
        abstract: "The push service: providers send to it as to Apple's, devices get what they send.",
        subcommands: [PushServeCommand.self, CertificateCommand.self, KeyCommand.self, TokensCommand.self])

    /// The exit statuses are those of `verger`: 1 for what failed, 2 for wrong use.
    static func main() async {
        do {
            var command = try parseAsRoot()
            if var command = command as? any AsyncParsableCommand {
                try await command.run()
            } else {
                try command.run()
            }
        } catch {
            let code = exitCode(for: error)
            // Help is asked for, and no error.
            if code == .success { exit(withError: error) }
            let isWrongUse = code != .failure
            let text = isWrongUse ? fullMessage(for: error) : "error: \(error)"
            FileHandle.standardError.write(Data((text + "\n").utf8))
            Foundation.exit(isWrongUse ? 2 : 1)
        }
    }
}
