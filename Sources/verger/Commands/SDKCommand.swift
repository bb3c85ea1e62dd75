import ArgumentParser

struct SDKCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "sdk", abstract: "About the frameworks.", subcommands: [])
}
