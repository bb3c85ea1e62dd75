import ArgumentParser
import Foundation

struct LogCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "log", abstract: "Show what the apps of a booted device write, until Ctrl-C.")

    @Argument(help: "A device's name, or “booted”.") var device = "booted"
    @Option(help: "How many lines from before are shown.") var last = 100
    @Flag(help: "Show only what is there.") var once = false

    func validate() throws {
        guard (0...1_000_000).contains(last) else { throw ValidationError("--last takes a number from 0 to 1000000.") }
    }

    func run() throws {
        let client = try ControlClient(device)
        // Events are followed before the log is read, so that no line is missed; what they tell is also in the log by
        // then, and is left out there.
        let events = once ? nil : try client.follow()
        let file = ControlClient.folder(of: client.deviceName) + "/log"
        let log = (try? Data(contentsOf: URL(fileURLWithPath: file))) ?? Data()
        let text = String(decoding: events.map { log.prefix($0.logSize) } ?? log, as: UTF8.self)
        for line in text.split(separator: "\n", omittingEmptySubsequences: false).dropLast().suffix(last) {
            print(line)
        }
        while let event = try events?.next() { event.print() }
    }
}
