import ArgumentParser
import Device
import Foundation

struct ListCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "list", abstract: "List the devices there are, and which of them are booted.",
        discussion: """
            With --json the result has simctl's keys. A term after what is listed leaves only what has it in its name or \
            its UDID; “booted” leaves the booted devices, “available” all.
            """)

    enum What: String, ExpressibleByArgument, CaseIterable { case devices, devicetypes, runtimes, pairs }

    @Flag(name: [.short, .long], help: "Print JSON, as simctl does.") var json = false
    @Argument(help: "devices, devicetypes, runtimes or pairs; devices if not given, everything with --json.")
    var what: What?
    @Argument(help: "Leaves what has this in its name, “booted”, or “available”.") var term: String?

    func run() throws {
        let listing = DeviceListing(term: term)
        if json { return print(try listing.json(what.map { [$0] } ?? What.allCases)) }
        print(listing.text(what ?? .devices))
    }
}
