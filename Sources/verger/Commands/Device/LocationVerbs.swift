import ArgumentParser
import Foundation

struct LocationCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "location", abstract: "Say where the device is.",
        discussion: """
            location DEVICE set LAT,LON               it is there
            location DEVICE clear                     nobody can tell
            location DEVICE run ROUTE                 it follows a route: a name of `list`, a GPX file, or a file with
                                                      a place on each line
            location DEVICE start [--speed M] LAT,LON LAT,LON …   it goes from place to place, M metres a second
            location DEVICE list                      the routes with a name
            """)

    enum Action: String, ExpressibleByArgument, CaseIterable { case set, clear, run, start, list }

    @OptionGroup var target: DeviceArgument
    @Argument(help: "set, clear, run, start or list.") var action: Action
    @Option(help: "Metres a second, for start.") var speed = 20.0
    @Argument(parsing: .allUnrecognized, help: "Places or a route.") var places: [String] = []

    func run() throws {
        guard speed > 0, speed.isFinite else {
            throw CommandError("a speed of \(speed)", cure: "Give metres a second, above 0.", status: .wrongUse)
        }
        var arguments = [action.rawValue]
        if action == .start { arguments.append(String(speed)) }
        // The device has another working directory, so paths must be absolute.
        arguments += action == .run ? places.map(absolute) : places
        try target.perform(.location, arguments)
    }

    private func absolute(_ path: String) -> String {
        FileManager.default.fileExists(atPath: path) ? URL(fileURLWithPath: path).path : path
    }
}

struct HeadingCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "heading", abstract: "Say which way the device's top points.")

    @OptionGroup var target: DeviceArgument
    @Argument(help: "Degrees from north, clockwise.") var degrees: Double

    func run() throws {
        guard degrees.isFinite else { throw CommandError("no direction", cure: "Give degrees.", status: .wrongUse) }
        try target.perform(.heading, [String(degrees)])
    }
}

struct AddMediaCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "addmedia", abstract: "Add contacts to the device from vCards.")

    @OptionGroup var target: DeviceArgument
    @Argument(help: "Files of contacts (.vcf).", completion: .file(extensions: ["vcf"])) var files: [String]

    func run() throws { try target.perform(.addMedia, files.map { URL(fileURLWithPath: $0).path }) }
}

struct PrivacyCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "privacy", abstract: "Answer for the user what an app may know.")

    enum Action: String, ExpressibleByArgument, CaseIterable { case grant, revoke, reset }

    @OptionGroup var target: DeviceArgument
    @Argument(help: "grant, revoke, or reset to have the user asked again.") var action: Action
    @Argument(help: "location") var service: String
    @Argument(help: "The app's bundle identifier.") var identifier: String

    func run() throws { try target.perform(.privacy, [action.rawValue, service, identifier]) }
}
