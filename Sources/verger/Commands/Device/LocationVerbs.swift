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
            location DEVICE start [--speed M] [--interval S|--distance M] LAT,LON LAT,LON …|-
                                                      it goes from place to place, M metres a second, and apps hear of it
                                                      every S seconds, or every M metres; - reads places from standard input
            location DEVICE list                      the routes with a name
            """)

    enum Action: String, ExpressibleByArgument, CaseIterable { case set, clear, run, start, list }

    @OptionGroup var target: DeviceArgument
    @Argument(help: "set, clear, run, start or list.") var action: Action
    @Option(help: "Metres a second, for start.") var speed = 20.0
    @Option(help: "Seconds between two places that apps hear of, for start (1).") var interval: Double?
    @Option(help: "Metres between them.") var distance: Double?
    @Argument(parsing: .allUnrecognized, help: "Places or a route.") var places: [String] = []

    func validate() throws {
        guard interval == nil || distance == nil else { throw ValidationError("Either --interval or --distance.") }
    }

    func run() throws {
        for (value, name) in [(speed, "speed"), (interval ?? 1, "interval"), (distance ?? 1, "distance")]
        where !(value > 0 && value.isFinite) {
            throw CommandError("a \(name) of \(value)", cure: "Give a number above 0.", status: .wrongUse)
        }
        var arguments = [action.rawValue]
        if action == .start {
            let seconds = interval ?? distance.map { $0 / speed } ?? 1
            guard (0.01...86_400).contains(seconds) else {
                throw CommandError(
                    "\(seconds) seconds between two places", cure: "From 0.01 to 86400 are possible.", status: .wrongUse
                )
            }
            arguments += [String(speed), String(seconds)]
        }
        // The device has another working directory, so paths must be absolute.
        arguments += action == .run ? places.map(absolute) : try places.flatMap(lines)
        try target.perform(.location, arguments)
    }

    private func absolute(_ path: String) -> String {
        FileManager.default.fileExists(atPath: path) ? URL(fileURLWithPath: path).path : path
    }

    private func lines(_ place: String) throws -> [String] {
        guard place == "-" else { return [place] }
        return try StandardInput.text(ofFile: "-").split(whereSeparator: \.isNewline).map(String.init)
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
        commandName: "addmedia", abstract: "Add pictures and films to the camera roll, songs, or contacts.")

    @OptionGroup var target: DeviceArgument
    @Argument(help: "Pictures, films, songs, playlists (.m3u), or contacts (.vcf).", completion: .file()) var files:
        [String]

    func run() throws { try target.perform(.addMedia, files.map { URL(fileURLWithPath: $0).path }) }
}

struct CameraCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "camera", abstract: "Say what a camera of the device sees.")

    enum Camera: String, ExpressibleByArgument, CaseIterable { case rear, front }

    @OptionGroup var target: DeviceArgument
    @Argument(help: "rear or front.") var camera: Camera
    @Argument(help: "A picture, or clear for the test picture.", completion: .file()) var file: String

    func run() throws {
        // The device has another working directory, so the path must be absolute.
        try target.perform(.camera, [camera.rawValue] + (file == "clear" ? [] : [URL(fileURLWithPath: file).path]))
    }
}

struct PrivacyCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "privacy", abstract: "Answer for the user what an app may know.")

    enum Action: String, ExpressibleByArgument, CaseIterable { case grant, revoke, reset }

    @OptionGroup var target: DeviceArgument
    @Argument(help: "grant, revoke, or reset to have the user asked again.") var action: Action
    @Argument(help: "location, push or all.") var service: String
    @Argument(help: "The app's bundle identifier; reset takes the answers of all apps back without it.")
    var identifier: String?

    /// What simctl knows, and systems before iOS 6 ask nobody about.
    private static let unasked = [
        "calendar", "contacts", "contacts-limited", "photos", "photos-add", "media-library", "microphone", "motion",
        "reminders",
        "siri",
    ]

    func validate() throws {
        guard action == .reset || identifier != nil else { throw ValidationError("\(action.rawValue) needs an app.") }
    }

    func run() throws {
        guard !Self.unasked.contains(service) else {
            throw CommandError(
                "systems before iOS 6 ask nobody about \(service)", cure: "Use location, push or all.",
                status: .wrongUse)
        }
        try target.perform(.privacy, [action.rawValue, service] + (identifier.map { [$0] } ?? []))
    }
}
