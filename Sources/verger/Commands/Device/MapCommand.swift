import ArgumentParser
import Device

struct MapCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "map", abstract: "Say where maps have their tiles from, or tell it.",
        discussion: """
            TILES is a folder with z/x/y.png in it, or an address such as http://host/{z}/{x}/{y}.png; none for maps that \
            are made up. Apps that are launched from then on show them (docs/Maps.md).
            """)

    @OptionGroup var target: DeviceArgument
    @Option(help: "A folder, the address of a server, or none.", completion: .directory) var tiles: String?
    @Option(help: "What maps say about whose tiles they show.") var credit: String?

    func validate() throws {
        guard credit == nil || (tiles != nil && tiles != "none") else {
            throw ValidationError("--credit goes with --tiles.")
        }
    }

    func run() throws {
        let name = target.device == "booted" ? try ControlClient(target.device).deviceName : target.device
        let settings = MapTileSettings(deviceFolder: try DeviceCatalog().find(name).folder)
        guard let tiles else {
            let known = settings.tiles
            print(known?.tiles ?? "none")
            if let credit = known?.credit { print("credit: \(credit)") }
            return
        }
        guard tiles != "none" else { return try settings.set(nil) }
        do {
            try settings.set(.init(tiles: try MapTileSettings.place(named: tiles), credit: credit))
        } catch let error as DeviceError {
            throw CommandError("\(error)", cure: "See docs/Maps.md.", status: .wrongUse)
        }
    }
}
