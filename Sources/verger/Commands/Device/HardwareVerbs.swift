import ArgumentParser

struct ButtonCommand: ParsableCommand {
    static let configuration = CommandConfiguration(commandName: "button", abstract: "Press a button of the case.")

    @OptionGroup var target: DeviceArgument
    @Argument(help: "home, home-twice, lock, volume-up or volume-down.") var button: String

    func run() throws { try target.perform(.button, [button]) }
}

struct RotateCommand: ParsableCommand {
    static let configuration = CommandConfiguration(commandName: "rotate", abstract: "Turn the device.")

    @OptionGroup var target: DeviceArgument
    @Argument(help: "portrait, landscape-left, landscape-right or upside-down; left or right for a quarter.")
    var orientation: String

    func run() throws { try target.perform(.rotate, [orientation]) }
}

struct ShakeCommand: ParsableCommand {
    static let configuration = CommandConfiguration(commandName: "shake", abstract: "Shake the device.")

    @OptionGroup var target: DeviceArgument

    func run() throws { try target.perform(.shake) }
}

struct AccelerateCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "accelerate", abstract: "Say what the accelerometer measures, until the device is turned.")

    @OptionGroup var target: DeviceArgument
    @Argument(parsing: .allUnrecognized, help: "X, Y and Z in units of gravity; upright it is 0 -1 0.")
    var numbers: [String]

    func run() throws { try target.perform(.accelerate, numbers) }
}

struct MemoryWarningCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "memory-warning", abstract: "Let the device run short of memory.")

    @OptionGroup var target: DeviceArgument

    func run() throws { try target.perform(.memoryWarning) }
}

struct CallCommand: ParsableCommand {
    static let configuration = CommandConfiguration(commandName: "call", abstract: "Call the device.")

    @OptionGroup var target: DeviceArgument
    @Argument(help: "For how many seconds it rings.") var seconds = 20.0
    @Option(help: "The caller's number; without it the caller is unknown.") var from = ""

    func run() throws { try target.perform(.call, [String(seconds), from]) }
}

struct TextCommand: ParsableCommand {
    static let configuration = CommandConfiguration(commandName: "text", abstract: "Send the device a text message.")

    @OptionGroup var target: DeviceArgument
    @Argument(help: "The sender's number.") var number: String
    @Argument(help: "What it says.") var text: String

    func run() throws { try target.perform(.text, [number, text]) }
}

struct BatteryCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "battery", abstract: "Say what the battery is at.",
        discussion: "At 0.2 and 0.1 the user is warned, unless it is charged.")

    @OptionGroup var target: DeviceArgument
    @Argument(help: "The charge, from 0 to 1.") var level: Double
    @Argument(help: "unplugged, charging or full.") var state: String?

    func run() throws { try target.perform(.battery, [String(level)] + (state.map { [$0] } ?? [])) }
}

struct NetworkCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "network", abstract: "Say what the network of the apps is like, or tell it.",
        discussion: """
            wifi: as the machine's. 3g, edge: slow cells. lossy: one packet of ten is lost. none: no connection. Or a cell of four \
            numbers: milliseconds from a request to its answer, kilobits a second that come and that go (0: any), and \
            the per cent of packets that are lost.
            """)

    @OptionGroup var target: DeviceArgument
    @Argument(help: "wifi, 3g, edge, lossy, none, or four numbers.") var words: [String] = []

    func run() throws { try target.perform(.network, words) }
}
