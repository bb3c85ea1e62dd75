import ArgumentParser
import Device

@main struct Verger: ParsableCommand {
    static let configuration = CommandConfiguration(commandName: "verger", abstract: "An iPhone SDK for Linux.")
}
