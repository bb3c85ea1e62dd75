import AppBuilder
import ArgumentParser
import BridgeGenerator

struct SDKCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "sdk", abstract: "About the frameworks.", subcommands: [CoverageCommand.self])
}

struct CoverageCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "coverage", abstract: "Print how much of the iPhone OS 3 API behaves, by framework and class.")

    @Flag(help: "Name each member that is missing or does nothing yet.")
    var missing = false

    func run() throws {
        do {
            print(try CoverageReport(root: SDK.locate().root, listsMissing: missing).text)
        } catch let error as GeneratorError {
            throw CommandError("\(error)", cure: "Check that the clone is complete: git status")
        }
    }
}
