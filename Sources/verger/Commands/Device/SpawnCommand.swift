import ArgumentParser
import Foundation
import WebDriver

struct SpawnCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "spawn", abstract: "Start a program of the device: log, which shows what apps write.",
        discussion: "spawn DEVICE log stream|show …; spawn DEVICE log --help tells its options.")

    @Flag(name: [.customShort("s"), .long], help: "Taken, and changes nothing.") var standalone = false
    @OptionGroup var target: DeviceArgument
    @Argument(help: "log.") var program: String
    @Argument(parsing: .captureForPassthrough, help: "The program's arguments.") var arguments: [String] = []

    func run() throws {
        guard (program as NSString).lastPathComponent == "log" else {
            throw CommandError(
                "\(program): the device has no such program",
                cure: "There is log. Apps are started with launch.", status: .wrongUse)
        }
        var command = try LogTool.parseAsRoot(arguments)
        if var command = command as? any DeviceLogCommand {
            command.device = target.device
            try command.run()
        } else {
            try command.run()
        }
    }
}

/// The system's `log`, with the options of Apple's that make sense for what apps write.
struct LogTool: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "log", abstract: "Show what the apps of a device write.",
        discussion: LogRecord.discussion, subcommands: [LogStreamCommand.self, LogShowCommand.self])
}

/// A command that reads the log of a device.
protocol DeviceLogCommand: ParsableCommand {
    var device: String { get set }
}

/// Which lines are shown, and how.
struct LogOptions: ParsableArguments {
    @Option(help: "Show only lines for which this is true.") var predicate: String?
    @Option(help: "Show only what this app has written, or “device”.") var process: String?
    @Option(help: "default, compact, syslog, json or ndjson.") var style = LogRecord.Style.default
    @Option(help: "Taken: all lines are of the level default.") var level: String?
    @Flag(help: "Taken, and changes nothing.") var info = false
    @Flag(help: "Taken, and changes nothing.") var debug = false

    /// - Throws: A wrong use for a predicate that cannot be read.
    func makeFilter() throws -> (LogRecord) -> Bool {
        let predicate: WebDriver.Predicate? = try predicate.map { try LogRecord.predicate($0) }
        return { record in
            (process == nil || record.process == process) && predicate?.matches(record.members) != false
        }
    }
}

struct LogStreamCommand: DeviceLogCommand {
    static let configuration = CommandConfiguration(
        commandName: "stream", abstract: "Show what is written from now on, until Ctrl-C.")

    @OptionGroup var options: LogOptions
    @Option(help: "End after that many seconds; 5m and 1h are times, too.") var timeout: String?
    var device = "booted"

    enum CodingKeys: String, CodingKey { case options, timeout }

    func run() throws {
        let filter = try options.makeFilter()
        if let timeout = try timeout.map({ try LogRecord.seconds($0) }) {
            // Nothing has to be put away: what was printed is out.
            DispatchQueue.global().asyncAfter(deadline: .now() + timeout) { Foundation.exit(ExitStatus.fine.rawValue) }
        }
        let events = try ControlClient(device).follow()
        var printer = LogPrinter(options.style)
        while let event = try events.next() {
            if let record = LogRecord(event), filter(record) { printer.print(record) }
        }
        printer.end()
    }
}

struct LogShowCommand: DeviceLogCommand {
    static let configuration = CommandConfiguration(
        commandName: "show", abstract: "Show what was written since the device was booted: its last 10,000 lines.")

    @OptionGroup var options: LogOptions
    @Option(help: "Show only what is not older: 30s, 5m, 1h, 1d; “boot” for all.") var last: String?
    var device = "booted"

    enum CodingKeys: String, CodingKey { case options, last }

    func run() throws {
        let filter = try options.makeFilter()
        let span = last == "boot" ? nil : try last.map { try LogRecord.seconds($0) }
        let start = span.map { Date().timeIntervalSince1970 - $0 } ?? -.infinity
        let events = try ControlClient(device).follow(withHistory: true)
        var printer = LogPrinter(options.style)
        while let event = try events.next(), event.kind != .present {
            if let record = LogRecord(event), record.time >= start, filter(record) { printer.print(record) }
        }
        printer.end()
    }
}
