import AppBuilder
import ArgumentParser
import Foundation

struct NewCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "new", abstract: "Make a project to begin with.",
        discussion: "Without --template it lists the templates that there are.")

    @Argument(help: "The app's name; its folder is made in the current one.")
    var name: String?

    @Option(help: "What the project begins with: window, say.")
    var template: String?

    @Option(help: "objc or swift.")
    var language = "objc"

    func run() throws {
        let sdk = try SDK.locate()
        guard let name, let template else {
            for template in ProjectTemplate.all(in: sdk) {
                print("--template \(template.name) --language \(template.language)")
            }
            if name != nil {
                throw CommandError("no --template given", cure: "Choose one of those above.", status: .wrongUse)
            }
            return
        }
        let current = URL(fileURLWithPath: FileManager.default.currentDirectoryPath)
        let folder = try ProjectTemplate.find(template, language: language, in: sdk).make(name, in: current)
        printError("Made \(folder.path). Run it:")
        print("verger run \(name.contains(" ") ? "\"\(name)\"" : name)")
    }
}
