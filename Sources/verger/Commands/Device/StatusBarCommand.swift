import ArgumentParser

struct StatusBarCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "status_bar", abstract: "Show something else in the status bar than what is, for pictures.",
        discussion: """
            status_bar DEVICE override [--time "9:41 AM"] [--operatorName NAME] [--cellularBars 0-5] [--wifiBars 0-3] \
            [--dataNetwork wifi|3g|edge|hide] [--batteryLevel 0-100] [--batteryState charged|charging|discharging]
            status_bar DEVICE clear
            status_bar DEVICE list
            """)

    enum Action: String, ExpressibleByArgument, CaseIterable { case override, clear, list }

    @OptionGroup var target: DeviceArgument
    @Argument(help: "override, clear or list.") var action: Action
    @Option(help: "A text.") var time: String?
    @Option(name: .customLong("operatorName"), help: "The carrier's name.") var operatorName: String?
    @Option(name: .customLong("cellularBars"), help: "0 to 5.") var cellularBars: Int?
    @Option(name: .customLong("wifiBars"), help: "0 to 3.") var wifiBars: Int?
    @Option(name: .customLong("dataNetwork"), help: "wifi, 3g, edge or hide.") var dataNetwork: String?
    @Option(name: .customLong("batteryLevel"), help: "0 to 100.") var batteryLevel: Int?
    @Option(name: .customLong("batteryState"), help: "charged, charging or discharging.") var batteryState: String?

    private var parts: [String] {
        let all: [(String, String?)] = [
            ("time", time), ("operatorName", operatorName), ("cellularBars", cellularBars.map(String.init)),
            ("wifiBars", wifiBars.map(String.init)), ("dataNetwork", dataNetwork),
            ("batteryLevel", batteryLevel.map(String.init)), ("batteryState", batteryState),
        ]
        return all.compactMap { name, value in value.map { "\(name)=\($0)" } }
    }

    func validate() throws {
        guard action == .override ? !parts.isEmpty : parts.isEmpty else {
            throw ValidationError("override takes one or more of its options; clear and list take none.")
        }
    }

    func run() throws { try target.perform(.statusBar, [action.rawValue] + parts) }
}
